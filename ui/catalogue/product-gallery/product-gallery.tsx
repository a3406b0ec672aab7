import { type MouseEvent, useId, useRef, useState } from 'react';
import { ZoomIn } from '../../primitives/icons.ts';
import { Link } from '../../primitives/link/link.tsx';
import { ImagePlaceholder } from '../../primitives/picture/image-placeholder.tsx';
import { useImageResolver } from '../../primitives/picture/image-provider.ts';
import { Picture, productWidths } from '../../primitives/picture/picture.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { productGalleryMessages } from './product-gallery-messages.ts';

export interface ProductGalleryProps {
  /** Name of the product, for the text alternatives. */
  name: string;
  /** Pictures as `ImageProvider` resolves them, the main one first. */
  pictures: readonly string[];
  /** Forms of the pictures that were uploaded, in the same order. @default [] */
  forms?: readonly (string | undefined)[];
  /** Texts that describe the pictures; the name of the product by default. @default [] */
  texts?: readonly string[];
  /** Dominant colour of the main picture. @default undefined */
  colour?: string;
  /** Pales the pictures, as the product is sold out. @default false */
  soldOut?: boolean;
  /**
   * Called with the index of the picture that the visitor enlarges. Without it, and before
   * hydration, the picture is a link to its file.
   * @default undefined
   */
  onZoom?: (index: number) => void;
}

/** `true` for a click that opens another tab or window. */
const isModified = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  metaKey || ctrlKey || shiftKey || altKey;

/**
 * The pictures of a product. Several pictures are slides that a finger or the links below moves,
 * also without scripts. On a phone the gallery has the width of the screen.
 */
export function ProductGallery(
  { name, pictures, forms = [], texts = [], colour, soldOut = false, onZoom }: ProductGalleryProps,
) {
  const messages = useMessages('productGallery', productGalleryMessages);
  const resolveImage = useImageResolver();
  const id = useId();
  const slides = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const altOf = (index: number) =>
    texts[index] || (index === 0 ? name : messages.pictureOf(name, index + 1));
  const zoom = (event: MouseEvent, index: number) => {
    if (!onZoom || isModified(event)) return;
    event.preventDefault();
    onZoom(index);
  };
  const show = (event: MouseEvent, index: number) => {
    if (!slides.current || isModified(event)) return;
    event.preventDefault();
    slides.current.scrollLeft = index * slides.current.clientWidth;
  };
  return (
    <div data-slot='product-gallery'>
      <ul
        ref={slides}
        role='list'
        aria-label={messages.label}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
          setCurrent(Math.round(scrollLeft / clientWidth))}
        className='-mx-4 flex h-[min(100vw,52svh)] snap-x snap-mandatory overflow-x-auto overscroll-x-contain [scrollbar-width:none] motion-safe:scroll-smooth md:mx-0 md:aspect-square md:h-auto md:rounded-card [&::-webkit-scrollbar]:hidden'
      >
        {pictures.map((image, index) => (
          <li
            key={image}
            id={`${id}-${index}`}
            className='relative w-full shrink-0 snap-center bg-surface'
          >
            <Link
              href={resolveImage(image, productWidths).src}
              onClick={(event) => zoom(event, index)}
              className='group block size-full cursor-zoom-in -outline-offset-4'
            >
              <ImagePlaceholder colour={soldOut || index > 0 ? undefined : colour} />
              <Picture
                image={image}
                forms={forms[index]}
                alt={altOf(index)}
                sizes='(width >= 80rem) 588px, (width >= 48rem) 50vw, 100vw'
                priority={index === 0}
                className={`absolute size-full object-cover ${soldOut ? 'opacity-50' : ''}`}
              />
              <span className='absolute right-3 bottom-3 flex h-9 items-center gap-1.5 rounded-tag bg-surface px-3 text-sm text-ink group-hover:text-jade'>
                <ZoomIn aria-hidden size={18} />
                <span className='sr-only'>{messages.enlarge}</span>
                {pictures.length > 1 && <span aria-hidden>{index + 1}/{pictures.length}</span>}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {pictures.length > 1 && (
        <ul role='list' aria-label={messages.choose} className='mt-3 flex gap-3 max-md:hidden'>
          {pictures.map((image, index) => (
            <li key={image}>
              <Link
                href={`#${id}-${index}`}
                aria-label={messages.show(index + 1)}
                aria-current={index === current ? 'true' : undefined}
                onClick={(event) => show(event, index)}
                className='block size-20 overflow-hidden rounded-field border border-line outline-jade hover:border-jade aria-[current]:border-jade aria-[current]:ring-1 aria-[current]:ring-jade'
              >
                <Picture
                  image={image}
                  forms={forms[index]}
                  sizes='80px'
                  className='size-full object-cover'
                />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
