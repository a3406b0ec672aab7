import {
  type OrderStatus,
  orderStatusNames,
  type StaffOrder,
  undoTime,
} from '@thach-an/edge-api/contract';
import { TransferCard } from '@thach-an/ui';
import {
  AdminOrder,
  type AdminOrderView,
  CancelOrder,
  CorrectParcel,
  OrderMoney,
  OrderReturn,
  RefundOrder,
  UndoBar,
} from '@thach-an/ui/admin';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useParams } from 'react-router';
import { AdminError, run } from '../api/admin-api.ts';
import { useAdopt, useRow } from '../api/use-row.tsx';
import { describeError } from './describe-error.ts';
import { usePermissions } from '../session/use-member.ts';

/** Next status of an order in its usual course, and the text of its button. */
const steps: Partial<
  Record<OrderStatus, { next: OrderStatus; label: string; hasParcel?: boolean }>
> = {
  'awaiting-confirmation': { next: 'processing', label: 'Nhận đơn' },
  processing: { next: 'shipping', label: 'Đã giao cho đơn vị vận chuyển', hasParcel: true },
  shipping: { next: 'delivered', label: 'Khách đã nhận hàng' },
};

/** Pictures of goods that a customer wants to return, in base64. */
interface ReturnPictures {
  items: { type: string; content: string }[];
}

/** One order and what staff can do with it. */
export default function OrderPage() {
  const { id = '' } = useParams();
  const location = useLocation();
  const client = useQueryClient();
  const adopt = useAdopt('orders');
  const may = usePermissions();
  const canWrite = may('orders:write');
  const canRecord = may('payments:write');
  const [dialog, setDialog] = useState<'cancel' | 'refund' | 'parcel'>();
  const isCancelling = dialog === 'cancel';
  const queryKey = ['orders', 'one', id];
  const { row: order, missing, error } = useRow<StaffOrder>('orders', { id });
  const action = useMutation({
    mutationFn: ({ name, input }: { name: string; input?: object }) =>
      run<StaffOrder>(name.includes('.') ? name : `orders.${name}`, { id, ...input }),
    onSuccess(changed) {
      adopt(id, changed);
      void client.invalidateQueries({ queryKey: ['orders', 'counts'] });
    },
    onError(failure) {
      const current = failure instanceof AdminError ? failure.details.current : undefined;
      if (current) client.setQueryData(queryKey, current as StaffOrder);
    },
  });
  const sentPictures = order?.return?.pictures ?? 0;
  const { data: pictures } = useQuery({
    queryKey: ['orders', 'pictures', id, sentPictures],
    queryFn: () => run<ReturnPictures>('returns.pictures', { id }),
    enabled: sentPictures > 0,
  });
  if (!order) return missing;

  const { version, status, code } = order;
  const step = steps[status];
  // Only after a change on this page: another clock cannot tell how long ago an earlier one was.
  const isOwn = action.isSuccess && action.data.version === version;
  const undo = isOwn ? order.undo : null;
  const isConfirmed = isOwn && action.variables.name === 'confirmByPhone';
  const act = (name: string, input?: object) => action.mutate({ name, input });
  const failed = action.error && !dialog ? describeError(action.error) : undefined;
  return (
    <>
      <title>{`Đơn ${code} · Quản trị`}</title>
      <AdminOrder
        order={toView(order)}
        backHref={location.state?.list ?? '/orders'}
        money={
          <>
            <OrderMoney
              paid={order.paid}
              due={Math.max(0, order.due)}
              depositDue={status === 'awaiting-transfer' && order.deposit > 0
                ? Math.max(0, order.deposit - order.paid)
                : 0}
              refundDue={Math.max(0, -order.due)}
              claimedAt={order.claimedAt}
              late={order.unmatched}
              busy={action.isPending}
              onRecord={canRecord
                ? (amount) =>
                  action.mutate({
                    name: 'payments.record',
                    input: { orderId: id, amount, at: Date.now() },
                  })
                : undefined}
              onAssign={canRecord
                ? (transfer) =>
                  action.mutate({ name: 'payments.assign', input: { id: transfer, orderId: id } })
                : undefined}
            />
            {order.transfer && (
              <details>
                <summary className='min-h-11 cursor-pointer content-center text-jade'>
                  Mã QR và nội dung chuyển khoản để gửi khách
                </summary>
                <TransferCard transfer={order.transfer} isDeposit={order.deposit > 0} />
              </details>
            )}
          </>
        }
        request={order.return && (
          <OrderReturn
            request={order.return}
            pictures={pictures?.items.map(({ type, content }) => `data:${type};base64,${content}`)}
            busy={action.isPending}
            onDecide={canWrite
              ? (decision, note) =>
                action.mutate({ name: 'returns.decide', input: { version, decision, note } })
              : undefined}
          />
        )}
        busy={action.isPending}
        error={failed ?? error?.message}
        step={canWrite && step ? step : undefined}
        onStep={(parcel) => act('changeStatus', { version, status: step?.next, ...parcel })}
        onConfirm={canWrite && isConfirmable(order)
          ? () => act('confirmByPhone', { version })
          : undefined}
        onCancel={canWrite && order.nextStatuses.includes('cancelled')
          ? () => {
            action.reset();
            setDialog('cancel');
          }
          : undefined}
        onCorrectParcel={canWrite && status === 'shipping'
          ? () => {
            action.reset();
            setDialog('parcel');
          }
          : undefined}
        editHref={canWrite && isEditable(order) ? `/orders/${id}/edit` : undefined}
        labelHref={`/orders/${id}/print/label`}
        slipHref={`/orders/${id}/print/slip`}
        onReturn={canWrite && order.nextStatuses.includes('returned')
          ? () => act('changeStatus', { version, status: 'returned' })
          : undefined}
        onRefund={may('orders:refund') && order.paid > 0
          ? () => {
            action.reset();
            setDialog('refund');
          }
          : undefined}
        onNote={canWrite
          ? (text) =>
            action.mutateAsync({ name: 'note', input: { text } }).then(() => true, () => false)
          : undefined}
      />
      <RefundOrder
        open={dialog === 'refund'}
        onClose={() => setDialog(undefined)}
        code={code}
        amount={-order.due}
        busy={action.isPending}
        error={action.error && dialog === 'refund' ? describeError(action.error) : undefined}
        onRefund={(refund) =>
          action.mutate({ name: 'refund', input: { version, ...refund } }, {
            onSuccess: () => setDialog(undefined),
          })}
      />
      <CorrectParcel
        open={dialog === 'parcel'}
        onClose={() => setDialog(undefined)}
        code={code}
        carrier={order.carrier ?? undefined}
        trackingCode={order.trackingCode ?? undefined}
        busy={action.isPending}
        error={action.error && dialog === 'parcel' ? describeError(action.error) : undefined}
        onCorrect={({ carrier = null, trackingCode = null }) =>
          action.mutate(
            { name: 'correctParcel', input: { version, carrier, trackingCode } },
            { onSuccess: () => setDialog(undefined) },
          )}
      />
      {isConfirmed && canWrite && (
        <UndoBar
          key={version}
          duration={undoTime}
          busy={action.isPending}
          onUndo={() => act('undoConfirmation', { version })}
        >
          Đã ghi khách xác nhận.
        </UndoBar>
      )}
      {undo && !isConfirmed && canWrite && (
        <UndoBar
          key={version}
          duration={undo.until - undo.at}
          busy={action.isPending}
          onUndo={() => act('changeStatus', { version, status: undo.status })}
        >
          {`Đã chuyển sang “${orderStatusNames[status]}”.`}
        </UndoBar>
      )}
      <CancelOrder
        open={isCancelling}
        onClose={() => setDialog(undefined)}
        code={code}
        items={order.items}
        divisible={status !== 'awaiting-payment' && status !== 'awaiting-transfer' &&
          order.items.reduce((sum, { quantity }) => sum + quantity, 0) > 1}
        busy={action.isPending}
        error={action.error && isCancelling ? describeError(action.error) : undefined}
        onCancel={(cancellation) =>
          action.mutate({ name: 'cancel', input: { version, ...cancellation } }, {
            onSuccess: () => setDialog(undefined),
          })}
      />
    </>
  );
}

/** Returns `true` for an order that has not been handed over and whose amount is not fixed. */
const isEditable = ({ status }: StaffOrder) =>
  ['awaiting-transfer', 'awaiting-confirmation', 'processing'].includes(status);

/** Returns `true` for an order that the customer may still confirm by telephone. */
function isConfirmable({ status, confirmedAt }: StaffOrder): boolean {
  return confirmedAt === null && (status === 'awaiting-confirmation' || status === 'processing');
}

function toView(order: StaffOrder): AdminOrderView {
  return {
    ...order,
    statusName: orderStatusNames[order.status],
    timeline: order.timeline.map(({ status, ...event }) => ({
      ...event,
      statusName: status && orderStatusNames[status],
    })),
  };
}
