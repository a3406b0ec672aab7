import type { NguHanh } from '@thach-an/lunar';
import { type ReactNode, useRef } from 'react';
import { BuyBox } from '../../catalogue/buy-box/buy-box.tsx';
import type { Product } from '../../catalogue/listed-product.ts';
import type { DetailedProduct } from '../../catalogue/detailed-product.ts';
import { OptionPicker } from '../../catalogue/option-picker/option-picker.tsx';
import { ProductFacts } from '../../catalogue/product-facts/product-facts.tsx';
import { ProductGallery } from '../../catalogue/product-gallery/product-gallery.tsx';
import {
  PurchaseLines,
  type PurchaseLinesProps,
} from '../../catalogue/purchase-lines/purchase-lines.tsx';
import { RelatedProducts } from '../../catalogue/related-products/related-products.tsx';
import {
  SuitedElements,
  type SuitedElementsProps,
} from '../../catalogue/suited-elements/suited-elements.tsx';
import { TrustLines, type TrustLinesProps } from '../../catalogue/trust-lines/trust-lines.tsx';
import { Breadcrumbs } from '../../primitives/breadcrumbs/breadcrumbs.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { Share2 } from '../../primitives/icons.ts';
import { Price } from '../../primitives/price/price.tsx';
import { useMessages } from '../../messages/use-messages.ts';

const productPageMessages = {
  home: 'Trang chủ',
  store: 'Cửa hàng',
  facts: 'Thông tin sản phẩm',
  purchase: 'Giao hàng và đổi trả',
  share: 'Chia sẻ sản phẩm',
};

export interface ProductPageProps {
  /** Product of the page. */
  product: DetailedProduct;
  /** Elements of the people whom the product suits. @default [] */
  suits?: readonly NguHanh[];
  /** URL of the store with the products of a category. */
  categoryHref: string;
  /** Returns the URL of the store with the products that suit an element. @default undefined */
  suitedHref?: SuitedElementsProps['hrefFor'];
  /** Reasons to trust the seller, below the button. @default undefined */
  trust?: TrustLinesProps;
  /** Delivery and returns. */
  purchase: PurchaseLinesProps;
  /** Products like this one. */
  related: readonly Product[];
  /** Returns the URL of a product's page. */
  hrefFor: (product: Pick<Product, '_id'>) => string;
  /** Quantities in the cart, by product id. @default {} */
  quantities?: Readonly<Record<string, number>>;
  /**
   * Called with the product, its `<img>`, from which the animation to the cart starts, and the
   * selected quantity.
   * @default undefined
   */
  onAdd?: (product: Product, picture: HTMLImageElement | null, quantity: number) => void;
  /** Called with the index of the picture that the visitor enlarges. @default undefined */
  onZoom?: (index: number) => void;
  /** Called to share the page. @default undefined */
  onShare?: () => void;
  /** Form for a notice, beside the button of a product that is sold out. @default undefined */
  notice?: ReactNode;
  /** Average rating, below the name. @default undefined */
  rating?: ReactNode;
  /** Reviews, above the related products. @default undefined */
  reviews?: ReactNode;
  /** Products that the visitor has seen, below the related ones. @default undefined */
  viewed?: ReactNode;
  /** The dialog with an enlarged picture. @default undefined */
  children?: ReactNode;
}

/** Page of one product: pictures, price, facts, delivery, and related products. */
export function ProductPage({
  product,
  suits = [],
  categoryHref,
  suitedHref,
  trust,
  purchase,
  related,
  hrefFor,
  quantities = {},
  onAdd,
  onZoom,
  onShare,
  notice,
  rating,
  reviews,
  viewed,
  children,
}: ProductPageProps) {
  const messages = useMessages('productPage', productPageMessages);
  const gallery = useRef<HTMLDivElement>(null);
  const { _id, name, description, price, originalPrice, image, colour, category, stock } = product;
  return (
    <div data-slot='product-page' className='page pb-16'>
      {children}
      <article className='relative md:grid md:grid-cols-2 md:gap-x-10 lg:gap-x-14'>
        <Breadcrumbs
          className='max-md:absolute max-md:top-3 max-md:left-0 max-md:z-10 max-md:rounded-tag max-md:bg-surface max-md:pr-4 max-md:pl-2.5 md:col-span-2 md:py-3'
          links={[
            { label: messages.home, href: '/' },
            { label: messages.store, href: '/store' },
            { label: category, href: categoryHref },
          ]}
          current={name}
        />
        <div ref={gallery} className='md:sticky md:top-24 md:self-start'>
          <ProductGallery
            key={_id}
            name={name}
            pictures={[image, ...product.gallery ?? []]}
            forms={[product.imageForms, ...product.galleryForms ?? []]}
            texts={product.pictureTexts?.split('\n').map((text) => text.trim())}
            colour={colour}
            soldOut={stock <= 0}
            onZoom={onZoom}
          />
        </div>
        <div className='pt-4 md:pt-0'>
          <h1 className='pb-1 text-2xl leading-[1.3] md:text-3xl md:leading-[1.3]'>{name}</h1>
          {rating}
          <Price className='mt-1 md:mt-2' value={price} original={originalPrice} size='large' />
          <div className='mt-3'>
            <SuitedElements elements={suits} hrefFor={suitedHref} />
          </div>
          {product.options && (
            <div className='mt-4 empty:hidden'>
              <OptionPicker
                options={product.options}
                value={_id}
                hrefFor={hrefFor}
                current='page'
              />
            </div>
          )}
          <div className='mt-4'>
            <BuyBox
              key={_id}
              name={name}
              stock={stock}
              added={quantities[_id]}
              onAdd={(quantity) =>
                onAdd?.(product, gallery.current?.querySelector('img') ?? null, quantity)}
            >
              {notice}
            </BuyBox>
          </div>
          {trust && <TrustLines {...trust} className='mt-4' />}
          <p className='mt-5 max-w-prose whitespace-pre-line md:mt-7'>{description}</p>
          <h2 className='sr-only'>{messages.facts}</h2>
          <div className='mt-6'>
            <ProductFacts {...product} />
          </div>
          <h2 className='sr-only'>{messages.purchase}</h2>
          <div className='mt-6'>
            <PurchaseLines {...purchase} />
          </div>
          <Button variant='quiet' className='mt-4 -ml-5 noscript:hidden' onClick={onShare}>
            <Share2 aria-hidden size={18} />
            {messages.share}
          </Button>
        </div>
      </article>
      {reviews && <div className='mt-14'>{reviews}</div>}
      <div className='mt-14'>
        <RelatedProducts
          products={related}
          hrefFor={hrefFor}
          quantities={quantities}
          onAdd={(product, picture) => onAdd?.(product, picture, 1)}
        />
      </div>
      {viewed && <div className='mt-14 empty:hidden'>{viewed}</div>}
    </div>
  );
}
