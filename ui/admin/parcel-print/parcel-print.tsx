import { Button } from '../../primitives/button/button.tsx';
import { ChevronLeft } from '../../primitives/icons.ts';
import { Link } from '../../primitives/link/link.tsx';
import { Notice } from '../../primitives/notice/notice.tsx';
import { formatPrice } from '../../primitives/price/format-price.ts';
import { placeOf, type PlaceView } from '../../checkout/place-of.ts';

export interface ParcelPrintProps {
  /** `label`: A6, for the parcel. `slip`: A5, to be packed with the goods. */
  kind: 'label' | 'slip';
  /** Shop that sends the parcel. */
  sender: { name: string; phone?: string; address?: string };
  /** Code of the order. */
  code: string;
  /** Recipient. */
  address: Readonly<Record<'firstName' | 'lastName' | 'phone', string> & PlaceView>;
  /** Contents of the parcel. */
  items: readonly { productId: string; name: string; price: number; quantity: number }[];
  /** Note to the recipient of a gift, whose slip names no amount. @default undefined */
  giftNote?: string;
  /** Amount that the carrier collects on delivery, in đồng. */
  collect: number;
  /** Amount that the shop waits for before it sends the parcel, in đồng. @default 0 */
  unpaid?: number;
  /** Company that delivers the parcel. */
  carrier: string | null;
  /** Number of the parcel at that company. */
  trackingCode: string | null;
  /** URL of the order. */
  backHref: string;
  /** Called to print the page. Without it, the order is cancelled or returned. */
  onPrint?: () => void;
}

/** Label or packing slip of an order, black on white, in the size of the paper. */
export function ParcelPrint(props: ParcelPrintProps) {
  const { kind, sender, code, address, items, giftNote, collect, unpaid = 0 } = props;
  const { carrier, trackingCode, backHref, onPrint } = props;
  const { firstName, lastName, phone } = address;
  const isGift = kind === 'slip' && giftNote !== undefined;
  return (
    <div data-slot='parcel-print'>
      <div className='mx-auto mb-4 grid max-w-130 justify-items-start gap-3 print:hidden'>
        <Link
          href={backHref}
          className='-ml-2 inline-flex min-h-11 items-center gap-1 rounded-field px-2 text-jade hover:bg-jade-soft'
        >
          <ChevronLeft aria-hidden size={20} />
          Đơn {code}
        </Link>
        {onPrint ? <Button onClick={onPrint}>In</Button> : (
          <Notice tone='error'>
            Đơn đã hủy hoặc đã trả hàng, không gửi hàng cho khách nữa.
          </Notice>
        )}
      </div>
      <article
        className={`print-${kind} mx-auto max-w-130 rounded-card border border-line bg-white p-5 text-black print:max-w-none print:border-0 print:p-0`}
      >
        <header className='flex items-baseline justify-between gap-4 border-b border-black pb-2'>
          <div className='min-w-0 text-sm break-words'>
            <p className='font-serif text-lg font-semibold'>{sender.name}</p>
            {sender.phone && <p className='tabular-nums'>{sender.phone}</p>}
            {sender.address && <p>{sender.address}</p>}
          </div>
          <h1 className='shrink-0 text-xl tabular-nums'>{code}</h1>
        </header>
        <p className='mt-3 text-sm'>Người nhận</p>
        <p className='text-2xl font-semibold break-words'>{`${lastName} ${firstName}`.trim()}</p>
        <p className='text-xl font-semibold tabular-nums'>{phone}</p>
        <p className='mt-1 text-lg break-words'>{placeOf(address)}</p>
        {(carrier ?? trackingCode) && (
          <p className='mt-2'>{[carrier, trackingCode].filter(Boolean).join(' · ')}</p>
        )}
        {kind === 'slip' && (
          <table className='mt-4 w-full border-t border-black text-left'>
            <thead>
              <tr>
                <th scope='col' className='py-1'>Sản phẩm</th>
                <th scope='col' className='py-1 text-right'>Số lượng</th>
              </tr>
            </thead>
            <tbody>
              {items.map(({ productId, name, quantity }) => (
                <tr key={productId} className='border-t border-black'>
                  <td className='py-1 pr-3'>{name}</td>
                  <td className='py-1 text-right tabular-nums'>{quantity}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
        {isGift
          ? giftNote && (
            <p className='mt-4 border-t border-black pt-3 font-serif text-lg whitespace-pre-line wrap-anywhere'>
              {giftNote}
            </p>
          )
          : (
            <p className='mt-4 border-t border-black pt-2 text-xl font-semibold'>
              {collect > 0 ? `Thu hộ: ${formatPrice(collect)}` : 'Không thu tiền'}
            </p>
          )}
        {unpaid > 0 && (
          <p className='mt-2'>
            Chưa thanh toán {formatPrice(unpaid)}: chờ tiền về rồi hãy gửi hàng.
          </p>
        )}
      </article>
    </div>
  );
}
