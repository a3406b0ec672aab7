import type { ProductSummary } from '@thach-an/edge-api/contract';
import { formatPrice, notify } from '@thach-an/ui';
import { AdminFields, ConfirmDialog, type FieldValue } from '@thach-an/ui/admin';
import { useState } from 'react';
import { AdminError, run } from '../api/admin-api.ts';
import { fromFieldValue, toFieldValue } from '../edit/field-values.ts';
import { toChanges } from './product-values.ts';

/** Value of a product that the list edits. */
export type QuickField = 'price' | 'stock';

export interface QuickEditProps {
  product: ProductSummary;
  field: QuickField;
  onClose: () => void;
  /** Called after the change. */
  onDone: () => void;
}

const pricesOf = ({ price, originalPrice }: Pick<ProductSummary, 'price' | 'originalPrice'>) => ({
  price: toFieldValue('money', price),
  originalPrice: originalPrice ? toFieldValue('money', originalPrice) : '',
});

/** Dialog that changes the price of a product, or sets its stock to a counted number. */
export function QuickEdit({ product, field, onClose, onDone }: QuickEditProps) {
  const { id, name, option } = product;
  const [version, setVersion] = useState(product.version);
  const [values, setValues] = useState<Record<string, FieldValue>>(
    field === 'price' ? pricesOf(product) : { quantity: '', reason: 'Kiểm kho' },
  );
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  async function savePrice(): Promise<string> {
    await run('products.save', { id, version, changes: toChanges(values as never) });
    return `Đã đổi giá “${name}”.`;
  }

  async function saveStock(): Promise<string> {
    const { stock } = await run<{ stock: number }>('stock.count', {
      productId: id,
      quantity: fromFieldValue('number', values.quantity ?? ''),
      reason: values.reason,
    });
    return `Tồn kho bây giờ: ${stock.toLocaleString('vi')}.`;
  }

  const save = async () => {
    if (isBusy) return;
    setBusy(true);
    setErrors({});
    setError(undefined);
    try {
      notify.success(await (field === 'price' ? savePrice() : saveStock()));
      onDone();
    } catch (failure) {
      if (!(failure instanceof AdminError)) throw failure;
      const current = failure.details.current as ProductSummary | undefined;
      if (current) setVersion(current.version);
      setError(
        current
          ? `${failure.message} Giá hiện tại: ${formatPrice(current.price)}. Lưu lần nữa để thay.`
          : failure.message,
      );
      setErrors(Object.fromEntries(failure.issues.map(({ path, message }) => [path, message])));
    } finally {
      setBusy(false);
    }
  };
  return (
    <ConfirmDialog
      open
      title={field === 'price' ? 'Sửa giá' : 'Kiểm kho'}
      action={field === 'price' ? 'Lưu giá' : 'Ghi số đếm'}
      variant='primary'
      cancel='Đóng'
      busy={isBusy}
      error={error}
      onConfirm={() => void save()}
      onClose={onClose}
    >
      <form
        className='grid gap-4'
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <p className='break-words text-ink-soft'>
          {option ? `${name} · ${option}` : name}
          {field === 'stock' && `, đang ghi ${product.stock.toLocaleString('vi')}`}
        </p>
        <AdminFields
          values={values}
          errors={errors}
          onChange={(key, value) => setValues((old) => ({ ...old, [key]: value }))}
          fields={field === 'price'
            ? [
              { name: 'price', label: 'Giá bán', kind: 'money', required: true },
              {
                name: 'originalPrice',
                label: 'Giá gốc',
                kind: 'money',
                hint: 'Để trống nếu không giảm giá.',
              },
            ]
            : [
              { name: 'quantity', label: 'Số đếm được', kind: 'number', required: true },
              { name: 'reason', label: 'Lý do', required: true },
            ]}
        />
        <button type='submit' hidden>Lưu</button>
      </form>
    </ConfirmDialog>
  );
}
