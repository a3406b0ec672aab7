import { useEffect, useRef, useState } from 'react';
import {
  placeOf,
  recipientOf,
  type SavedAddressView,
} from '../../checkout/saved-address-picker/saved-address-view.ts';
import { Button } from '../../primitives/button/button.tsx';
import { type SubmitResult, useSubmission } from '../account-section/use-submission.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { addressesSectionMessages } from './addresses-section-messages.ts';

export interface AddressRowProps {
  /** Address to show. */
  address: SavedAddressView;
  /** `true` if the checkout fills in this address and the list has others. */
  first: boolean;
  /** Called when the visitor changes the address. */
  onEdit: () => void;
  /** Deletes the address. */
  onDelete: () => Promise<SubmitResult>;
}

/** One saved address. Deleting it takes a second press. */
export function AddressRow({ address, first, onEdit, onDelete }: AddressRowProps) {
  const messages = useMessages('addressesSection', addressesSectionMessages);
  const [confirming, setConfirming] = useState(false);
  const { busy, error, submit } = useSubmission();
  const buttons = useRef<HTMLDivElement>(null);
  const shown = useRef(confirming);
  useEffect(() => {
    if (shown.current === confirming) return;
    shown.current = confirming;
    buttons.current?.querySelector<HTMLElement>('[data-focus]')?.focus();
  }, [confirming]);
  return (
    <li className='py-4 first:pt-0'>
      <p className='flex flex-wrap gap-x-3 gap-y-1 font-semibold wrap-anywhere'>
        {recipientOf(address)} · {address.phone}
        {first && (
          <span className='rounded-tag bg-jade-soft px-3 font-normal whitespace-nowrap text-jade'>
            {messages.filledIn}
          </span>
        )}
      </p>
      <p className='text-ink-soft wrap-anywhere'>{placeOf(address)}</p>
      <p className='text-ink-soft wrap-anywhere'>{address.email}</p>
      {error && !busy && <p role='alert' className='text-cinnabar'>{error}</p>}
      <div ref={buttons} className='mt-1 -ml-3 flex flex-wrap gap-x-1'>
        {confirming
          ? (
            <>
              <Button
                data-focus
                variant='quiet'
                aria-label={messages.keepOf(address.street)}
                disabled={busy}
                onClick={() => setConfirming(false)}
                className='px-3!'
              >
                {messages.keep}
              </Button>
              <Button
                variant='danger'
                aria-label={messages.confirmOf(address.street)}
                disabled={busy}
                onClick={async () => {
                  if (!await submit({}, onDelete)) setConfirming(false);
                }}
              >
                {busy ? messages.deleting : messages.confirm}
              </Button>
            </>
          )
          : (
            <>
              <Button
                variant='quiet'
                aria-label={messages.editOf(address.street)}
                onClick={onEdit}
                className='px-3!'
              >
                {messages.edit}
              </Button>
              <Button
                data-focus
                variant='quiet'
                aria-label={messages.deleteOf(address.street)}
                onClick={() => setConfirming(true)}
                className='px-3!'
              >
                {messages.delete}
              </Button>
            </>
          )}
      </div>
    </li>
  );
}
