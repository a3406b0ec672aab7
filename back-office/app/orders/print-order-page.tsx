import type { StaffOrder } from '@thach-an/edge-api/contract';
import { ParcelPrint } from '@thach-an/ui/admin';
import { useParams } from 'react-router';
import { useRow } from '../api/use-row.tsx';
import { useShop } from '../shell/use-shop.ts';

/** Label or packing slip of an order. */
export default function PrintOrderPage() {
  const { id = '', kind } = useParams();
  const shop = useShop();
  const { row: order, missing } = useRow<StaffOrder>('orders', { id });
  if (!order) return missing;
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
