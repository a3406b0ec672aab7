import { Button, buttonClass } from '../../primitives/button/button.tsx';
import { CopyButton } from '../../primitives/copy-button/copy-button.tsx';
import { Phone } from '../../primitives/icons.ts';
import { placeOf } from '../../checkout/place-of.ts';
import { Panel } from '../panel.tsx';
import { adminOrderMessages as messages } from './admin-order-messages.ts';
import type { AdminOrderView } from './admin-order-view.ts';

interface OrderCustomerProps {
  /** Order to show. */
  order: AdminOrderView;
  /** Called to correct carrier and number of the parcel. */
  onCorrectParcel?: () => void;
}

/** Customer and recipient of an order, with the parcel. */
export function OrderCustomer(
  { order: { address, carrier, trackingCode }, onCorrectParcel }: OrderCustomerProps,
) {
  const { firstName, lastName, phone, email } = address;
  const name = `${lastName} ${firstName}`.trim();
  const place = placeOf(address);
  return (
    <Panel title={messages.customer}>
      <p className='font-semibold break-words'>{name || messages.deleted}</p>
      {phone && (
        <>
          <p className='tabular-nums'>{phone}</p>
          <p className='break-all text-ink-soft'>{email}</p>
          <p className='mt-2 break-words'>
            <span className='text-ink-soft'>{messages.address}:</span> {place}
          </p>
          <div className='mt-3 flex flex-wrap gap-2 print:hidden'>
            <a href={`tel:${phone}`} className={buttonClass('secondary')}>
              <Phone aria-hidden size={18} />
              {messages.call}
            </a>
            <a
              href={`https://zalo.me/${phone}`}
              target='_blank'
              rel='noreferrer'
              className={buttonClass('secondary')}
            >
              {messages.zalo}
            </a>
            <CopyButton text={[name, phone, place].join('\n')} variant='quiet'>
              {messages.copy}
            </CopyButton>
          </div>
        </>
      )}
      {(carrier ?? trackingCode ?? onCorrectParcel) && (
        <div className='mt-3 border-t border-line pt-3'>
          {carrier && <p className='break-words'>{messages.carrier}: {carrier}</p>}
          {trackingCode && <p className='break-words'>{messages.trackingCode}: {trackingCode}</p>}
          {onCorrectParcel && (
            <Button
              variant='secondary'
              onClick={onCorrectParcel}
              className='mt-2 print:hidden'
            >
              {trackingCode ? messages.correctParcel : messages.addParcel}
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
    <Panel title={messages.invoice}>
      <p className='font-semibold break-words'>{company}</p>
      <p className='tabular-nums'>{messages.taxCode(taxCode)}</p>
      <p className='break-words'>{address}</p>
      <CopyButton
        text={[company, taxCode, address].join('\n')}
        variant='quiet'
        className='mt-2 -ml-5 print:hidden'
      />
    </Panel>
  );
}
