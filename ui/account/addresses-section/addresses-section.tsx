import {
  recipientOf,
  type SavedAddressView,
} from '../../checkout/saved-address-picker/saved-address-view.ts';
import { Button } from '../../primitives/button/button.tsx';
import { AccountSection } from '../account-section/account-section.tsx';
import { type SubmitResult, useSubmission } from '../account-section/use-submission.ts';
import { AddressEditor, type AddressEditorProps } from './address-editor.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { addressesSectionMessages } from './addresses-section-messages.ts';
import { placeOf } from '../../checkout/place-of.ts';
import { DeleteButtons } from '../account-section/delete-buttons.tsx';

export interface AddressesSectionProps {
  /** Saved addresses; the checkout fills in the first one. */
  addresses: readonly SavedAddressView[];
  /** Maximum number of addresses. @default 10 */
  limit?: number;
  /** Form for one address, which replaces the list; `undefined` shows the list. */
  editor?: AddressEditorProps;
  /** Called when the visitor adds an address. */
  onAdd: () => void;
  /** Called with the id of an address to change. */
  onEdit: (id: string) => void;
  /** Deletes an address. */
  onDelete: (id: string) => Promise<SubmitResult>;
}

/** Section of the account page with the saved delivery addresses. */
export function AddressesSection(
  { addresses, limit = 10, editor, onAdd, onEdit, onDelete }: AddressesSectionProps,
) {
  const messages = useMessages('addressesSection', addressesSectionMessages);
  return (
    <AccountSection title={messages.title}>
      {editor ? <AddressEditor {...editor} /> : (
        <>
          {addresses.length === 0
            ? <p className='text-ink-soft'>{messages.empty}</p>
            : (
              <ul role='list' className='divide-y divide-line'>
                {addresses.map((address, index) => (
                  <AddressRow
                    key={address.id}
                    address={address}
                    first={index === 0 && addresses.length > 1}
                    onEdit={() => onEdit(address.id)}
                    onDelete={() => onDelete(address.id)}
                  />
                ))}
              </ul>
            )}
          {addresses.length < limit
            ? (
              <Button variant='secondary' onClick={onAdd} className='mt-4 w-full sm:w-auto'>
                {messages.add}
              </Button>
            )
            : <p className='mt-4 text-ink-soft'>{messages.limitReached(limit)}</p>}
        </>
      )}
    </AccountSection>
  );
}

interface AddressRowProps {
  address: SavedAddressView;
  /** `true` if the checkout fills in this address and the list has others. */
  first: boolean;
  onEdit: () => void;
  onDelete: () => Promise<SubmitResult>;
}

/** One saved address. Deleting it takes a second press. */
function AddressRow({ address, first, onEdit, onDelete }: AddressRowProps) {
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
