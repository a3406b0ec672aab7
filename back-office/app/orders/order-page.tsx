import {
  type OrderStatus,
  orderStatusNames,
  type StaffOrder,
  undoTime,
} from '@thach-an/edge-api/contract';
import { notify } from '@thach-an/ui';
import {
  AdminOrder,
  CancelOrder,
  CorrectParcel,
  OrderReturn,
  RefundOrder,
  ReturnItems,
  UndoBar,
} from '@thach-an/ui/admin';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useParams } from 'react-router';
import { AdminError, run } from '../api/admin-api.ts';
import { useAction } from '../api/use-action.ts';
import { useAdopt, useRow } from '../api/use-row.tsx';
import { describeError } from './describe-error.ts';
import { OrderPayments } from './order-payments.tsx';
import { isPrintable } from './parcel-money.ts';
import { isConfirmable, isEditable, toOrderView } from './to-order-view.ts';
import { usePermissions } from '../session/use-member.ts';

/** Next status of an order in its usual course, and the text of its button. */
const steps: Partial<
  Record<OrderStatus, { next: OrderStatus; label: string; hasParcel?: boolean }>
> = {
  'awaiting-confirmation': { next: 'processing', label: 'Nhận đơn' },
  processing: { next: 'shipping', label: 'Đã giao cho đơn vị vận chuyển', hasParcel: true },
  shipping: { next: 'delivered', label: 'Khách đã nhận hàng' },
};

/** Open dialog, and the version of the order at its opening. */
interface Dialog {
  name: 'cancel' | 'refund' | 'parcel' | 'return';
  version: number;
}

/** One order and what staff can do with it. */
export default function OrderPage() {
  const { id = '' } = useParams();
  const location = useLocation();
  const client = useQueryClient();
  const adopt = useAdopt('orders');
  const may = usePermissions();
  const canWrite = may('orders:write');
  // A dialog changes the version that it was opened with: the form was filled in from that one.
  const [dialog, setDialog] = useState<Dialog>();
  // Only a change of the status on this page: another clock cannot tell how long ago an earlier one
  // was.
  const [ownChangeAt, setOwnChangeAt] = useState<number>();
  const queryKey = ['orders', 'one', id];
  const { row: order, missing, error } = useRow('orders', { id });
  const action = useAction({
    mutationFn: ({ name, input }: { name: string; input?: object }) =>
      // Each of these operations returns the changed order.
      run((name.includes('.') ? name : `orders.${name}`) as 'orders.edit', { id, ...input }),
    onSuccess(changed) {
      if (changed.undo?.at !== order?.undo?.at) setOwnChangeAt(changed.undo?.at);
      adopt(id, changed);
      void client.invalidateQueries({ queryKey: ['orders', 'counts'] });
    },
    onError(failure) {
      const current = failure instanceof AdminError ? failure.details.current : undefined;
      if (!current) return;
      client.setQueryData(queryKey, current);
      setDialog((old) => old && { ...old, version: (current as StaffOrder).version });
    },
  });
  const sentPictures = order?.return?.pictures ?? 0;
  const { data: pictures } = useQuery({
    queryKey: ['orders', 'pictures', id, sentPictures],
    queryFn: () => run('returns.pictures', { id }),
    enabled: sentPictures > 0,
  });
  if (!order) return missing;

  const { version, status, code } = order;
  const kept = order.items.flatMap((item) => {
    const quantity = item.quantity - (item.returned ?? 0);
    return quantity > 0 ? [{ ...item, quantity }] : [];
  });
  const isDivisible = kept.reduce((sum, { quantity }) => sum + quantity, 0) > 1;
  const step = steps[status];
  const undo = order.undo?.at === ownChangeAt ? order.undo : null;
  const isConfirmed = action.isSuccess && action.data.version === version &&
    action.variables.name === 'confirmByPhone';
  const revert = isConfirmed
    ? { name: 'undoConfirmation', input: {}, duration: undoTime, done: 'Đã ghi khách xác nhận.' }
    : undo && {
      ...{ name: 'changeStatus', input: { status: undo.status } },
      duration: undo.until - undo.at,
      done: `Đã chuyển sang “${orderStatusNames[status]}”.`,
    };
  /** @param done text about the success, for an action without another sign of it */
  const act = (name: string, input?: object, done?: string) =>
    action.mutate({ name, input }, { onSuccess: () => done && notify.success(done) });
  const failed = action.error ? describeError(action.error) : undefined;
  /** Returns the handler that opens a dialog. */
  const opens = (name: Dialog['name']) => () => {
    action.reset();
    setDialog({ name, version });
  };
  const closeDialog = () => setDialog(undefined);
  const sheet = (name: Dialog['name']) => ({
    ...{ open: dialog?.name === name, onClose: closeDialog, code, busy: action.isPending },
    error: dialog?.name === name ? failed : undefined,
  });
  /** Acts, and closes the dialog if that succeeds. A change of the status has its own bar. */
  const finish = (name: string, input: object, done: string) =>
    action.mutate({ name, input: { version: dialog?.version, ...input } }, {
      onSuccess(changed) {
        closeDialog();
        if (changed.status === status) notify.success(done);
      },
    });
  return (
    <>
      <title>{`Đơn ${code} · Quản trị`}</title>
      <AdminOrder
        order={toOrderView(order, canWrite)}
        backHref={location.state?.list ?? '/orders'}
        money={<OrderPayments order={order} busy={action.isPending} onAct={act} />}
        request={order.return && (
          <OrderReturn
            request={order.return}
            pictures={pictures?.items.map(({ type, content }) => `data:${type};base64,${content}`)}
            busy={action.isPending}
            onDecide={canWrite
              ? (decision, note) =>
                act(
                  'returns.decide',
                  { version, decision, note },
                  decision === 'accepted' ? 'Đã đồng ý đổi trả.' : 'Đã từ chối đổi trả.',
                )
              : undefined}
          />
        )}
        busy={action.isPending}
        undo={canWrite && revert && (
          <UndoBar
            key={`${revert.name} ${undo?.at ?? version}`}
            duration={revert.duration}
            busy={action.isPending}
            onUndo={() => act(revert.name, { version, ...revert.input })}
          >
            {revert.done}
          </UndoBar>
        )}
        error={(dialog ? undefined : failed) ?? error?.message}
        step={canWrite && step ? step : undefined}
        onStep={(parcel) => act('changeStatus', { version, status: step?.next, ...parcel })}
        onConfirm={canWrite && isConfirmable(order)
          ? () => act('confirmByPhone', { version })
          : undefined}
        onCancel={canWrite && order.nextStatuses.includes('cancelled')
          ? opens('cancel')
          : undefined}
        onCorrectParcel={canWrite && status === 'shipping' ? opens('parcel') : undefined}
        editHref={canWrite && isEditable(order) ? `/orders/${id}/edit` : undefined}
        labelHref={isPrintable(order) ? `/orders/${id}/print/label` : undefined}
        slipHref={isPrintable(order) ? `/orders/${id}/print/slip` : undefined}
        onReturn={canWrite && order.nextStatuses.includes('returned')
          ? isDivisible
            ? opens('return')
            : () => act('changeStatus', { version, status: 'returned' })
          : undefined}
        onRefund={may('orders:refund') && order.paid > 0 ? opens('refund') : undefined}
        onNote={canWrite
          ? (text, key) => action.mutateAsync({ name: 'note', input: { text, key } }).then(() => {
            notify.success('Đã lưu ghi chú.');
            return true;
          }, () => false)
          : undefined}
      />
      <RefundOrder
        {...sheet('refund')}
        amount={Math.max(0, -order.due) || order.transferredLate}
        onRefund={(refund) => finish('refund', refund, 'Đã ghi hoàn tiền.')}
      />
      <CorrectParcel
        {...sheet('parcel')}
        carrier={order.carrier ?? undefined}
        trackingCode={order.trackingCode ?? undefined}
        onCorrect={({ carrier = null, trackingCode = null }) =>
          finish('correctParcel', { carrier, trackingCode }, 'Đã sửa mã vận đơn.')}
      />
      <CancelOrder
        {...sheet('cancel')}
        items={order.items}
        divisible={isDivisible && status !== 'awaiting-payment' && status !== 'awaiting-transfer'}
        onCancel={(cancellation) => finish('cancel', cancellation, 'Đã hủy phần đã chọn.')}
      />
      <ReturnItems
        {...sheet('return')}
        items={kept}
        onReturn={(part) => part
          ? finish('returnItems', part, 'Đã nhận lại phần hàng đã chọn.')
          : finish('changeStatus', { status: 'returned' }, '')}
      />
    </>
  );
}
