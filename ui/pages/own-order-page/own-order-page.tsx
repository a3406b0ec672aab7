import { Button, buttonClass } from '../../primitives/button/button.tsx';
import { EmptyState } from '../../primitives/empty-state/empty-state.tsx';
import { Link } from '../../primitives/link/link.tsx';
import { Notice } from '../../primitives/notice/notice.tsx';
import { priceMessages } from '../../primitives/price/price-messages.ts';
import { Skeleton } from '../../primitives/skeleton/skeleton.tsx';
import { useKeptFocus } from '../../primitives/use-kept-focus.ts';
import { actionMessages } from '../../messages/action-messages.ts';
import { useMessages } from '../../messages/use-messages.ts';
import type { GiftOrderView, OwnOrderView } from '../../orders/own-order-view.ts';
import { OrderAlerts, type OrderAlertsProps } from '../../orders/order-alerts/order-alerts.tsx';
import { TransferCard } from '../../orders/transfer-card/transfer-card.tsx';
import type { OwnOrderHandlers } from './own-order-handlers.ts';
import { OrderActions } from './order-actions.tsx';
import { OrderBill } from './order-bill.tsx';
import { OrderRecipient } from './order-recipient.tsx';
import { OrderTimeline } from './order-timeline.tsx';
import { ownOrderPageMessages } from './own-order-page-messages.ts';
import { OrderItems } from './order-items.tsx';
import { OwnReviews } from './own-reviews.tsx';
import { DraftContext } from './form-drafts.ts';
import { type ReactNode, useId, useState } from 'react';
import { dateTimeMessages } from '../../primitives/date-time/date-time-messages.ts';

export interface OwnOrderPageProps extends OwnOrderHandlers {
  /** The order, or a gift for its recipient; `missing` if the visitor may not open it. */
  order: OwnOrderView | GiftOrderView | 'loading' | 'missing' | 'failed';
  /** Called to load the order again. */
  onRetry: () => void;
  /** Address of the page that looks up orders. */
  lookUpHref: string;
  /** Called when a visitor who may not open the order logs in. @default undefined */
  onLogIn?: () => void;
  /** Time in ms since 1970, for the actions that end. */
  now: number;
  /** Days on which the order is expected, as text. @default undefined */
  expected?: string;
  /** Choice to have news reported to this device. @default none */
  alerts?: Pick<OrderAlertsProps, 'state' | 'busy' | 'error' | 'onChange'>;
}

/** Page of an order: its state, the next step, the transfer while it is needed, and the facts. */
export function OwnOrderPage(
  { order, onRetry, lookUpHref, onLogIn, now, expected, ...handlers }: OwnOrderPageProps,
) {
  const messages = useMessages('ownOrderPage', ownOrderPageMessages);
  const { logIn, retry } = useMessages('actions', actionMessages);
  const [drafts] = useState(() => new Map<string, unknown>());
  return (
    <div className='page min-h-150 pt-8 pb-16'>
      <div className='mx-auto max-w-170'>
        <noscript>
          <p className='pb-6'>{messages.noScript}</p>
        </noscript>
        {order === 'loading' && <Loading />}
        {order === 'missing' && (
          <EmptyState
            headingLevel={1}
            title={messages.missing}
            action={
              <div className='flex flex-wrap justify-center gap-3'>
                {onLogIn && <Button onClick={onLogIn}>{logIn}</Button>}
                <Link
                  href={lookUpHref}
                  className={buttonClass(onLogIn ? 'secondary' : 'primary')}
                >
                  {messages.lookUp}
                </Link>
              </div>
            }
          >
            {messages.missingText}
          </EmptyState>
        )}
        {order === 'failed' && (
          <EmptyState
            headingLevel={1}
            title={messages.failed}
            action={<Button onClick={onRetry}>{retry}</Button>}
          >
            {messages.failedText}
          </EmptyState>
        )}
        {typeof order === 'object' && (
          order.access === 'gift'
            ? <GiftOrder order={order} expected={expected} />
            : (
              <DraftContext value={drafts}>
                <Order order={order} expected={expected} now={now} {...handlers} />
              </DraftContext>
            )
        )}
      </div>
    </div>
  );
}

function Loading() {
  return (
    <div className='space-y-6'>
      <Skeleton className='h-10 w-64' />
      <Skeleton className='h-16 w-full' />
      <Skeleton className='h-120 w-full' />
    </div>
  );
}

function Order(
  { order, now, expected, alerts, ...handlers }:
    & OwnOrderHandlers
    & Pick<OwnOrderPageProps, 'now' | 'expected' | 'alerts'>
    & { order: OwnOrderView },
) {
  const messages = useMessages('ownOrderPage', ownOrderPageMessages);
  const { format } = useMessages('price', priceMessages);
  const id = useId();
  const { status, amount, deposit, paid, refundDue, transfer, giftNote } = order;
  const isDeposit = status === 'awaiting-transfer' && deposit > 0;
  const sentences = status === 'awaiting-transfer' && !transfer
    ? messages.withoutAccount
    : isDeposit
    ? messages.depositState(format(amount - deposit))
    : status === 'shipping' && giftNote !== null
    ? messages.giverShipping
    : status === 'delivered' && order.returnedAmount
    ? messages.partlyReturned
    : status === 'delivered' && order.return
    ? withAnswer(messages.returnStates[order.return.state], order.return.note)
    : messages.states[status] ?? [status, ''] as const;
  return (
    <article
      aria-labelledby={id}
      className='space-y-8 outline-none'
      {...useKeptFocus<HTMLElement>()}
    >
      <OrderHeader titleId={id} {...{ order, sentences, expected }}>
        {transfer && paid > 0 && (
          <Notice tone='info' className='mt-3'>
            {messages.partlyPaid(format(paid), format(transfer.amount))}
          </Notice>
        )}
        {refundDue > 0 && (
          <Notice tone='info' className='mt-3'>{messages.refundDue(format(refundDue))}</Notice>
        )}
        {mayBePaidLate(order) && (
          <Notice tone='info' className='mt-3'>{messages.lateTransfer}</Notice>
        )}
        {alerts && (alerts.state === 'on' || mayHaveNews(order)) && (
          <OrderAlerts {...alerts} className='mt-4 print:hidden' />
        )}
      </OrderHeader>
      {transfer && <TransferCard {...{ transfer, isDeposit }} onClaim={handlers.onClaim} />}
      <OwnReviews order={order} reviews={handlers.reviews} />
      <OrderTimeline order={order} />
      <OrderBill order={order} />
      <OrderRecipient order={order} {...handlers} />
      <OrderActions order={order} now={now} {...handlers} />
    </article>
  );
}

/** Returns the state of a request to return goods, with the answer of the shop as the next step. */
const withAnswer = (
  [title, next]: readonly [title: string, next: string],
  answer: string | null,
) => [title, answer || next] as const;

/** Returns `true` for a cancelled order whose transfer may still be on its way. */
function mayBePaidLate({ status, payment, deposit, timeline }: OwnOrderView): boolean {
  return status === 'cancelled' && (payment === 'transfer' || deposit > 0) &&
    timeline.every(({ kind }) => kind !== 'paid');
}

/** Returns `true` for an order that is not finished, or whose money is to be returned. */
function mayHaveNews({ status, refundDue, return: returning }: OwnOrderView): boolean {
  const isFinished = status === 'delivered' || status === 'returned' || status === 'cancelled';
  return !isFinished || refundDue > 0 || returning !== null;
}

/** Order for the recipient of a gift: its state and way, without amounts and actions. */
function GiftOrder({ order, expected }: { order: GiftOrderView; expected?: string }) {
  const messages = useMessages('ownOrderPage', ownOrderPageMessages);
  return (
    <div className='space-y-8'>
      <OrderHeader
        order={order}
        sentences={messages.giftStates[order.status] ?? messages.giftWaits}
        expected={expected}
      />
      <OrderTimeline order={order} />
      <section>
        <h2 className='pb-2 text-xl'>{messages.products}</h2>
        <OrderItems items={order.items} />
        <p className='border-t border-line pt-3'>{messages.city(order.city)}</p>
        <p className='mt-1 text-ink-soft'>{messages.giftHidden}</p>
      </section>
    </div>
  );
}

interface OrderHeaderProps {
  order: Pick<OwnOrderView, 'code' | 'createdAt'>;
  sentences: readonly [title: string, next: string];
  /** Days on which the order is expected, as text. */
  expected?: string;
  /** Id of the title. @default undefined */
  titleId?: string;
  children?: ReactNode;
}

/** Title of the page of an order, with its state. */
function OrderHeader({ order, sentences, expected, titleId, children }: OrderHeaderProps) {
  const messages = useMessages('ownOrderPage', ownOrderPageMessages);
  const { dateTime } = useMessages('dateTime', dateTimeMessages);
  const [state, next] = sentences;
  return (
    <header>
      <h1 id={titleId} className='text-3xl break-words'>{messages.title(order.code)}</h1>
      <p className='mt-1 text-ink-soft'>
        {messages.placedAt(dateTime(new Date(order.createdAt).toISOString()))}
      </p>
      <div aria-live='polite'>
        <p data-slot='order-state' className='mt-4 font-serif text-xl text-balance'>{state}</p>
        <p className='mt-1 whitespace-pre-line wrap-anywhere'>{next}</p>
      </div>
      {expected && <p className='mt-1'>{messages.expected(expected)}</p>}
      {children}
    </header>
  );
}
