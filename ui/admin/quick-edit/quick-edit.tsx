import type { FormEvent } from 'react';
import { type AdminField, AdminFields, type FieldValue } from '../admin-fields/admin-fields.tsx';
import { ConfirmDialog, type ConfirmDialogProps } from '../confirm-dialog/confirm-dialog.tsx';

export interface QuickEditProps extends Pick<ConfirmDialogProps, 'onClose' | 'busy' | 'error'> {
  /** Name of the product with its option. */
  name: string;
  /** Value that is edited. */
  field: 'price' | 'stock';
  /** Stored number of units. */
  stock: number;
  /** Texts of the fields: `price` and `originalPrice`, or `quantity` and `reason`. */
  values: Readonly<Record<string, FieldValue>>;
  /** Errors of single fields. */
  errors: Readonly<Record<string, string>>;
  /** Called with a text that has changed. */
  onChange: (name: string, value: FieldValue) => void;
  /** Called to save. */
  onSave: () => void;
}

const fields: Readonly<Record<QuickEditProps['field'], readonly AdminField[]>> = {
  price: [
    { name: 'price', label: 'Giá bán', kind: 'money', required: true },
    {
      name: 'originalPrice',
      label: 'Giá gốc',
      kind: 'money',
      hint: 'Để trống nếu không giảm giá.',
    },
  ],
  stock: [
    { name: 'quantity', label: 'Số đếm được', kind: 'number', required: true },
    { name: 'reason', label: 'Lý do', required: true },
  ],
};

/** Small dialog for the price of a product, or for its stock as counted. */
export function QuickEdit(
  { name, field, stock, values, errors, error, busy, onChange, onSave, onClose }: QuickEditProps,
) {
  const isPrice = field === 'price';
  const action = isPrice ? 'Lưu giá' : 'Ghi số đếm';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) onSave();
  };
  return (
    <ConfirmDialog
      open
      title={isPrice ? 'Sửa giá' : 'Kiểm kho'}
      action={action}
      variant='primary'
      cancel='Đóng'
      busy={busy}
      error={error}
      onConfirm={onSave}
      onClose={onClose}
    >
      <form className='grid gap-4' onSubmit={submit}>
        <p className='break-words text-ink-soft'>
          {name}
          {!isPrice && `, đang ghi ${stock.toLocaleString('vi')}`}
        </p>
        <AdminFields values={values} errors={errors} onChange={onChange} fields={fields[field]} />
        <button type='submit' hidden>{action}</button>
      </form>
    </ConfirmDialog>
  );
}
