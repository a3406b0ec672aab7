import { type ReactNode, useContext, useState } from 'react';
import { AddressPicker } from '../../checkout/address-picker/address-picker.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { dateTimeMessages } from '../../primitives/date-time/date-time-messages.ts';
import { priceMessages } from '../../primitives/price/price-messages.ts';
import { useMessages } from '../../messages/use-messages.ts';
import type { InvoiceValues, OwnOrderView } from '../../orders/own-order-view.ts';
import { FieldForm } from './field-form.tsx';
import type { OwnOrderHandlers } from './own-order-handlers.ts';
import { ReturnForm, SentReturn } from './return-request.tsx';
import { ownOrderPageMessages } from './own-order-page-messages.ts';
import { DraftContext } from './form-drafts.ts';

/** Fields of the recipient that the customer can change. */
const recipientFields = ['lastName', 'firstName', 'phone', 'street'] as const;

interface OrderActionsProps extends OwnOrderHandlers {
  /** The order. */
  order: OwnOrderView;
  /** Time in ms since 1970. */
  now: number;
}

/** Actions on an order: buy again, cancel, change the recipient, ask for an invoice or a return. */
export function OrderActions({ order, now, children, ...handlers }: OrderActionsProps) {
  const messages = useMessages('ownOrderPage', ownOrderPageMessages);
  const { dateTime } = useMessages('dateTime', dateTimeMessages);
  const { format } = useMessages('price', priceMessages);
  const drafts = useContext(DraftContext);
  const { code, status, access, address, changeableUntil, returnableUntil, invoice } = order;
  const { busy, errors, onReorder, place, onReaddress, onInvoice } = handlers;
  const isFull = access === 'full' && address !== null;
  const isChangeable = isFull && changeableUntil !== null && changeableUntil > now;
  return (
    <section className='space-y-4 border-t border-line pt-4 print:hidden'>
      <div className='flex flex-wrap gap-3'>
        <Button variant='secondary' onClick={onReorder}>{messages.again}</Button>
        {isChangeable && <CancelButton {...handlers} />}
      </div>
      {isChangeable && (
        <>
          <p className='text-ink-soft'>
            {messages.changeableUntil(dateTime(new Date(changeableUntil).toISOString()))}
          </p>
          <Fold
            title={messages.readdress}
            isOpen={drafts.has(`${code} recipient`)}
            onOpen={place?.onOpen}
          >
            {place && <p className='text-ink-soft'>{messages.readdressText}</p>}
            <FieldForm<typeof recipientFields[number]>
              draftKey={`${code} recipient`}
              labels={Object.fromEntries(
                recipientFields.map((name) => [name, messages[name]]),
              ) as Record<typeof recipientFields[number], string>}
              initial={address}
              controls={{ phone: { type: 'tel', inputMode: 'tel' } }}
              submitLabel={messages.send}
              {...{ busy, errors }}
              onSubmit={onReaddress}
            >
              {place && (
                <AddressPicker
                  {...place.picker}
                  errors={{ ...errors, province: errors.city ?? errors.province }}
                />
              )}
              <p role='status' className='font-semibold empty:hidden'>
                {place?.newFee !== undefined &&
                  messages.newFee(format(place.newFee), format(order.shipping))}
              </p>
            </FieldForm>
          </Fold>
        </>
      )}
      {isFull && status !== 'cancelled' && (
        <Fold title={messages.invoice} isOpen={drafts.has(`${code} invoice`)}>
          <FieldForm<keyof InvoiceValues>
            draftKey={`${code} invoice`}
            labels={{
              company: messages.company,
              taxCode: messages.taxCode,
              address: messages.companyAddress,
            }}
            initial={invoice ?? { company: '', taxCode: '', address: '' }}
            controls={{ taxCode: { inputMode: 'numeric' } }}
            submitLabel={messages.send}
            {...{ busy, errors }}
            onSubmit={onInvoice}
          />
        </Fold>
      )}
      {isFull && status === 'delivered' && order.return?.state === 'requested' && (
        <SentReturn pictures={order.return.pictures} {...handlers} />
      )}
      {isFull && !order.return && returnableUntil !== null && returnableUntil > now && (
        <Fold title={messages.returning} isOpen={drafts.has(`${code} return`)}>
          <ReturnForm draftKey={`${code} return`} {...handlers} />
        </Fold>
      )}
      {children}
    </section>
  );
}

/** A button that asks once more before it cancels. */
function CancelButton({ busy, onCancel }: Pick<OwnOrderHandlers, 'busy' | 'onCancel'>) {
  const messages = useMessages('ownOrderPage', ownOrderPageMessages);
  const [asking, setAsking] = useState<boolean>();
  if (!asking) {
    return (
      <Button variant='danger' autoFocus={asking === false} onClick={() => setAsking(true)}>
        {messages.cancel}
      </Button>
    );
  }
  return (
    <div
      role='group'
      aria-label={messages.cancel}
      className='flex w-full flex-wrap items-center gap-3'
    >
      <p className='w-full'>{messages.cancelSure}</p>
      <Button autoFocus variant='danger' aria-disabled={busy} onClick={onCancel}>
        {messages.cancelYes}
      </Button>
      <Button variant='quiet' onClick={() => setAsking(false)}>{messages.cancelNo}</Button>
    </div>
  );
}

interface FoldProps {
  /** Text that opens the part. */
  title: string;
  /** `true` if it is open at first. @default false */
  isOpen?: boolean;
  /** Called when it is opened. @default undefined */
  onOpen?: () => void;
  /** Content of the open part. */
  children: ReactNode;
}

/** Content that opens on demand. */
export function Fold({ title, isOpen, onOpen, children }: FoldProps) {
  return (
    <details
      open={isOpen}
      className='border-t border-line pt-2'
      onToggle={({ currentTarget: { open } }) => open && onOpen?.()}
    >
      <summary className='flex min-h-11 cursor-pointer items-center font-semibold text-jade'>
        {title}
      </summary>
      {children}
    </details>
  );
}
