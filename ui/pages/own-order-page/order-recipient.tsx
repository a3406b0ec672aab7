import { placeOf } from '../../checkout/place-of.ts';
import { useMessages } from '../../messages/use-messages.ts';
import type { OwnOrderView } from '../../orders/own-order-view.ts';
import { FieldForm } from './field-form.tsx';
import type { OwnOrderHandlers } from './own-order-handlers.ts';
import { ownOrderPageMessages } from './own-order-page-messages.ts';

interface OrderRecipientProps extends OwnOrderHandlers {
  /** Order whose recipient is shown. */
  order: OwnOrderView;
}

/** Recipient of an order, or the form that shows it after the link of a mail. */
export function OrderRecipient(
  { order: { code, access, address, city, giftNote }, busy, errors, onUnlock }: OrderRecipientProps,
) {
  const messages = useMessages('ownOrderPage', ownOrderPageMessages);
  return (
    <section id='recipient'>
      <h2 className='pb-2 text-xl'>{messages.recipient}</h2>
      {address
        ? (
          <p className='border-t border-line pt-3 break-words'>
            {`${address.lastName} ${address.firstName}`.trim()}, {address.phone}
            <span className='block'>{placeOf(address)}</span>
          </p>
        )
        : <p className='border-t border-line pt-3'>{messages.city(city)}</p>}
      {giftNote !== null && <p className='mt-2'>{messages.gift}</p>}
      {giftNote && (
        <p className='whitespace-pre-line wrap-anywhere'>{messages.giftNote(giftNote)}</p>
      )}
      {access === 'mail' && (
        <>
          <p className='mt-1 text-ink-soft'>{messages.hidden}</p>
          <FieldForm
            draftKey={`${code} digits`}
            labels={{ digits: messages.digits }}
            initial={{ digits: '' }}
            controls={{ digits: { inputMode: 'numeric', maxLength: 4, autoComplete: 'off' } }}
            submitLabel={messages.unlock}
            {...{ busy, errors }}
            onSubmit={({ digits }) => onUnlock(digits)}
          />
        </>
      )}
    </section>
  );
}
