import type { NguHanh } from '@thach-an/lunar';
import { useRef } from 'react';
import { Link } from '../../primitives/link/link.tsx';
import { Picture } from '../../primitives/picture/picture.tsx';
import { ImagePlaceholder } from '../../primitives/picture/image-placeholder.tsx';
import { Price } from '../../primitives/price/price.tsx';
import { AddButton } from '../add-button/add-button.tsx';
import type { Product } from '../listed-product.ts';
import { OptionPicker, type OptionPickerProps } from '../option-picker/option-picker.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { lowStock } from '../low-stock.ts';
import { SuitedElements, type SuitedElementsProps } from '../suited-elements/suited-elements.tsx';
import { TrustLines, type TrustLinesProps } from '../trust-lines/trust-lines.tsx';

const productDetailMessages = {
  category: 'Danh mục:',
  subCategory: ', phân loại:',
  /** Link to the page of the product. */
  more: 'Xem chi tiết sản phẩm',
  /** The same link, if the product is sold out: the page has a form for a notice. */
  notify: 'Báo cho tôi khi có hàng',
  remaining: (stock: number) => `Chỉ còn ${stock} sản phẩm`,
};

export interface ProductDetailProps {
  /** Product to show. */
  product: Product;
  /** Quantity in the cart. @default 0 */
  added?: number;
  /**
   * Called with the product and its `<img>`, from which the animation to the cart starts.
   * @default undefined
   */
  onAdd?: (product: Product, picture: HTMLImageElement | null) => void;
  /** URL of the product's own page, to which a link leads. @default undefined */
  href?: string;
  /** Returns the URL that shows another option of the product. @default undefined */
  optionHref?: OptionPickerProps['hrefFor'];
  /** Elements of the people whom the product suits. @default [] */
  suited?: readonly NguHanh[];
  /** Returns the URL of the products that suit an element. @default undefined */
  suitedHref?: SuitedElementsProps['hrefFor'];
  /** Reasons to trust the seller, below the description. @default undefined */
  trust?: TrustLinesProps;
  /** Level of the heading; 1 if the details are the whole page. @default 2 */
  headingLevel?: 1 | 2 | 3;
  /** Id of the heading, for `aria-labelledby` of a dialog around it. @default undefined */
  headingId?: string;
}

/** The full description of one product; on a wide screen the picture is left of the text. */
export function ProductDetail(
  {
    product,
    added = 0,
    onAdd,
    href,
    optionHref,
    suited = [],
    suitedHref,
    trust,
    headingLevel = 2,
    headingId,
  }: ProductDetailProps,
) {
  const messages = useMessages('productDetail', productDetailMessages);
  const root = useRef<HTMLDivElement>(null);
  const Heading = `h${headingLevel}` as const;
  const { name, image, colour, price, originalPrice, description, category, subCategory, stock } =
    product;
  const soldOut = stock <= 0;
  return (
    <article ref={root} data-slot='product-detail' className='grid md:grid-cols-2'>
      <div className='relative aspect-square bg-paper md:aspect-auto md:min-h-[min(440px,50vw-24px,90dvh)]'>
        <ImagePlaceholder colour={soldOut ? undefined : colour} />
        <Picture
          image={image}
          forms={product.imageForms}
          alt={name}
          sizes='(width >= 48rem) 440px, 100vw'
          priority
          className={`absolute size-full object-cover ${soldOut ? 'opacity-50' : ''}`}
        />
      </div>
      <div className='flex flex-col p-5 md:p-8'>
        <p className='pr-12 text-ink-soft'>
          <span className='sr-only'>{messages.category}</span> {category}
          {subCategory && (
            <>
              <span aria-hidden className='mr-1 ml-2 text-gold'>◆</span>
              <span className='sr-only'>{messages.subCategory}</span> {subCategory}
            </>
          )}
        </p>
        <Heading
          id={headingId}
          className='mt-1 pr-12 pb-1 text-xl leading-[1.3] max-md:pr-0 md:text-2xl'
        >
          {name}
        </Heading>
        <div className='mt-2'>
          <Price value={price} original={originalPrice} size='large' />
        </div>
        {optionHref && product.options && (
          <div className='mt-4 empty:hidden'>
            <OptionPicker options={product.options} value={product._id} hrefFor={optionHref} />
          </div>
        )}
        <p className='mt-4 whitespace-pre-line'>{description}</p>
        {suited.length > 0 && (
          <div className='mt-3'>
            <SuitedElements elements={suited} hrefFor={suitedHref} />
          </div>
        )}
        {trust && <TrustLines {...trust} className='mt-4' />}
        {href && (
          <Link
            href={href}
            className='mt-1 inline-flex min-h-11 items-center self-start font-semibold text-jade underline-offset-4 hover:underline'
          >
            {soldOut ? messages.notify : messages.more}
          </Link>
        )}
        <div className='sticky bottom-0 -mx-5 mt-2 -mb-5 border-t border-line bg-surface px-5 py-4 md:mx-0 md:mt-auto md:-mb-8 md:border-0 md:px-0 md:py-8 [@media(height<30rem)]:py-4! [@media(height<20rem)]:static'>
          {!soldOut && stock <= lowStock && (
            <p className='mb-3 font-semibold text-cinnabar'>{messages.remaining(stock)}</p>
          )}
          <AddButton
            soldOut={soldOut}
            added={added}
            className='w-full noscript:hidden'
            onClick={() => onAdd?.(product, root.current?.querySelector('img') ?? null)}
          />
        </div>
      </div>
    </article>
  );
}
