import { useEffect, useRef } from 'react';
import { AddressForm, type AddressFormProps } from '../../checkout/address-form/address-form.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { Notice } from '../../primitives/notice/notice.tsx';
import { actionMessages } from '../../messages/action-messages.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { addressesSectionMessages } from './addresses-section-messages.ts';

export interface AddressEditorProps {
  /** `true` for a new address. */
  adding: boolean;
  /** Props of the fields. */
  form: Omit<AddressFormProps, 'title' | 'headingLevel' | 'before' | 'after'>;
  /** `true` while the address is being saved. @default false */
  busy?: boolean;
  /** Refusal or failure that concerns no single field. @default undefined */
  error?: string;
  /** Called on submit, also with incomplete fields. */
  onSubmit: () => void;
  /** Called when the visitor cancels. */
  onCancel: () => void;
}

/** Form for a saved address, with the fields of the checkout. */
export function AddressEditor(
  { adding, form, busy = false, error, onSubmit, onCancel }: AddressEditorProps,
) {
  const messages = useMessages('addressesSection', addressesSectionMessages);
  const actions = useMessages('actions', actionMessages);
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    element.current?.querySelector<HTMLElement>('input')?.focus();
  }, []);
  const label = adding ? messages.newAddress : messages.editAddress;
  return (
    <form
      ref={element}
      noValidate
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) onSubmit();
      }}
    >
      <AddressForm {...form} title={label} headingLevel={3} />
      {error && !busy && <Notice tone='error' className='mt-4'>{error}</Notice>}
      <div className='mt-4 flex flex-wrap gap-3'>
        <Button type='submit' disabled={busy} className='grow sm:grow-0'>
          {busy ? actions.busy : messages.save}
        </Button>
        <Button variant='quiet' disabled={busy} onClick={onCancel}>
          {actions.cancel}
        </Button>
      </div>
    </form>
  );
}
