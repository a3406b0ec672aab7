import { type OrderStatus, undoTime } from '../../contract/orders/order-status.ts';
import { returnPictureLifetime } from '../../contract/orders/own-order.ts';
import type { StatementBuilder } from '../../db/database.ts';
import { staticSql } from '../../db/static-sql.ts';
import {
  type Booking,
  cancelAndRestock,
  hasState,
  insertEvent,
  type OrderState,
  queueStatusMail,
  reserveStock,
  returnStock,
  setConfirmed,
  stateOf,
} from './update-order.ts';

type Statement = ReturnType<StatementBuilder['run']>;

/** Originator, time and options of {@linkcode changeStatusStatements}. */
export interface StatusChange extends Booking {
  /** `true` to notify the customer by mail. @default false */
  mail?: boolean;
  /** `true` if staff can undo the change. The mail is then due after that. @default false */
  canUndo?: boolean;
  /**
   * Cancels the order only if no payment was opened, and releases its idempotency key.
   *
   * @default false
   */
  onlyUnopened?: boolean;
  /** Reason of a cancellation. @default none */
  reason?: string;
  /** Company that delivers the parcel. @default unchanged */
  carrier?: string;
  /** Number of the parcel at that company. @default unchanged */
  trackingCode?: string;
}

const setStatus = staticSql(`
  update orders set status = ?3, carrier = coalesce(?4, carrier),
    tracking_code = coalesce(?5, tracking_code)
  where ${hasState}`);

const takenBack = `order_id = ?1 and exists (select 1 from orders where ${hasState})`;
const acceptReturn = staticSql(
  `update order_returns set state = 'accepted' where state = 'requested' and ${takenBack}`,
);
/** Lets the pictures of a request expire as soon as staff cannot undo the change. */
const expirePictures = staticSql(`update return_pictures set at = ?3 where ${takenBack}`);

/**
 * Builds the statements that change the status of an order, for one batch. Confirming an order
 * takes its stock. Cancelling or taking it back returns the stock, which an unconfirmed order has
 * not taken. Taking it back also accepts an open request to return it. The status changes last,
 * because the other statements require the old one.
 */
export function changeStatusStatements(
  db: StatementBuilder,
  order: OrderState,
  next: OrderStatus,
  options: StatusChange,
): [Statement, ...Statement[]] {
  const { mail = false, canUndo = false, onlyUnopened = false, reason, ...booking } = options;
  const { carrier, trackingCode } = options;
  const [id, state] = [order.id, stateOf(order)];
  const isWaiting = order.status === 'awaiting-confirmation';
  const notices: [Statement, ...Statement[]] = [
    insertEvent(db, order, next, booking, reason, canUndo, onlyUnopened),
    ...mail
      ? [queueStatusMail(db, order, next, booking.at, canUndo ? undoTime : 0, onlyUnopened)]
      : [],
  ];
  if (next === 'cancelled') {
    const [restock, cancel] = cancelAndRestock(db, order, onlyUnopened, booking);
    return isWaiting ? [...notices, cancel] : [restock, ...notices, cancel];
  }
  if (isWaiting) {
    return [
      reserveStock(db, order, 'confirmation', booking),
      ...notices,
      setConfirmed(db, order, booking.at),
    ];
  }
  const set = db.run(setStatus(id, state, next, carrier ?? null, trackingCode ?? null));
  return next === 'returned'
    ? [
      returnStock(db, order, 'return', booking),
      db.run(acceptReturn(id, state)),
      db.run(expirePictures(id, state, booking.at + undoTime - returnPictureLifetime)),
      ...notices,
      set,
    ]
    : [...notices, set];
}
