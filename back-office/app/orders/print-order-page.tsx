import type { ShopIdentity } from '@thach-an/edge-api/contract';
import { Notice } from '@thach-an/ui';
import { ParcelPrint } from '@thach-an/ui/admin';
import { useParams } from 'react-router';
import { useShopJson } from '../api/shop-json.ts';
import { useRow } from '../api/use-row.tsx';
import { useShop } from '../shell/use-shop.ts';
import { isPrintable, parcelMoney } from './parcel-money.ts';

/** Label or packing slip of an order. */
export default function PrintOrderPage() {
  const { id = '', kind } = useParams();
  const { name } = useShop();
  const { data: identity } = useShopJson<{ data: ShopIdentity }>('shop');
  const { row: order, missing } = useRow('orders', { id });
  if (kind !== 'label' && kind !== 'slip') {
    return <Notice tone='error'>Không có trang này.</Notice>;
  }
  if (!order) return missing;
  return (
    <>
      <title>{`In đơn ${order.code} · Quản trị`}</title>
      <ParcelPrint
        {...order}
        {...parcelMoney(order)}
        kind={kind}
        sender={{
          name,
          phone: identity?.data.contact.phone,
          address: identity?.data.seller.address,
        }}
        backHref={`/orders/${id}`}
        onPrint={isPrintable(order) ? () => print() : undefined}
      />
    </>
  );
}
