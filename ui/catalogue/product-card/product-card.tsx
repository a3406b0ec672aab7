import { type MouseEvent, useRef } from 'react';
import { AddLabel } from '../add-button/add-button.tsx';
import { buttonClass } from '../../primitives/button/button.tsx';
import { Link } from '../../primitives/link/link.tsx';
import { MarkedText, type TextRange } from '../marked-text/marked-text.tsx';
import { Picture } from '../../primitives/picture/picture.tsx';
import { ImagePlaceholder } from '../../primitives/picture/image-placeholder.tsx';
import { Price } from '../../primitives/price/price.tsx';
import type { Product } from '../listed-product.ts';
import { previewDescription } from './preview-description.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { productCardMessages } from './product-card-messages.ts';

export interface ProductCardProps {
  /** Product to show. */
  product: Product;
  /** URL of the link: the page with this product's details open, or the product's own page. */
  href: string;
  /** Keeps the scroll position when the link is followed. @default true */
  keepScroll?: boolean;
  /** Quantity in the cart. @default 0 */
  added?: number;
  /**
   * Called with the product and its `<img>`, from which the animation to the cart starts.
   * @default undefined
   */
  onAdd?: (product: Product, picture: HTMLImageElement | null) => void;
  /** Loads the picture before others, always or on wide screens only. @default false */
  priority?: boolean | 'wide';
  /** Level of the heading with the name, one below that of the section. @default 3 */
  headingLevel?: 2 | 3 | 4 | 5 | 6;
  /** Returns the ranges of a text that a search has found. @default undefined */
  mark?: (text: string) => readonly TextRange[];
}

/**
 * One product of a grid: picture, name, price and a button that adds it to the cart. Screens wider
 * than a phone also show the beginning of the description.
 */
export function ProductCard(
  {
    product,
    href,
    keepScroll = true,
    added = 0,
    onAdd,
    priority,
    headingLevel = 3,
    mark,
  }: ProductCardProps,
) {
  const messages = useMessages('productCard', productCardMessages);
  const card = useRef<HTMLElement>(null);
  const description = previewDescription(product.description);
  const Heading = `h${headingLevel}` as const;
  const soldOut = product.stock <= 0;
  const { price, familySize = 0, familyTopPrice = price } = product;
  const hasOptions = familySize > 1;
  const isLowest = hasOptions && familyTopPrice > price;
  const name = product.option && !hasOptions ? `${product.name} · ${product.option}` : product.name;
  const add = (event: MouseEvent) => {
    event.preventDefault();
    onAdd?.(product, card.current?.querySelector('img') ?? null);
  };
  return (
    <article
      ref={card}
      data-slot='product-card'
      className='group relative flex h-full has-[.stretched:focus-visible]:outline-2 has-[.stretched:focus-visible]:outline-offset-2 has-[.stretched:focus-visible]:outline-jade flex-col overflow-hidden rounded-card border border-line bg-surface transition-transform motion-safe:hover:-translate-y-0.5'
    >
      <div className='relative aspect-square overflow-hidden bg-paper'>
        <ImagePlaceholder colour={soldOut ? undefined : product.colour} />
        <Picture
          image={product.image}
          forms={product.imageForms}
          alt=''
          fallback={product.name}
          sizes='(width >= 64rem) 280px, (width >= 48rem) 30vw, 46vw'
          priority={priority}
          className={`relative size-full object-cover ${soldOut ? 'opacity-50' : ''}`}
        />
      </div>
      <div className='flex grow flex-col gap-1 px-2.5 pt-3 pb-3 sm:px-4'>
        <Heading className='line-clamp-2 pb-0.5 max-md:min-h-[calc(2.8em+2px)] text-base leading-[1.4]'>
          <Link
            href={href}
            keepScroll={keepScroll}
            className='stretched focus-visible:outline-none'
          >
            <MarkedText text={name} ranges={mark?.(name)} />
          </Link>
        </Heading>
        <p className='mb-1 line-clamp-3 min-h-[4.8em] text-sm text-ink-soft max-md:hidden'>
          <MarkedText text={description} ranges={mark?.(description)} />
        </p>
        {/* Height of a reduced price; on a phone its second line may wrap, below level prices. */}
        <div className='min-h-12 md:mt-auto'>
          <Price
            value={price}
            original={isLowest ? undefined : product.originalPrice}
            from={isLowest}
          />
        </div>
      </div>
      <div
        className={`relative z-10 p-2.5 pt-0 sm:p-4 sm:pt-0${hasOptions ? '' : ' noscript:hidden'}`}
      >
        {hasOptions && !soldOut
          ? (
            <Link
              href={href}
              keepScroll={keepScroll}
              className={`${buttonClass('secondary')} w-full px-1! max-[22rem]:text-sm sm:px-2!`}
            >
              {messages.choose}
              <span className='sr-only'>: {name}</span>
            </Link>
          )
          : (
            <button
              type='button'
              disabled={soldOut}
              onClick={add}
              className={`${
                buttonClass(added > 0 ? 'secondary' : 'primary')
              } w-full px-1! max-[22rem]:text-sm sm:px-2!`}
            >
              <AddLabel soldOut={soldOut} added={added} iconClass='shrink-0 max-sm:hidden' />
              <span className='sr-only'>: {name}</span>
            </button>
          )}
      </div>
    </article>
  );
}
