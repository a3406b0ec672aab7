import type { StaffOrder } from '@thach-an/edge-api/contract';
import { OrderForm } from '@thach-an/ui/admin';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { run } from '../api/admin-api.ts';
import { describeError } from './describe-error.ts';
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
  const form = useOrderForm();
  const [note, setNote] = useState('');
  const [payment, setPayment] = useState<string>('cod');
  // A repeated request places the order once.
  const [key] = useState(() => crypto.randomUUID());
  const action = useMutation({
    mutationFn: () =>
      run<StaffOrder>('orders.create', {
        customer: {},
        address: form.address,
        items: form.items,
        payment,
        ...note.trim() ? { note } : {},
        key,
      }),
    onSuccess(order) {
      void client.invalidateQueries({ queryKey: ['orders'] });
      navigate(`/orders/${order.id}`, { replace: true });
    },
  });
  return (
    <>
      <title>Tạo đơn · Quản trị</title>
      <OrderForm
        title='Tạo đơn qua điện thoại'
        {...form.props(action.error)}
        payment={form.takesTransfers
          ? { value: payment, onChange: setPayment, options: payments }
          : undefined}
        note={{ value: note, onChange: setNote }}
        action='Tạo đơn'
        onSubmit={() => action.mutate()}
        busy={action.isPending}
        error={action.error ? describeError(action.error) : undefined}
      />
    </>
  );
}
