import type { StaffOrder } from '@thach-an/edge-api/contract';
import { Notice } from '@thach-an/ui';
import { ParcelPrint } from '@thach-an/ui/admin';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { run } from '../api/admin-api.ts';
import { useShop } from '../shell/use-shop.ts';

/** Label or packing slip of an order. */
export function PrintOrderPage() {
  const { id = '', kind } = useParams();
  const shop = useShop();
  const { data: order, error } = useQuery({
    queryKey: ['orders', 'one', id],
    queryFn: ({ signal }) => run<StaffOrder>('orders.get', { id }, { signal }),
  });
  if (!order) return error ? <Notice tone='error'>{error.message}</Notice> : null;
  return (
    <>
      <title>{`In đơn ${order.code} · Quản trị`}</title>
      <ParcelPrint
        {...order}
        kind={kind === 'slip' ? 'slip' : 'label'}
        sender={shop}
        collect={Math.max(0, order.due)}
        onPrint={() => print()}
      />
    </>
  );
}
