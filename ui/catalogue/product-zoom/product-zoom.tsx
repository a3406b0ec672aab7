import { Dialog } from '@base-ui/react/dialog';
import { useRef, useState } from 'react';
import { DialogClose } from '../../layout/dialog/dialog-close.tsx';
import { focusOnOpen } from '../../layout/dialog/focus-on-open.ts';
import { ZoomStage } from './zoom-stage.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { productZoomMessages } from './product-zoom-messages.ts';

export interface ProductZoomProps {
  /** Name of the product. */
  name: string;
  /** Pictures as `ImageProvider` resolves them. */
  pictures: readonly string[];
  /** Forms of the pictures that were uploaded, in the same order. @default [] */
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
            close={<DialogClose className='bg-surface text-ink' />}
          />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
