import type { StaffOrder } from '@thach-an/edge-api/contract';
import { OrderForm } from '@thach-an/ui/admin';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { AdminError, run } from '../api/admin-api.ts';
import { changedValues } from '../edit/changed-values.ts';
import { UnsavedWarning } from '../edit/unsaved-warning.tsx';
import { describeError } from './describe-error.ts';
import { emptyOrder, orderFieldOf, toOrderInput } from './order-values.ts';
import { useOrderForm } from './use-order-form.ts';

/** Payments of an order that was taken by phone. */
const payments = [
  { value: 'cod', label: 'Thu khi giao hàng (COD)' },
  { value: 'transfer', label: 'Chuyển khoản trước (VietQR)' },
];

/** Form of an order that was taken by phone. */
export default function NewOrderPage() {
  const navigate = useNavigate();
  const client = useQueryClient();
  const [values, setValues] = useState(emptyOrder);
  const [note, setNote] = useState('');
  const [payment, setPayment] = useState<string>('cod');
  // A repeated request places the order once.
  const [key] = useState(() => crypto.randomUUID());
  const action = useMutation({
    mutationFn: () =>
      run<StaffOrder>('orders.create', {
        customer: {},
        ...toOrderInput(values, form.scheme),
        payment,
        ...note.trim() ? { note } : {},
        key,
      }),
    onSuccess(order) {
      void client.invalidateQueries({ queryKey: ['orders'] });
      navigate(`/orders/${order.id}`, { replace: true });
    },
  });
  const issues = action.error instanceof AdminError ? action.error.issues : [];
  const form = useOrderForm({
    values,
    set: (name, value) => setValues((old) => ({ ...old, [name]: value })),
    errors: Object.fromEntries(issues.map(({ path, message }) => [orderFieldOf(path), message])),
  });
  const isDirty = note !== '' || Object.keys(changedValues(emptyOrder, values)).length > 0;
  return (
    <>
      <title>Tạo đơn · Quản trị</title>
      <OrderForm
        title='Tạo đơn qua điện thoại'
        {...form.props}
        payment={form.takesTransfers
          ? { value: payment, onChange: setPayment, options: payments }
          : undefined}
        note={{ value: note, onChange: setNote }}
        action='Tạo đơn'
        onSubmit={() => action.mutate()}
        busy={action.isPending}
        error={action.error ? describeError(action.error) : undefined}
      />
      <UnsavedWarning active={isDirty && !action.isPending} />
    </>
  );
}
