import { type FormEvent, useState } from 'react';
import { AmountLine } from '../../primitives/amount-line/amount-line.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { formatDateTime } from '../../primitives/date-time/format-date-time.ts';
import { groupDigits } from '../../primitives/price/group-digits.ts';
import { numberMessage, readNumber } from '../read-number.ts';
import { TextField } from '../../primitives/text-field/text-field.tsx';
import { Notice } from '../../primitives/notice/notice.tsx';
import { formatPrice } from '../../primitives/price/format-price.ts';
import { Panel } from '../panel.tsx';

/** Transfer that is no payment of an order yet. Amount in đồng, time in ms since 1970. */
export interface LateTransfer {
  id: number;
  amount: number;
  at: number;
}

export interface OrderMoneyProps {
  /** Money that has arrived and was not paid back, in đồng. */
  paid: number;
  /** Money that was paid back, in đồng. @default 0 */
  refunded?: number;
  /** Money that is missing, in đồng. */
  due: number;
  /** Part of a deposit for which the order waits, in đồng. @default 0 */
  depositDue?: number;
  /** Money that the customer gets back, in đồng. */
  refundDue: number;
  /** Time at which the customer said to have made the transfer, in ms since 1970. */
  claimedAt?: number | null;
  /**
   * Money that was transferred after the hand-over of the parcel, in đồng: the carrier collects it
   * as well, or has collected it. @default undefined
   */
  afterHandOver?: { amount: number; isDelivered: boolean };
  /** Transfers that name the order, but came too late. */
  late: readonly LateTransfer[];
  /** Called with an amount that has arrived; without it none can be recorded. @default undefined */
  onRecord?: (amount: number) => void;
  /** Called to make a late transfer a payment of the order. @default undefined */
  onAssign?: (id: number) => void;
  /** `true` while a change is being sent. @default false */
  busy?: boolean;
}

/** Money of an order: what has arrived and what is missing, and the form for a bank transfer. */
export function OrderMoney(
  { paid, refunded = 0, due, depositDue = 0, refundDue, claimedAt, late, ...props }:
    OrderMoneyProps,
) {
  const { afterHandOver, onRecord, onAssign, busy = false } = props;
  const awaited = depositDue || due;
  return (
    <Panel title='Tiền của đơn' data-slot='order-money'>
      <dl>
        <AmountLine name='Đã nhận' amount={paid + refunded} />
        {refunded > 0 && <AmountLine name='Đã hoàn lại' amount={-refunded} />}
        {depositDue > 0 && <AmountLine name='Tiền cọc còn thiếu' amount={depositDue} />}
        {due > 0 && <AmountLine name='Còn phải thu' amount={due} />}
        {refundDue > 0 && (
          <AmountLine
            name={refunded > 0 ? 'Còn phải hoàn (đã trừ tiền hoàn lại)' : 'Phải hoàn cho khách'}
            amount={refundDue}
            className='text-cinnabar'
          />
        )}
      </dl>
      {claimedAt && (
        <p className='mt-2 text-ink-soft'>
          Khách báo đã chuyển khoản lúc {formatDateTime(claimedAt)}.
        </p>
      )}
      {afterHandOver && <AfterHandOver {...afterHandOver} />}
      {onRecord && due > 0 && <RecordForm key={awaited} {...{ due: awaited, onRecord, busy }} />}
      {late.length > 0 && (
        <>
          <h3 className='mt-4 border-t border-line pt-3 text-base'>
            Tiền đến sau khi đơn hết hạn hoặc đã hủy
          </h3>
          <ul>
            {late.map(({ id, amount, at }) => (
              <li key={id} className='flex flex-wrap items-center justify-between gap-3 py-2'>
                <span className='tabular-nums'>
                  {formatPrice(amount)}, nhận lúc {formatDateTime(at)}
                </span>
                {onAssign && (
                  <Button
                    variant='secondary'
                    aria-disabled={busy}
                    onClick={() => onAssign(id)}
                  >
                    Tính vào đơn này
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </Panel>
  );
}

/** Advice about money that the carrier may collect as well. */
function AfterHandOver({ amount, isDelivered }: NonNullable<OrderMoneyProps['afterHandOver']>) {
  const price = formatPrice(amount);
  return (
    <Notice tone='info' className='mt-3'>
      Khách chuyển khoản {price} sau khi kiện hàng đã gửi đi. {isDelivered
        ? 'Kiểm tra xem đơn vị vận chuyển đã thu tiền mặt chưa. Nếu đã thu'
        : 'Báo đơn vị vận chuyển bớt khoản này khỏi tiền thu hộ. Nếu họ đã thu đủ'}, trả lại khách
      {' '}
      {price}, rồi ghi lại bằng <strong>Hoàn tiền</strong>.
    </Notice>
  );
}

function RecordForm(
  { due, onRecord, busy }: { due: number; onRecord: (amount: number) => void; busy: boolean },
) {
  const [text, setText] = useState(groupDigits(due));
  const [error, setError] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const amount = readNumber(text, 'money');
    if (amount === undefined || amount < 1) return setError(numberMessage);
    setError(undefined);
    if (!busy) onRecord(amount);
  };
  return (
    <form noValidate onSubmit={submit} className='mt-3 flex flex-wrap items-end gap-3 print:hidden'>
      <TextField
        label='Số tiền đã nhận (đồng)'
        error={error}
        fieldClassName='grow basis-48'
        name='amount'
        inputMode='numeric'
        value={text}
        onChange={({ currentTarget }) =>
          setText(currentTarget.value)}
        className='text-right tabular-nums'
      />
      <Button type='submit' variant='secondary' aria-disabled={busy}>
        {busy ? 'Đang ghi...' : 'Đã nhận tiền'}
      </Button>
    </form>
  );
}
