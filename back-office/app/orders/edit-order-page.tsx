import { formatAddress, type StaffOrder } from '@thach-an/edge-api/contract';
import { OrderForm } from '@thach-an/ui/admin';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { run } from '../api/admin-api.ts';
import { useAdopt, useRow } from '../api/use-row.tsx';
import { describeError } from './describe-error.ts';
import { useOrderForm } from './use-order-form.ts';

/** Form that changes an order before it is handed over. */
export default function EditOrderPage() {
  const { id = '' } = useParams();
  const { row: order, missing } = useRow<StaffOrder>('orders', { id });
  return order ? <EditOrder key={order.version} order={order} /> : missing;
}

function EditOrder({ order }: { order: StaffOrder }) {
  const navigate = useNavigate();
  const adopt = useAdopt('orders');
  const { id, version, code, address, items } = order;
  const { firstName, lastName, email, phone, street } = address;
  const form = useOrderForm({
    values: { firstName, lastName, email, phone, street },
    lines: items.map(({ productId, name, price, quantity }) => (
      { productId, name, price, quantity }
    )),
  });
  const [discount, setDiscount] = useState(String(order.discount));
  const action = useMutation({
    mutationFn: () => {
      const before = items.map(({ productId, quantity }) => ({ productId, quantity }));
      const hasItems = JSON.stringify(form.items) !== JSON.stringify(before);
      const amount = Number(discount.replace(/\D/g, ''));
      return run<StaffOrder>('orders.edit', {
        id,
        version,
        // Changed fields only.
        changes: {
          address: form.address,
          ...hasItems ? { items: form.items } : {},
          ...amount === order.discount ? {} : { discount: amount },
        },
      });
    },
    onSuccess(changed) {
      adopt(id, changed);
      navigate(`/orders/${id}`, { replace: true });
    },
  });
  const props = form.props(action.error);
  return (
    <>
      <title>{`Sửa đơn ${code} · Quản trị`}</title>
      <OrderForm
        title={`Sửa đơn ${code}`}
        {...props}
        address={{
          ...props.address,
          before: (
            <p className='mb-4 text-ink-soft'>
              Đang giao đến:{' '}
              {formatAddress({ ...address, country: '' })}. Chỉ chọn tỉnh, huyện, xã khi đổi nơi
              giao.
            </p>
          ),
        }}
        discount={{ value: discount, onChange: setDiscount }}
        action='Lưu đơn'
        onSubmit={() => action.mutate()}
        busy={action.isPending}
        error={action.error ? describeError(action.error) : undefined}
      />
    </>
  );
}
