import { Check, ShoppingBag } from '../../primitives/icons.ts';
import { useRef } from 'react';
import { Button } from '../../primitives/button/button.tsx';
import { Picture } from '../../primitives/picture/picture.tsx';
import { ImagePlaceholder } from '../../primitives/picture/image-placeholder.tsx';
import { Price } from '../../primitives/price/price.tsx';
import type { Product } from '../listed-product.ts';

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
  /** Level of the heading; 1 if the details are the whole page. @default 2 */
  headingLevel?: 1 | 2 | 3;
  /** Id of the heading, for `aria-labelledby` of a dialog around it. @default undefined */
  headingId?: string;
}

/** Maximum stock up to which the remaining quantity is shown. */
const lowStock = 5;

/** The full description of one product; on a wide screen the picture is left of the text. */
export function ProductDetail(
  { product, added = 0, onAdd, headingLevel = 2, headingId }: ProductDetailProps,
) {
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
          alt={name}
          width={800}
          height={800}
          sizes='(width >= 48rem) 440px, 100vw'
          priority
          className={`absolute size-full object-cover ${soldOut ? 'opacity-50' : ''}`}
        />
      </div>
      <div className='flex flex-col p-5 md:p-8'>
        <p className='pr-12 text-ink-soft'>
          <span className='sr-only'>Danh mục:</span> {category}
          {subCategory && (
            <>
              <span aria-hidden className='mr-1 ml-2 text-gold'>◆</span>
              <span className='sr-only'>, phân loại:</span> {subCategory}
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
        <p className='mt-4 whitespace-pre-line'>{description}</p>
        <div className='sticky bottom-0 -mx-5 mt-2 -mb-5 border-t border-line bg-surface px-5 py-4 md:mx-0 md:mt-auto md:-mb-8 md:border-0 md:px-0 md:py-8 [@media(height<30rem)]:py-4!'>
          {!soldOut && stock <= lowStock && (
            <p className='mb-3 font-semibold text-cinnabar'>Chỉ còn {stock} sản phẩm</p>
          )}
          <Button
            variant={added > 0 ? 'secondary' : 'primary'}
            disabled={soldOut}
            className='min-h-12 w-full'
            onClick={() => onAdd?.(product, root.current?.querySelector('img') ?? null)}
          >
            {soldOut ? 'Hết hàng' : added > 0
              ? (
                <>
                  <Check aria-hidden size={18} />Đã thêm ({added})
                </>
              )
              : (
                <>
                  <ShoppingBag aria-hidden size={18} />Thêm vào giỏ
                </>
              )}
          </Button>
        </div>
      </div>
    </article>
  );
}
