import { placeOf } from '../../checkout/place-of.ts';
import {
  recipientOf,
  type SavedAddressView,
} from '../../checkout/saved-address-picker/saved-address-view.ts';
import { Button } from '../../primitives/button/button.tsx';
import { DeleteButtons } from '../account-section/delete-buttons.tsx';
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
  const { busy, error, submit } = useSubmission();
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
      <DeleteButtons
        name={address.street}
        messages={messages}
        busy={busy}
        onDelete={() => submit({}, onDelete)}
        className='mt-1'
      >
        <Button
          variant='quiet'
          aria-label={messages.editOf(address.street)}
          onClick={onEdit}
          className='px-3!'
        >
          {messages.edit}
        </Button>
      </DeleteButtons>
    </li>
  );
}
