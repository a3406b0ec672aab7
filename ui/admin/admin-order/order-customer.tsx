import { Button, buttonClass } from '../../primitives/button/button.tsx';
import { CopyButton } from '../../primitives/copy-button/copy-button.tsx';
import { Phone } from '../../primitives/icons.ts';
import { Link } from '../../primitives/link/link.tsx';
import { placeOf } from '../../checkout/place-of.ts';
import { Panel } from '../panel.tsx';
import type { AdminOrderView } from './admin-order-view.ts';

interface OrderCustomerProps {
  /** Order to show. */
  order: AdminOrderView;
  /** Called to correct carrier and number of the parcel. */
  onCorrectParcel?: () => void;
}

/** Customer and recipient of an order, with the parcel. */
export function OrderCustomer(
  { order, onCorrectParcel }: OrderCustomerProps,
) {
  const { address, carrier, trackingCode, customerHref, blocked, network, giftNote } = order;
  const { firstName, lastName, phone, email } = address;
  const name = `${lastName} ${firstName}`.trim();
  const place = placeOf(address);
  const isGift = giftNote !== undefined;
  return (
    <Panel title={isGift ? 'Người nhận quà' : 'Khách hàng'}>
      <p className='font-semibold break-words'>{name || '(đã xóa tài khoản)'}</p>
      {blocked && <p className='font-semibold text-cinnabar'>Khách đang bị chặn</p>}
      {phone && (
        <>
          <p className='tabular-nums'>{phone}</p>
          <p className='wrap-anywhere text-ink-soft'>{isGift && 'Email người tặng: '}{email}</p>
          <p className='mt-2 break-words'>
            <span className='text-ink-soft'>Giao đến:</span> {place}
          </p>
          <div className='mt-3 flex flex-wrap gap-2 print:hidden'>
            <a href={`tel:${phone}`} className={buttonClass('secondary')}>
              <Phone aria-hidden size={18} />
              {isGift ? 'Gọi người nhận' : 'Gọi'}
            </a>
            <a
              href={`https://zalo.me/${phone}`}
              target='_blank'
              rel='noreferrer'
              className={buttonClass('secondary')}
            >
              Zalo
            </a>
            <CopyButton text={[name, phone, place].join('\n')}>
              Sao chép địa chỉ
            </CopyButton>
          </div>
        </>
      )}
      {customerHref && (
        <Link
          href={customerHref}
          className='mt-1 flex min-h-11 w-fit items-center text-jade underline print:hidden'
        >
          Xem các đơn và ghi chú của khách
        </Link>
      )}
      {network && (
        <p className='mt-3 border-t border-line pt-3 break-words print:hidden'>
          <span className='text-ink-soft'>Địa chỉ mạng (IP):</span> {network}
          <Link
            href={`/orders?${new URLSearchParams({ status: 'awaiting-confirmation', network })}`}
            className='flex min-h-11 w-fit items-center text-jade underline'
          >
            Hủy các đơn chưa xác nhận từ mạng này
          </Link>
        </p>
      )}
      {(carrier ?? trackingCode ?? onCorrectParcel) && (
        <div className='mt-3 border-t border-line pt-3'>
          {carrier && <p className='break-words'>Đơn vị vận chuyển: {carrier}</p>}
          {trackingCode && <p className='break-words'>Mã vận đơn: {trackingCode}</p>}
          {onCorrectParcel && (
            <Button
              variant='secondary'
              onClick={onCorrectParcel}
              className='mt-2 print:hidden'
            >
              {trackingCode ? 'Sửa mã vận đơn' : 'Nhập mã vận đơn'}
            </Button>
          )}
        </div>
      )}
    </Panel>
  );
}

/** Company for which an invoice is requested. */
export function OrderInvoice(
  { company, taxCode, address }: NonNullable<AdminOrderView['invoice']>,
) {
  return (
    <Panel title='Khách cần hóa đơn công ty'>
      <p className='font-semibold break-words'>{company}</p>
      <p className='tabular-nums'>Mã số thuế: {taxCode}</p>
      <p className='break-words'>{address}</p>
      <CopyButton
        text={[company, taxCode, address].join('\n')}
        variant='quiet'
        className='mt-2 -ml-5 print:hidden'
      />
    </Panel>
  );
}
