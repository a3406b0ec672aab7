import { LookUpPage } from '@thach-an/ui';
import { useEffect, useState } from 'react';
import { metaOf } from '../head/page-meta.ts';
import { keepOrderKey } from '../orders/order-keys.ts';
import { lookUpOrder } from '../orders/own-order-calls.ts';
import { usePageNavigate } from '../shell/use-page-navigate.ts';
import { useShop } from '../shell/use-shop.ts';

export const meta = metaOf(({ name }) => ({
  title: 'Tra cứu đơn hàng',
  description: `Xem tình trạng đơn hàng tại ${name} bằng mã và số điện thoại.`,
  path: '/tra-cuu-don-hang',
}));

export default function LookUp() {
  const navigate = usePageNavigate();
  const { gifts } = useShop();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const [initialCode, setInitialCode] = useState('');
  const [errors, setErrors] = useState<Record<string, string>>({});

  // The page of an order that cannot be opened leads here with its code.
  useEffect(() => setInitialCode(location.hash.slice(1)), []);

  async function onSubmit(code: string, phone: string) {
    setBusy(true);
    setError(undefined);
    setErrors({});
    const result = await lookUpOrder(code, phone);
    setBusy(false);
    if (result.kind === 'done') {
      const { order, key } = result.data;
      if (key !== undefined) keepOrderKey(order.code, key);
      return await navigate(`/order/${order.code}`);
    }
    if (result.kind !== 'refused') return setError('Chưa tra cứu được. Vui lòng thử lại.');
    setErrors(Object.fromEntries(result.issues.map(({ path, message }) => [path, message])));
    if (result.issues.length === 0) setError(result.message);
  }

  return <LookUpPage {...{ initialCode, onSubmit, gifts, busy, error, errors }} />;
}
