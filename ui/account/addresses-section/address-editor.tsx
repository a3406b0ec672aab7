import { useEffect, useRef } from 'react';
import { AddressForm, type AddressFormProps } from '../../checkout/address-form/address-form.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { Notice } from '../../primitives/notice/notice.tsx';

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
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    element.current?.querySelector<HTMLElement>('input')?.focus();
  }, []);
  const label = adding ? 'Địa chỉ mới' : 'Sửa địa chỉ';
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
          {busy ? 'Đang xử lý...' : 'Lưu địa chỉ'}
        </Button>
        <Button variant='quiet' disabled={busy} onClick={onCancel}>Hủy</Button>
      </div>
    </form>
  );
}
