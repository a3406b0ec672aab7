import type { FormEvent } from 'react';
import { Sheet } from '../../layout/dialog/sheet.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { Notice } from '../../primitives/notice/notice.tsx';
import { type Parcel, ParcelFields, readParcel } from '../admin-order/parcel-fields.tsx';
import { correctParcelMessages as messages } from './correct-parcel-messages.ts';

export interface CorrectParcelProps {
  /** `true` while the dialog is open. */
  open: boolean;
  /** Called when the dialog is closed. */
  onClose: () => void;
  /** Code of the order. */
  code: string;
  /** Company that delivers the parcel. @default none */
  carrier?: string;
  /** Number of the parcel at that company. @default none */
  trackingCode?: string;
  /** Called with the corrected parcel, without what is empty. */
  onCorrect: (parcel: Parcel) => void;
  /** `true` while the request is running. @default false */
  busy?: boolean;
  /** Error of the last attempt. @default undefined */
  error?: string;
}

/** Dialog that corrects carrier and number of a parcel which is on its way. */
export function CorrectParcel(
  { open, onClose, code, carrier, trackingCode, onCorrect, busy = false, error }:
    CorrectParcelProps,
) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!busy) onCorrect(readParcel(event.currentTarget));
  };
  return (
    <Sheet
      open={open}
      onClose={onClose}
      hasFields
      slot='correct-parcel'
      title={messages.title(code)}
      className='p-5 md:w-130 md:p-6'
    >
      <form onSubmit={submit} className='mt-3 grid gap-4'>
        {error && <Notice tone='error'>{error}</Notice>}
        <ParcelFields carrier={carrier} trackingCode={trackingCode} />
        <p className='text-sm text-ink-soft'>{messages.hint}</p>
        <div className='flex flex-wrap justify-end gap-3'>
          <Button variant='quiet' onClick={onClose}>{messages.back}</Button>
          <Button type='submit' aria-disabled={busy}>
            {busy ? messages.working : messages.submit}
          </Button>
        </div>
      </form>
    </Sheet>
  );
}
