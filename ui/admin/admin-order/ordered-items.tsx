import { AmountLine } from '../../primitives/amount-line/amount-line.tsx';
import { formatDateTime } from '../../primitives/date-time/format-date-time.ts';
import { formatPrice } from '../../primitives/price/format-price.ts';
import { Panel } from '../panel.tsx';
import type { AdminOrderView } from './admin-order-view.ts';

const paymentNames = { cod: 'Trả khi nhận hàng', card: 'Thẻ', transfer: 'Chuyển khoản' };

interface OrderedItemsProps {
  /** Order to show. */
  order: AdminOrderView;
}

/** Items of an order, with the note of a gift and the amounts. */
export function OrderedItems({ order }: OrderedItemsProps) {
  const { items, subtotal, discount, shipping, amount, promoCode, payment, paidAt } = order;
  const { deposit, giftNote, giverPhone, returnedAmount = 0 } = order;
  return (
    <Panel title='Sản phẩm'>
      <ul className='grid gap-3'>
        {items.map(({ productId, name, price, quantity, returned = 0 }) => (
          <li key={productId}>
            <p className='break-words'>{name}</p>
            <p className='flex flex-wrap items-baseline justify-between gap-x-4'>
              <span className='text-sm text-ink-soft tabular-nums'>
                {quantity} × {formatPrice(price)}
              </span>
              <span className='figures ml-auto text-right'>{formatPrice(price * quantity)}</span>
            </p>
            {returned > 0 && <p className='text-sm'>Đã nhận lại {returned}</p>}
          </li>
        ))}
      </ul>
      {giftNote !== undefined && (
        <div className='mt-4 rounded-field bg-jade-soft px-3.5 py-2.5'>
          <p className='font-semibold'>Quà tặng: phiếu trong kiện hàng không ghi giá</p>
          {giftNote && <p className='whitespace-pre-line wrap-anywhere'>{giftNote}</p>}
          {giverPhone && (
            <a
              href={`tel:${giverPhone}`}
              className='inline-flex min-h-11 items-center text-jade underline'
            >
              Gọi người tặng: {giverPhone}
            </a>
          )}
        </div>
      )}
      <dl className='mt-4 border-t border-line pt-3'>
        <AmountLine name='Tiền hàng' amount={subtotal} />
        {discount > 0 && (
          <AmountLine
            name={['Giảm giá', promoCode].filter(Boolean).join(' ')}
            amount={-discount}
          />
        )}
        <AmountLine name='Phí giao' amount={shipping} />
        <AmountLine name='Tổng' amount={amount} sum />
        {returnedAmount > 0 && <AmountLine name='Hàng đã nhận lại' amount={-returnedAmount} />}
        {deposit > 0 && <AmountLine name='Tiền cọc' amount={deposit} />}
      </dl>
      <p className='mt-3 text-ink-soft'>
        Thanh toán: {paymentNames[payment]}
        {paidAt !== null && `. Đã thanh toán lúc ${formatDateTime(paidAt)}`}
      </p>
    </Panel>
  );
}
