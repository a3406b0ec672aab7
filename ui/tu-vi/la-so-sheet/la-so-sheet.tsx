import { Dialog } from '@base-ui/react/dialog';
import type { LuuNien, Palace } from '@thach-an/lunar';
import { useRef, useState } from 'react';
import { focusOnOpen } from '../../primitives/focus-on-open.ts';
import { X } from '../../primitives/icons.ts';
import palaceNotes from '../la-so-stars/palace-notes.json' with { type: 'json' };
import { PalaceStars } from './palace-stars.tsx';
import { actionMessages } from '../../messages/action-messages.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { laSoSheetMessages } from './la-so-sheet-messages.ts';

export interface LaSoSheetProps {
  /** Palace to explain; `undefined` closes the sheet. */
  palace: Palace | undefined;
  /** The palace on the opposite side of the board, whose main stars an empty palace borrows. */
  opposite: Palace | undefined;
  /** Limits and stars of the chosen year, or `null`. */
  luuNien: LuuNien | null;
  /** Called when the visitor closes it. */
  onClose: () => void;
}

/**
 * The meaning of a palace and of its stars in a modal dialog: centred on a wide screen, a bottom
 * sheet on a phone. The focus returns to the palace when it closes.
 */
export function LaSoSheet({ palace, opposite, luuNien, onClose }: LaSoSheetProps) {
  const messages = useMessages('laSoSheet', laSoSheetMessages);
  const { close } = useMessages('actions', actionMessages);
  const popup = useRef<HTMLDivElement>(null);
  const current = palace && opposite ? { palace, opposite } : undefined;
  // The last palace stays visible during the exit animation.
  const [shown, setShown] = useState(current);
  if (current && current.palace !== shown?.palace) setShown(current);
  return (
    <Dialog.Root
      open={palace !== undefined}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <Dialog.Portal>
        <Dialog.Backdrop className='fixed inset-0 z-50 bg-veil transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0 print:hidden' />
        <Dialog.Popup
          ref={popup}
          initialFocus={focusOnOpen(popup)}
          data-slot='la-so-sheet'
          className='fixed inset-x-0 bottom-0 z-50 max-h-[92dvh] overflow-y-auto overscroll-contain rounded-t-card bg-surface transition-[translate,scale,opacity] outline-none data-ending-style:translate-y-full data-starting-style:translate-y-full md:inset-0 md:m-auto md:h-fit md:max-h-[90dvh] md:w-[min(640px,calc(100vw-48px))] md:rounded-card md:data-ending-style:translate-y-0 md:data-ending-style:scale-97 md:data-ending-style:opacity-0 md:data-starting-style:translate-y-0 md:data-starting-style:scale-97 md:data-starting-style:opacity-0 forced-colors:border print:hidden'
        >
          <div className='sticky top-0 z-10 flex h-0 justify-end'>
            <Dialog.Close
              aria-label={close}
              className='m-2 flex size-11 shrink-0 items-center justify-center rounded-tag bg-surface text-ink hover:bg-jade-soft'
            >
              <X aria-hidden size={22} />
            </Dialog.Close>
          </div>
          {shown && (
            <div className='p-5 md:p-8'>
              <Dialog.Title className='pr-12 text-2xl leading-[1.4]'>
                {messages.palace(shown.palace.name)}
              </Dialog.Title>
              <p className='text-ink-soft'>{describe(shown.palace, messages)}</p>
              <Dialog.Description className='mt-3'>
                {palaceNotes[shown.palace.name]}
              </Dialog.Description>
              <PalaceStars {...shown} luuNien={luuNien} />
            </div>
          )}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** Returns the stem and branch, the decade, and what covers the palace. */
function describe(
  { can, chi, daiHan, than, tuan, triet }: Palace,
  messages: typeof laSoSheetMessages,
): string {
  return [
    `${can} ${chi}`,
    messages.decade(daiHan, daiHan + 9),
    ...(than ? [messages.than] : []),
    ...(tuan ? [messages.tuan] : []),
    ...(triet ? [messages.triet] : []),
  ].join(' · ');
}
