import type { ComponentProps, ReactNode, RefObject } from 'react';
import { ChevronLeft, ChevronRight, ZoomIn, ZoomOut } from '../../primitives/icons.ts';
import { joinClasses } from '../../primitives/join-classes.ts';
import { Picture, productWidths } from '../../primitives/picture/picture.tsx';
import { useZoom } from './use-zoom.ts';
import { productGalleryMessages } from '../product-gallery/product-gallery-messages.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { productZoomMessages } from './product-zoom-messages.ts';

export interface ZoomStageProps {
  /** Name of the product, for the text alternative. */
  name: string;
  /** Pictures as `ImageProvider` resolves them. */
  pictures: readonly string[];
  /** Forms of the pictures that were uploaded, in the same order. */
  forms: readonly (string | undefined)[];
  /** Index of the shown picture. */
  index: number;
  /** Called with the index of another picture. */
  onIndexChange: (index: number) => void;
  /** Button that closes the dialog. */
  close: ReactNode;
  /** Ref to the stage, which takes the focus and the keys. */
  ref: RefObject<HTMLDivElement | null>;
}

/** Widths in px of an uploaded picture that is enlarged. */
const zoomWidths = [...productWidths, 1_600];

/** One enlarged picture with its controls. After the last picture follows the first one. */
export function ZoomStage(
  { name, pictures, forms, index, onIndexChange, close, ref }: ZoomStageProps,
) {
  const messages = useMessages('productZoom', productZoomMessages);
  const { pictureOf } = useMessages('productGallery', productGalleryMessages);
  const count = pictures.length;
  const { view: { scale, x, y }, zoomIn, zoomOut, reset, onKeyDown, pointerHandlers } = useZoom(
    ref,
    step,
  );
  function step(by: 1 | -1) {
    if (count < 2) return;
    reset();
    onIndexChange((index + by + count) % count);
  }
  return (
    // The keys work wherever the focus is in the dialog.
    <div className='size-full' onKeyDown={onKeyDown}>
      <div
        ref={ref}
        tabIndex={-1}
        {...pointerHandlers}
        className={`size-full touch-none overflow-hidden outline-none select-none ${
          scale > 1 ? 'cursor-zoom-out' : 'cursor-zoom-in'
        }`}
      >
        <Picture
          key={index}
          image={pictures[index] ?? ''}
          forms={forms[index]}
          widths={forms[index] ? zoomWidths : undefined}
          alt={index > 0 ? pictureOf(name, index + 1) : name}
          sizes='200vw'
          draggable={false}
          className='size-full object-contain'
          style={{ transform: `translate(${x}px, ${y}px) scale(${scale})` }}
        />
      </div>
      <div className='absolute inset-x-0 top-0 flex items-center gap-1.5 p-2'>
        {count > 1 && (
          <p aria-live='polite' className='flex h-11 items-center rounded-tag bg-surface px-4'>
            <span className='sr-only'>{messages.picture}</span>
            {index + 1}/{count}
          </p>
        )}
        <IconButton aria-label={messages.zoomOut} className='ml-auto' onClick={zoomOut}>
          <ZoomOut aria-hidden size={22} />
        </IconButton>
        <IconButton aria-label={messages.zoomIn} onClick={zoomIn}>
          <ZoomIn aria-hidden size={22} />
        </IconButton>
        {close}
      </div>
      {count > 1 && (
        <>
          <IconButton
            aria-label={messages.previous}
            className='absolute bottom-3 left-3 md:top-1/2 md:bottom-auto md:-translate-y-1/2'
            onClick={() => step(-1)}
          >
            <ChevronLeft aria-hidden size={24} />
          </IconButton>
          <IconButton
            aria-label={messages.next}
            className='absolute right-3 bottom-3 md:top-1/2 md:bottom-auto md:-translate-y-1/2'
            onClick={() => step(1)}
          >
            <ChevronRight aria-hidden size={24} />
          </IconButton>
        </>
      )}
    </div>
  );
}

function IconButton({ className, ...rest }: ComponentProps<'button'>) {
  return (
    <button
      type='button'
      className={joinClasses(
        'flex size-11 shrink-0 items-center justify-center rounded-tag bg-surface text-ink hover:bg-jade-soft',
        className,
      )}
      {...rest}
    />
  );
}
