import type { ReactNode } from 'react';
import { Button, buttonClass } from '../../primitives/button/button.tsx';
import { formatDateTime } from '../../primitives/date-time/format-date-time.ts';
import { Link } from '../../primitives/link/link.tsx';
import { useKeptFocus } from '../../primitives/use-kept-focus.ts';
import { OrderStatus } from '../order-status/order-status.tsx';
import { Panel } from '../panel.tsx';
import type { AdminOrderView } from './admin-order-view.ts';
import { NextStep, type NextStepProps } from './next-step.tsx';
import { OrderCustomer, OrderInvoice } from './order-customer.tsx';
import { OrderedItems } from './ordered-items.tsx';
import { OrderNotes, OrderTimeline } from './order-notes.tsx';
import { ActionError } from '../action-error.tsx';
import { BackLink } from '../back-link/back-link.tsx';

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
  /**
   * Called with a note, and with a key: that of a note that is sent again after a failure is the
   * same. Without it none can be written.
   *
   * @default undefined
   */
  onNote?: (text: string, key: string) => Promise<boolean>;
  /** Money of the order, such as `OrderMoney`. @default undefined */
  money?: ReactNode;
  /** Request to return the goods, such as `OrderReturn`. @default undefined */
  request?: ReactNode;
  /** Way back from the last action, such as `UndoBar`. @default undefined */
  undo?: ReactNode;
  /** Error of the last action. @default undefined */
  error?: string;
}

/** One order: next step, customer, items, history and notes. */
export function AdminOrder(
  props: AdminOrderProps,
) {
  const { order, backHref, onCancel, onNote, error, step, onConfirm, onStep, busy } = props;
  const { onReturn, onRefund, editHref, labelHref, slipHref, money, request, undo } = props;
  const { code, statusName, createdAt, confirmedAt, expiresAt } = order;
  const links = [
    [labelHref, 'In nhãn A6'],
    [slipHref, 'In phiếu đóng gói'],
    [editHref, 'Sửa đơn'],
  ] as const;
  return (
    <div data-slot='admin-order' className='outline-none' {...useKeptFocus<HTMLDivElement>()}>
      {/* The first control, so that Tab reaches it in time from the page, which has the focus. */}
      <div role='status'>{undo}</div>
      <BackLink href={backHref}>Danh sách đơn</BackLink>
      <div className='flex flex-wrap items-center gap-x-4 gap-y-1'>
        <h1 className='text-2xl tabular-nums'>{code}</h1>
        <OrderStatus name={statusName} className='text-base' />
        <time dateTime={new Date(createdAt).toISOString()} className='text-ink-soft tabular-nums'>
          {formatDateTime(createdAt)}
        </time>
      </div>
      {confirmedAt !== null && (
        <p className='mt-1 text-ink-soft'>Khách xác nhận lúc {formatDateTime(confirmedAt)}</p>
      )}
      {expiresAt !== null && (
        <p className='mt-1 text-ink-soft'>Tự hủy nếu chưa nhận trước {formatDateTime(expiresAt)}</p>
      )}
      <ActionError>{error}</ActionError>
      <div className='mt-5 grid grid-cols-1 gap-5 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:items-start'>
        <div className='grid grid-cols-1 gap-5'>
          {(step || onConfirm) && (
            <Panel title='Việc tiếp theo'>
              <NextStep
                key={statusName}
                {...{ step, onConfirm, onStep, busy }}
              />
            </Panel>
          )}
          <OrderedItems order={order} />
          {request}
          {money}
          <div className='flex flex-wrap gap-2 empty:hidden print:hidden'>
            {links.map(([href, label]) =>
              href && (
                <Link key={label} href={href} className={buttonClass('secondary')}>{label}</Link>
              )
            )}
            {onRefund && <Button variant='secondary' onClick={onRefund}>Hoàn tiền</Button>}
            {onReturn && (
              <Button
                variant='secondary'
                aria-disabled={busy}
                onClick={() => busy || onReturn()}
              >
                Nhận lại hàng
              </Button>
            )}
          </div>
        </div>
        <div className='grid grid-cols-1 gap-5 lg:row-span-2'>
          <OrderCustomer order={order} onCorrectParcel={props.onCorrectParcel} />
          {order.invoice && <OrderInvoice {...order.invoice} />}
          <OrderNotes notes={order.notes} onNote={onNote} busy={busy} />
          <OrderTimeline timeline={order.timeline} />
        </div>
        {onCancel && (
          <Button
            variant='danger'
            onClick={onCancel}
            className='w-full sm:w-auto sm:justify-self-start lg:col-start-1 print:hidden'
          >
            Hủy đơn
          </Button>
        )}
      </div>
    </div>
  );
}
