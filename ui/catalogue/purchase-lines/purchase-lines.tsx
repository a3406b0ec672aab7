import { RotateCcw, Truck } from '../../primitives/icons.ts';
import { Link } from '../../primitives/link/link.tsx';
import { priceMessages } from '../../primitives/price/price-messages.ts';
import { useMessages } from '../../messages/use-messages.ts';

const purchaseLinesMessages = {
  delivery: (area: string, fee: string) => `Giao hàng ${area}, phí ${fee} mỗi đơn`,
  freeDelivery: (area: string) => `Giao hàng ${area}, miễn phí`,
  /** Follows the fee. */
  freeFrom: (subtotal: string) => `, miễn phí cho đơn từ ${subtotal}`,
  times: (preparation: string, time: string) => `Chuẩn bị hàng ${preparation}, vận chuyển ${time}`,
  /** Follows the times. */
  remote: (time: string) => ` (vùng sâu, vùng xa và hải đảo: ${time})`,
  expected: (days: string) => `Đặt hôm nay, dự kiến giao ${days}.`,
  deliveryLink: 'Xem chi tiết giao hàng',
  returns: (days: number) => `Đổi trả trong ${days} ngày kể từ ngày nhận hàng`,
  refund: (days: number) =>
    `Hoàn tiền trong ${days} ngày kể từ khi cửa hàng nhận được hàng trả lại.`,
  returnsLink: 'Xem điều kiện đổi trả',
};

export interface PurchaseLinesProps {
  /** Delivery fee of an order, and the subtotal from which it is free, or 0, in đồng. */
  shipping: { fee: number; freeFrom: number };
  /** Expected days of the delivery of an order of today, as text. @default undefined */
  expected?: string;
  /** Area and times of the delivery, as texts; an empty text is left out. */
  delivery: { area: string; preparation: string; time: string; remoteTime: string };
  /** Days within which goods can be returned, and within which the money is returned. */
  returns: { days: number; refundDays: number };
}

const linkClass =
  'inline-flex min-h-11 items-center text-jade underline-offset-4 hover:underline md:min-h-8';

/** Delivery and returns in short, with links to their pages. */
export function PurchaseLines({ shipping, expected, delivery, returns }: PurchaseLinesProps) {
  const messages = useMessages('purchaseLines', purchaseLinesMessages);
  const { format } = useMessages('price', priceMessages);
  const { fee, freeFrom } = shipping;
  const { area, preparation, time, remoteTime } = delivery;
  return (
    <ul role='list' data-slot='purchase-lines' className='space-y-3'>
      <li className='flex gap-3'>
        <Truck aria-hidden size={22} className='mt-0.5 shrink-0 text-jade' />
        <div>
          <p className='font-semibold'>
            {fee === 0 ? messages.freeDelivery(area) : messages.delivery(area, format(fee))}
            {fee > 0 && freeFrom > 0 && messages.freeFrom(format(freeFrom).replace(' ', '\u00a0'))}
          </p>
          <p className='text-ink-soft'>
            {messages.times(preparation, time)}
            {remoteTime && messages.remote(remoteTime)}.
          </p>
          {expected && <p>{messages.expected(expected)}</p>}
          <Link href='/delivery' className={linkClass}>{messages.deliveryLink}</Link>
        </div>
      </li>
      <li className='flex gap-3'>
        <RotateCcw aria-hidden size={22} className='mt-0.5 shrink-0 text-jade' />
        <div>
          <p className='font-semibold'>{messages.returns(returns.days)}</p>
          <p className='text-ink-soft'>{messages.refund(returns.refundDays)}</p>
          <Link href='/returns' className={linkClass}>{messages.returnsLink}</Link>
        </div>
      </li>
    </ul>
  );
}
