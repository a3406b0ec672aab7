import { Dialog } from '@base-ui/react/dialog';
import { type ReactNode, useCallback, useRef } from 'react';
import { joinClasses } from '../../primitives/join-classes.ts';
import { DialogClose } from './dialog-close.tsx';
import { focusOnOpen } from './focus-on-open.ts';

export interface SheetProps {
  /** `true` while the dialog is open. */
  open: boolean;
  /** Called when the visitor closes it: with ×, with Escape, or by pressing outside. */
  onClose: () => void;
  /** Called when the closing transition has ended. @default undefined */
  onClosed?: () => void;
  /** `true` if its first control takes the focus instead of the dialog itself. @default false */
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

/**
 * Modal dialog: centred on a wide screen; on a phone a bottom sheet, which stays above the
 * on-screen keyboard.
 */
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
  const attach = useCallback((element: HTMLDivElement | null) => {
    popup.current = element;
    return keepAboveKeyboard(element);
  }, []);
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
          ref={attach}
          initialFocus={initialFocus ?? (hasFields ? undefined : focusOnOpen(popup))}
          finalFocus={useContainerFocus(open)}
          {...labelledBy !== undefined && { 'aria-labelledby': labelledBy }}
          data-slot={slot}
          className={joinClasses(
            'fixed inset-x-0 bottom-(--in-view-bottom,0px) z-50 overflow-y-auto overscroll-contain rounded-t-card bg-surface transition-[translate,scale,opacity] outline-none data-ending-style:translate-y-full data-starting-style:translate-y-full md:top-0 md:m-auto md:h-fit md:rounded-card md:data-ending-style:translate-y-0 md:data-ending-style:scale-97 md:data-ending-style:opacity-0 md:data-starting-style:translate-y-0 md:data-starting-style:scale-97 md:data-starting-style:opacity-0 forced-colors:border',
            hasFields
              ? 'max-h-[calc(var(--in-view-height,100dvh)*0.94)]'
              : 'max-h-[calc(var(--in-view-height,100dvh)*0.92)] md:max-h-[calc(var(--in-view-height,100dvh)*0.9)]',
            className,
          )}
        >
          {title !== undefined && (
            <Dialog.Title className='min-h-9 pr-13 text-xl'>{title}</Dialog.Title>
          )}
          {children}
          {/* Last, so that the first field takes the focus when the dialog opens. */}
          {title !== undefined && (
            <DialogClose className='absolute top-3 right-3 md:top-4 md:right-4' />
          )}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/**
 * Returns the property `finalFocus` of a Base UI dialog that returns the focus to a container too,
 * such as a new page. Base UI would move it to the first control of the container.
 */
function useContainerFocus(open: boolean): (() => boolean) | undefined {
  const wasOpen = useRef(false);
  const before = useRef<HTMLElement>(null);
  // The server has no document.
  if (open && !wasOpen.current) {
    before.current = globalThis.document?.activeElement as HTMLElement | null;
  }
  wasOpen.current = open;
  const container = before.current;
  if (!container?.matches('[tabindex="-1"]')) return undefined;
  return () => {
    // The dialog makes the page inert until its own return of the focus.
    queueMicrotask(() => container.focus({ preventScroll: true }));
    return !container.isConnected;
  };
}

/**
 * Keeps an element above the on-screen keyboard. Two custom properties describe the part of the
 * window that the keyboard leaves visible: `--in-view-bottom` is the distance of its bottom edge
 * from that of the window, and `--in-view-height` its height, both in px. Scrolls the focused field
 * into view. Suitable as a `ref`.
 *
 * @param popup Fixed element that scrolls
 * @returns Function that removes the listeners, or `undefined` without a visual viewport
 */
function keepAboveKeyboard(popup: HTMLElement | null): (() => void) | undefined {
  const viewport = globalThis.visualViewport;
  if (!popup || !viewport) return;
  const update = () => {
    // Under pinch zoom the visual viewport is smaller for another reason.
    if (Math.abs(viewport.scale - 1) > 0.01) return;
    const bottom = Math.max(0, innerHeight - viewport.offsetTop - viewport.height);
    popup.style.setProperty('--in-view-bottom', `${bottom}px`);
    popup.style.setProperty('--in-view-height', `${viewport.height}px`);
    const { activeElement } = document;
    if (bottom > 0 && popup.contains(activeElement) && activeElement !== popup) {
      activeElement?.scrollIntoView({ block: 'nearest' });
    }
  };
  const listeners = new AbortController();
  viewport.addEventListener('resize', update, { signal: listeners.signal });
  viewport.addEventListener('scroll', update, { signal: listeners.signal });
  update();
  return () => listeners.abort();
}
