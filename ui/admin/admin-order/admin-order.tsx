import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { AmountLine } from '../../primitives/amount-line/amount-line.tsx';
import { Button, buttonClass } from '../../primitives/button/button.tsx';
import { CopyButton } from '../../primitives/copy-button/copy-button.tsx';
import { formatDateTime } from '../../primitives/date-time/format-date-time.ts';
import { controlClass } from '../../primitives/field/field.tsx';
import { ChevronLeft, Phone } from '../../primitives/icons.ts';
import { Link } from '../../primitives/link/link.tsx';
import { Notice } from '../../primitives/notice/notice.tsx';
import { formatPrice } from '../../primitives/price/format-price.ts';
import { placeOf, type PlaceView } from '../../checkout/place-of.ts';
import { OrderStatus } from '../order-status/order-status.tsx';
import { Panel } from '../panel.tsx';
import { NextStep, type NextStepProps } from './next-step.tsx';
import { adminOrderMessages as messages } from './admin-order-messages.ts';

/** Order as staff see it. Times are in ms since 1970, amounts in đồng. */
export interface AdminOrderView {
  id: string;
  code: string;
  /** Vietnamese name of the status. */
  statusName: string;
  createdAt: number;
  payment: 'cod' | 'card' | 'transfer';
  paidAt: number | null;
  /** Time at which a waiting order is cancelled. */
  expiresAt: number | null;
  confirmedAt: number | null;
  carrier: string | null;
  trackingCode: string | null;
  address: Readonly<Record<'firstName' | 'lastName' | 'phone' | 'email', string> & PlaceView>;
  items: readonly { productId: string; name: string; price: number; quantity: number }[];
  subtotal: number;
  discount: number;
  shipping: number;
  amount: number;
  /** Part of the amount of an order on delivery that is transferred in advance. */
  deposit: number;
  /** Amount that the shop has received. */
  paid: number;
  /** Amount that is still to be paid; if it is negative, to be refunded. */
  due: number;
  promoCode: string | null;
  /** Company for which the customer wants an invoice. */
  invoice?: Readonly<Record<'company' | 'taxCode' | 'address', string>> | null;
  /** Note to the recipient of a gift; unset for other orders. */
  giftNote?: string;
  /** Phone number of the giver of a gift, if it is known. */
  giverPhone?: string;
  timeline: readonly {
    kind: 'placed' | 'status' | keyof typeof messages.events;
    at: number;
    actor: string;
    /** Vietnamese name of the new status. */
    statusName: string | null;
    text: string | null;
  }[];
  notes: readonly { text: string; at: number; actor: string }[];
}

export interface AdminOrderProps extends NextStepProps {
  /** Order to show. */
  order: AdminOrderView;
  /** URL of the list. */
  backHref: string;
  /** Called to cancel the order; without it there is no such button. @default undefined */
  onCancel?: () => void;
  /** Called to take the goods back; without it there is no such button. @default undefined */
  onReturn?: () => void;
  /** Called to record a refund; without it there is no such button. @default undefined */
  onRefund?: () => void;
  /**
   * Called to correct carrier and number of the parcel; without it there is no such button.
   * @default undefined
   */
  onCorrectParcel?: () => void;
  /** URL of the form that changes the order. @default none */
  editHref?: string;
  /** URL of the label of the parcel. @default none */
  labelHref?: string;
  /** URL of the packing slip. @default none */
  slipHref?: string;
  /** Called with a note; without it none can be written. @default undefined */
  onNote?: (text: string) => Promise<boolean>;
  /** Money of the order, such as `OrderMoney`. @default undefined */
  money?: ReactNode;
  /** Request to return the goods, such as `OrderReturn`. @default undefined */
  request?: ReactNode;
  /** Error of the last action. @default undefined */
  error?: string;
}

/** One order: next step, customer, items, history and notes. */
export function AdminOrder(
  props: AdminOrderProps,
) {
  const { order, backHref, onCancel, onNote, error, step, onConfirm, onStep, busy } = props;
  const { onReturn, onRefund, editHref, labelHref, slipHref, money, request } = props;
  const { code, statusName, createdAt, confirmedAt, expiresAt } = order;
  const links = [
    [labelHref, messages.label],
    [slipHref, messages.slip],
    [editHref, messages.edit],
  ] as const;
  return (
    <div data-slot='admin-order'>
      <Link
        href={backHref}
        className='-ml-2 inline-flex min-h-11 items-center gap-1 rounded-field px-2 text-jade hover:bg-jade-soft print:hidden'
      >
        <ChevronLeft aria-hidden size={20} />
        {messages.back}
      </Link>
      <div className='mt-1 flex flex-wrap items-center gap-x-4 gap-y-1'>
        <h1 className='text-2xl tabular-nums'>{code}</h1>
        <OrderStatus name={statusName} className='text-base' />
        <time dateTime={new Date(createdAt).toISOString()} className='text-ink-soft tabular-nums'>
          {formatDateTime(createdAt)}
        </time>
      </div>
      {confirmedAt !== null && (
        <p className='mt-1 text-ink-soft'>{messages.confirmedAt(formatDateTime(confirmedAt))}</p>
      )}
      {expiresAt !== null && (
        <p className='mt-1 text-ink-soft'>{messages.confirmUntil(formatDateTime(expiresAt))}</p>
      )}
      {error && <Notice tone='error' className='mt-4'>{error}</Notice>}
      <div className='mt-5 grid gap-5 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:items-start'>
        <div className='grid gap-5'>
          {(step || onConfirm) && (
            <Panel title={messages.nextStep}>
              <NextStep
                key={statusName}
                {...{ step, onConfirm, onStep, busy }}
              />
            </Panel>
          )}
          <Items order={order} />
          {request}
          {money}
          <div className='flex flex-wrap gap-2 print:hidden'>
            {links.map(([href, label]) =>
              href && (
                <Link key={label} href={href} className={buttonClass('secondary')}>{label}</Link>
              )
            )}
            {onRefund && <Button variant='secondary' onClick={onRefund}>{messages.refund}</Button>}
            {onReturn && (
              <Button
                variant='secondary'
                aria-disabled={busy}
                onClick={() => busy || onReturn()}
              >
                {messages.takeBack}
              </Button>
            )}
          </div>
        </div>
        <div className='grid gap-5 lg:row-span-2'>
          <Customer order={order} onCorrectParcel={props.onCorrectParcel} />
          {order.invoice && <Invoice {...order.invoice} />}
          <Notes order={order} onNote={onNote} busy={busy} />
          <Timeline order={order} />
        </div>
        {onCancel && (
          <Button
            variant='danger'
            onClick={onCancel}
            className='w-full sm:w-auto sm:justify-self-start lg:col-start-1 print:hidden'
          >
            {messages.cancel}
          </Button>
        )}
      </div>
    </div>
  );
}

function Items({ order }: Pick<AdminOrderProps, 'order'>) {
  const { items, subtotal, discount, shipping, amount, promoCode, payment, paidAt } = order;
  const { deposit, paid, due, giftNote, giverPhone } = order;
  return (
    <Panel title={messages.items}>
      <ul className='grid gap-3'>
        {items.map(({ productId, name, price, quantity }) => (
          <li key={productId} className='flex justify-between gap-4'>
            <span className='min-w-0 break-words'>
              {name}
              <span className='block text-sm text-ink-soft tabular-nums'>
                {quantity} × {formatPrice(price)}
              </span>
            </span>
            <span className='figures whitespace-nowrap'>{formatPrice(price * quantity)}</span>
          </li>
        ))}
      </ul>
      {giftNote !== undefined && (
        <div className='mt-4 rounded-field bg-jade-soft px-3.5 py-2.5'>
          <p className='font-semibold'>{messages.gift}</p>
          {giftNote && <p className='whitespace-pre-line wrap-anywhere'>{giftNote}</p>}
          {giverPhone && (
            <a
              href={`tel:${giverPhone}`}
              className='inline-flex min-h-11 items-center text-jade underline'
            >
              {messages.callGiver(giverPhone)}
            </a>
          )}
        </div>
      )}
      <dl className='mt-4 border-t border-line pt-3'>
        <AmountLine name={messages.goods} amount={subtotal} />
        {discount > 0 && (
          <AmountLine
            name={[messages.discount, promoCode].filter(Boolean).join(' ')}
            amount={-discount}
          />
        )}
        <AmountLine name={messages.shipping} amount={shipping} />
        <AmountLine name={messages.total} amount={amount} sum />
        {deposit > 0 && <AmountLine name={messages.deposit} amount={deposit} />}
        {paid !== 0 && <AmountLine name={messages.received} amount={paid} />}
        {due < 0 && <AmountLine name={messages.toRefund} amount={-due} />}
        {due > 0 && due !== amount && <AmountLine name={messages.toPay} amount={due} />}
      </dl>
      <p className='mt-3 text-ink-soft'>
        {messages.payment}: {messages[payment]}
        {paidAt !== null && `. ${messages.paid(formatDateTime(paidAt))}`}
      </p>
    </Panel>
  );
}

function Customer(
  { order: { address, carrier, trackingCode }, onCorrectParcel }: Pick<
    AdminOrderProps,
    'order' | 'onCorrectParcel'
  >,
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

function Invoice({ company, taxCode, address }: NonNullable<AdminOrderView['invoice']>) {
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

const actorOf = (actor: string) => messages.actors[actor] ?? actor;

function Notes(
  { order: { notes }, onNote, busy }: Pick<AdminOrderProps, 'order' | 'onNote' | 'busy'>,
) {
  const id = useId();
  const [text, setText] = useState('');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    // The text stays if it was not stored.
    if (!busy && text.trim() && await onNote?.(text)) setText('');
  };
  return (
    <Panel title={messages.notes}>
      {notes.length === 0 && <p className='text-ink-soft'>{messages.noNotes}</p>}
      <ul className='grid gap-3'>
        {notes.map((note) => (
          <li key={`${note.at} ${note.text}`}>
            <p className='break-words whitespace-pre-line'>{note.text}</p>
            <p className='text-sm text-ink-soft'>
              {actorOf(note.actor)}, {formatDateTime(note.at)}
            </p>
          </li>
        ))}
      </ul>
      {onNote && (
        <form onSubmit={submit} className='mt-3 grid gap-2 print:hidden'>
          <label htmlFor={id} className='sr-only'>{messages.note}</label>
          <textarea
            id={id}
            rows={2}
            maxLength={2_000}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
            className={controlClass}
          />
          <Button
            type='submit'
            variant='secondary'
            aria-disabled={busy || !text.trim()}
            className='justify-self-start'
          >
            {busy ? messages.working : messages.addNote}
          </Button>
        </form>
      )}
    </Panel>
  );
}

function Timeline({ order: { timeline } }: Pick<AdminOrderProps, 'order'>) {
  return (
    <Panel title={messages.timeline}>
      <ol className='grid gap-3 border-l border-line pl-4'>
        {timeline.map(({ kind, at, actor, statusName, text }) => (
          <li key={`${at} ${kind} ${statusName}`}>
            <p>{kind === 'status' ? statusName : messages.events[kind]}</p>
            {text && <p className='break-words text-ink-soft'>{text}</p>}
            <p className='text-sm text-ink-soft'>{actorOf(actor)}, {formatDateTime(at)}</p>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
