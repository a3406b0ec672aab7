import { Dialog } from '@base-ui/react/dialog';
import type { LuuNien, Palace } from '@thach-an/lunar';
import { useState } from 'react';
import { DialogClose } from '../../layout/dialog/dialog-close.tsx';
import { Sheet } from '../../layout/dialog/sheet.tsx';
import palaceNotes from '../la-so-stars/palace-notes.json' with { type: 'json' };
import { PalaceStars } from './palace-stars.tsx';
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
  const current = palace && opposite ? { palace, opposite } : undefined;
  // The last palace stays visible during the exit animation.
  const [shown, setShown] = useState(current);
  if (current && current.palace !== shown?.palace) setShown(current);
  return (
    <Sheet
      open={palace !== undefined}
      onClose={onClose}
      slot='la-so-sheet'
      className='md:w-[min(640px,calc(100vw-48px))] print:hidden'
    >
      <div className='sticky top-0 z-10 flex h-0 justify-end'>
        <DialogClose className='m-2 bg-surface text-ink' />
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
    </Sheet>
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
