import { type FormEvent, useState } from 'react';
import { Button } from '../../primitives/button/button.tsx';
import { formatDateTime } from '../../primitives/date-time/format-date-time.ts';
import { TextField } from '../../primitives/text-field/text-field.tsx';
import { formatPrice } from '../../primitives/price/format-price.ts';
import { ActionError } from '../action-error.tsx';

/** Order to which a transfer may belong. */
interface NamedOrder {
  id: string;
  code: string;
}

/** Transfer that belongs to no order yet. Amount in đồng, time in ms since 1970. */
export interface UnmatchedTransferView {
  id: number;
  amount: number;
  at: number;
  /** Text of the transfer. */
  content: string;
  /** Order that the text names. */
  order: NamedOrder | null;
  /** Orders that wait for this amount. */
  suggestions: readonly NamedOrder[];
}

export interface UnmatchedTransfersProps {
  /** Transfers to assign or to pay back; `undefined` until they are loaded. */
  transfers?: readonly UnmatchedTransferView[];
  /** Called to make a transfer a payment of an order, by its id or code. */
  onAssign: (id: number, order: string) => void;
  /** Called with a note after the money was paid back. */
  onReturn: (id: number, note: string) => void;
  /** Called to load further transfers. @default undefined */
  onMore?: () => void;
  /** `true` while a change is being sent. @default false */
  busy?: boolean;
  /** Error of the list or of the last change. @default undefined */
  error?: string;
}

/** List of the money that belongs to no order yet. */
export function UnmatchedTransfers(
  { transfers, onMore, error, ...actions }: UnmatchedTransfersProps,
) {
  return (
    <div data-slot='unmatched-transfers'>
      <h1 className='text-2xl'>Tiền chưa rõ đơn</h1>
      <p className='mt-1 text-ink-soft'>
        Tiền chuyển khoản không ghi mã đơn, hoặc đến sau khi đơn hết hạn hay đã hủy.
      </p>
      <ActionError>{error}</ActionError>
      {transfers?.length === 0 && <p className='mt-6'>Không có khoản tiền nào chờ xử lý.</p>}
      <ul className='mt-4 grid gap-4'>
        {transfers?.map((transfer) => (
          <Transfer key={transfer.id} transfer={transfer} {...actions} />
        ))}
      </ul>
      {onMore && <Button variant='secondary' onClick={onMore} className='mt-4'>Xem thêm</Button>}
    </div>
  );
}

function Transfer(
  { transfer, onAssign, onReturn, busy = false }: Omit<UnmatchedTransfersProps, 'transfers'> & {
    transfer: UnmatchedTransferView;
  },
) {
  const { id, amount, at, content, order, suggestions } = transfer;
  const orders = order ? [order] : suggestions;
  return (
    <li className='rounded-card border border-line bg-surface p-4'>
      <div className='flex flex-wrap items-baseline justify-between gap-x-4'>
        <strong className='figures text-lg'>{formatPrice(amount)}</strong>
        <time dateTime={new Date(at).toISOString()} className='text-ink-soft tabular-nums'>
          {formatDateTime(at)}
        </time>
      </div>
      <p className='mt-1 wrap-anywhere'>{content || '(không có nội dung)'}</p>
      {order && <p className='text-ink-soft'>Nội dung ghi đơn {order.code}</p>}
      {!order && suggestions.length > 0 && (
        <p className='mt-2 text-ink-soft'>Đơn đang chờ đúng số tiền này:</p>
      )}
      <div className='mt-2 flex flex-wrap gap-2'>
        {orders.map(({ id: orderId, code }) => (
          <Button
            key={orderId}
            variant='secondary'
            aria-disabled={busy}
            onClick={() => !busy && onAssign(id, orderId)}
          >
            Tính vào đơn {code}
          </Button>
        ))}
      </div>
      <TextForm
        label={orders.length > 0 ? 'Mã đơn khác' : 'Mã đơn'}
        submitLabel='Tính vào đơn'
        onSubmit={(code) => !busy && onAssign(id, code)}
      />
      <TextForm
        label='Ghi chú khi trả lại tiền'
        submitLabel='Đã trả lại người chuyển'
        onSubmit={(note) => !busy && onReturn(id, note)}
      />
    </li>
  );
}

function TextForm({ label, submitLabel, onSubmit }: {
  label: string;
  submitLabel: string;
  onSubmit: (text: string) => void;
}) {
  const [text, setText] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() !== '') onSubmit(text.trim());
  };
  return (
    <form onSubmit={submit} className='mt-3 flex flex-wrap items-end gap-2'>
      <TextField
        label={label}
        fieldClassName='grow basis-48'
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <Button type='submit' variant='quiet'>{submitLabel}</Button>
    </form>
  );
}
