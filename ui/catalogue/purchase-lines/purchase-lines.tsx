import { RotateCcw, Truck } from '../../primitives/icons.ts';
import { Link } from '../../primitives/link/link.tsx';
import { formatPrice } from '../../primitives/price/format-price.ts';

export interface PurchaseLinesProps {
  /** Delivery fee of an order, in đồng. */
  shippingFee: number;
  /** Area and times of the delivery, as texts; an empty text is left out. */
  delivery: { area: string; preparation: string; time: string; remoteTime: string };
  /** Days within which goods can be returned, and within which the money is returned. */
  returns: { days: number; refundDays: number };
}

const linkClass =
  'inline-flex min-h-11 items-center text-jade underline-offset-4 hover:underline md:min-h-8';

/** Delivery and returns in short, with links to their pages. */
export function PurchaseLines({ shippingFee, delivery, returns }: PurchaseLinesProps) {
  const { area, preparation, time, remoteTime } = delivery;
  return (
    <ul role='list' data-slot='purchase-lines' className='space-y-3'>
      <li className='flex gap-3'>
        <Truck aria-hidden size={22} className='mt-0.5 shrink-0 text-jade' />
        <div>
          <p className='font-semibold'>
            Giao hàng {area}, phí {formatPrice(shippingFee)} mỗi đơn
          </p>
          <p className='text-ink-soft'>
            Chuẩn bị hàng {preparation}, vận chuyển {time}
            {remoteTime && ` (vùng sâu, vùng xa và hải đảo: ${remoteTime})`}.
          </p>
          <Link href='/delivery' className={linkClass}>Xem chi tiết giao hàng</Link>
        </div>
      </li>
      <li className='flex gap-3'>
        <RotateCcw aria-hidden size={22} className='mt-0.5 shrink-0 text-jade' />
        <div>
          <p className='font-semibold'>Đổi trả trong {returns.days} ngày kể từ ngày nhận hàng</p>
          <p className='text-ink-soft'>
            Hoàn tiền trong {returns.refundDays} ngày kể từ khi cửa hàng nhận lại hàng.
          </p>
          <Link href='/returns' className={linkClass}>Xem điều kiện đổi trả</Link>
        </div>
      </li>
    </ul>
  );
}
