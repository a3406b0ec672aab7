import type { StaffOrder } from '@thach-an/edge-api/contract';
import { formatPrice, TransferCard } from '@thach-an/ui';
import { OrderMoney } from '@thach-an/ui/admin';
import { useMemo } from 'react';
import { usePermissions } from '../session/use-member.ts';

interface OrderPaymentsProps {
  order: StaffOrder;
  busy: boolean;
  /** Runs an operation about the payments of the order, such as `payments.record`. */
  onAct: (name: string, input: object, done: string) => void;
}

/** Money of an order, and the code of a transfer for which it waits. */
export function OrderPayments({ order, busy, onAct }: OrderPaymentsProps) {
  const { id, status, deposit, paid, refunded, due, transferredLate } = order;
  // A second click, or a repetition after a lost reply, records the money once.
  const key = useMemo(
    () => crypto.randomUUID(),
    [id, order.payments.length, order.unmatched.length],
  );
  // The page at which a customer pays by card stays open: a transfer would be paid a second time.
  const may = usePermissions();
  const canRecord = may('payments:write') && status !== 'awaiting-payment';
  return (
    <>
      <OrderMoney
        paid={paid}
        refunded={refunded}
        due={Math.max(0, due)}
        depositDue={status === 'awaiting-transfer' && deposit > 0 ? Math.max(0, deposit - paid) : 0}
        refundDue={Math.max(0, -due)}
        claimedAt={order.claimedAt}
        afterHandOver={transferredLate > 0
          ? { amount: transferredLate, isDelivered: status === 'delivered' }
          : undefined}
        late={order.unmatched}
        busy={busy}
        onRecord={canRecord
          ? (amount) =>
            onAct(
              'payments.record',
              { orderId: id, amount, at: Date.now(), key },
              `Đã ghi nhận ${formatPrice(amount)}.`,
            )
          : undefined}
        onAssign={canRecord
          ? (transfer) =>
            onAct('payments.assign', { id: transfer, orderId: id }, 'Đã tính tiền vào đơn này.')
          : undefined}
      />
      {order.transfer && (
        <details>
          <summary className='min-h-11 cursor-pointer content-center text-jade'>
            Mã QR và nội dung chuyển khoản để gửi khách
          </summary>
          <TransferCard transfer={order.transfer} isDeposit={deposit > 0} />
        </details>
      )}
    </>
  );
}
