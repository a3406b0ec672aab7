import { Dialog } from '@base-ui/react/dialog';
import { type ReactNode, useRef } from 'react';
import { joinClasses } from '../../primitives/join-classes.ts';
import { DialogClose } from './dialog-close.tsx';
import { focusOnOpen } from './focus-on-open.ts';
import { keepAboveKeyboard } from './keep-above-keyboard.ts';

export interface SheetProps {
  /** `true` while the dialog is open. */
  open: boolean;
  /** Called when the visitor closes it: with ×, with Escape, or by pressing outside. */
  onClose: () => void;
  /** Called when the closing transition has ended. @default undefined */
  onClosed?: () => void;
  /**
   * `true` for a dialog with fields: it stays above the on-screen keyboard, and its first control
   * takes the focus instead of the dialog itself. @default false
   */
  hasFields?: boolean;
  /** Returns the element that takes the focus; `true` for the default. @default see `hasFields` */
  initialFocus?: () => HTMLElement | true;
  /** Name of the component, in kebab-case. */
  slot: string;
  /** Heading, beside a button that closes the dialog. @default that of the content */
  title?: string;
  /** Id of the heading, if it is not a `Dialog.Title`. @default undefined */
  labelledBy?: string;
  /** Classes for the width on a wide screen and for the padding. */
  className: string;
  /** Content of the dialog. */
  children: ReactNode;
}

/** Modal dialog: centred on a wide screen, a bottom sheet on a phone. */
export function Sheet(
  {
    open,
    onClose,
    onClosed,
    hasFields = false,
    initialFocus,
    slot,
    title,
    labelledBy,
    className,
    children,
  }: SheetProps,
) {
  const popup = useRef<HTMLDivElement>(null);
  return (
    <Dialog.Root
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      onOpenChangeComplete={(next) => {
        if (!next) onClosed?.();
      }}
    >
      <Dialog.Portal>
        <Dialog.Backdrop
          data-slot='sheet-backdrop'
          className='fixed inset-0 z-50 bg-veil transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0 print:hidden'
        />
        <Dialog.Popup
          ref={hasFields ? keepAboveKeyboard : popup}
          initialFocus={initialFocus ?? (hasFields ? undefined : focusOnOpen(popup))}
          {...labelledBy !== undefined && { 'aria-labelledby': labelledBy }}
          data-slot={slot}
          className={joinClasses(
            'fixed inset-x-0 z-50 overflow-y-auto overscroll-contain rounded-t-card bg-surface transition-[translate,scale,opacity] outline-none data-ending-style:translate-y-full data-starting-style:translate-y-full md:top-0 md:m-auto md:h-fit md:rounded-card md:data-ending-style:translate-y-0 md:data-ending-style:scale-97 md:data-ending-style:opacity-0 md:data-starting-style:translate-y-0 md:data-starting-style:scale-97 md:data-starting-style:opacity-0 forced-colors:border',
            hasFields
              ? 'bottom-(--in-view-bottom,0px) max-h-[calc(var(--in-view-height,100dvh)*0.94)]'
              : 'bottom-0 max-h-[92dvh] md:max-h-[90dvh]',
            className,
          )}
        >
          {title !== undefined && (
            <div className='flex items-start justify-between gap-4'>
              <Dialog.Title className='text-xl'>{title}</Dialog.Title>
              <DialogClose className='-mt-2 -mr-2' />
            </div>
          )}
          {children}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
