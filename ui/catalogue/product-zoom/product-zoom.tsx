import { Dialog } from '@base-ui/react/dialog';
import { type ComponentProps, type RefObject, useRef, useState } from 'react';
import { DialogClose } from '../../layout/dialog/dialog-close.tsx';
import { focusOnOpen } from '../../layout/dialog/focus-on-open.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { ChevronLeft, ChevronRight, ZoomIn, ZoomOut } from '../../primitives/icons.ts';
import { joinClasses } from '../../primitives/join-classes.ts';
import { Picture, productWidths } from '../../primitives/picture/picture.tsx';
import { useZoom } from './use-zoom.ts';
import { productGalleryMessages } from '../product-gallery/product-gallery-messages.ts';

const productZoomMessages = {
  label: (product: string) => `Ảnh phóng to: ${product}`,
  /** Precedes the number of the picture, for screen readers. */
  picture: 'Ảnh',
  zoomOut: 'Thu nhỏ',
  zoomIn: 'Phóng to',
  previous: 'Ảnh trước',
  next: 'Ảnh sau',
};

export interface ProductZoomProps {
  /** Name of the product. */
  name: string;
  /** Pictures as `ImageProvider` resolves them. */
  pictures: readonly string[];
  /** Width and scaled forms of the pictures, in the same order. @default [] */
  forms?: readonly (string | undefined)[];
  /** Index of the picture to show; `undefined` closes the dialog. */
  index: number | undefined;
  /** Called with the index of another picture. */
  onIndexChange: (index: number) => void;
  /** Called when the visitor closes it. */
  onClose: () => void;
}

/**
 * The pictures of a product on the whole screen. Two fingers, the wheel, a click, the buttons or
 * the keys + and − enlarge a picture; the arrow keys move it, or show another one.
 */
export function ProductZoom(
  { name, pictures, forms = [], index, onIndexChange, onClose }: ProductZoomProps,
) {
  const { label } = useMessages('productZoom', productZoomMessages);
  const stage = useRef<HTMLDivElement>(null);
  // The last picture stays visible during the exit animation.
  const [shown, setShown] = useState(index ?? 0);
  if (index !== undefined && index !== shown) setShown(index);
  return (
    <Dialog.Root
      open={index !== undefined}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <Dialog.Portal>
        <Dialog.Popup
          initialFocus={focusOnOpen(stage)}
          aria-label={label(name)}
          data-slot='product-zoom'
          className='fixed inset-0 z-50 bg-paper transition-opacity outline-none data-ending-style:opacity-0 data-starting-style:opacity-0'
        >
          <ZoomStage
            name={name}
            pictures={pictures}
            forms={forms}
            index={shown}
            onIndexChange={onIndexChange}
            ref={stage}
          />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

interface ZoomStageProps
  extends Required<Pick<ProductZoomProps, 'name' | 'pictures' | 'forms' | 'onIndexChange'>> {
  index: number;
  /** Ref to the stage, which takes the focus and the keys. */
  ref: RefObject<HTMLDivElement | null>;
}

/** Widths in px of an enlarged picture whose forms are known. */
const zoomWidths = [...productWidths, 1_600];

/** One enlarged picture with its controls. After the last picture follows the first one. */
function ZoomStage({ name, pictures, forms, index, onIndexChange, ref }: ZoomStageProps) {
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
        <DialogClose className='bg-surface text-ink' />
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
