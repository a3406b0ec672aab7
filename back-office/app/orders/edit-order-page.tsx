import {
  formatAddress,
  keptDiscount,
  type StaffOrder,
  subtotalOf,
} from '@thach-an/edge-api/contract';
import { OrderForm } from '@thach-an/ui/admin';
import { useNavigate, useParams } from 'react-router';
import { run } from '../api/admin-api.ts';
import { useAdopt, useRow } from '../api/use-row.tsx';
import { changedValues } from '../edit/changed-values.ts';
import { EditDialogs } from '../edit/edit-dialogs.tsx';
import { toFieldValue } from '../edit/field-values.ts';
import { useEdit } from '../edit/use-edit.ts';
import { describeError } from './describe-error.ts';
import {
  describeOrderValue,
  orderFieldOf,
  orderLabelOf,
  type OrderLines,
  type OrderValues,
  toOrderInput,
  toOrderValues,
} from './order-values.ts';
import { useOrderForm } from './use-order-form.ts';

/** Form that changes an order before it is handed over. */
export default function EditOrderPage() {
  const { id = '' } = useParams();
  const { row: order, missing } = useRow('orders', { id });
  return order ? <EditOrder key={id} order={order} /> : missing;
}

/** Returns the discount that an order keeps with other items, as its field shows it. */
const keptFor = (order: StaffOrder, lines: OrderLines): string =>
  String(toFieldValue('money', keptDiscount(order, subtotalOf(lines))));

function EditOrder({ order }: { order: StaffOrder }) {
  const navigate = useNavigate();
  const adopt = useAdopt('orders');
  const { id, code, address } = order;
  const leave = () => navigate(`/orders/${id}`, { replace: true });
  const edit = useEdit<StaffOrder, OrderValues>({
    row: order,
    toValues: toOrderValues,
    fieldOf: orderFieldOf,
    // The form keeps what was typed, not the latest version.
    describeError: (error) => error.code === 'CHANGED' ? error.message : describeError(error),
    save(changes, base) {
      const { discount } = toOrderValues(base);
      // What the form shows counts, also if it equals the discount of the items before.
      const sent = 'lines' in changes ? { discount, ...changes } : changes;
      return run('orders.edit', {
        id,
        version: base.version,
        changes: toOrderInput(sent, form.scheme),
      });
    },
    onSaved: (saved) => adopt(id, saved),
    onDone: leave,
  });
  const { values, errors } = edit;
  const stored = toOrderValues(order);
  const changes = changedValues(stored, values);
  const isKept = values.discount === keptFor(order, values.lines);
  const form = useOrderForm({
    values,
    set: edit.set,
    storedPlace: stored.place,
    errors,
  });
  const setLines = (next: OrderLines) => {
    // An ordered item that was removed and is added again has the price of the order.
    const lines = next.map((line) => ({
      ...stored.lines.find(({ productId }) => productId === line.productId) ?? line,
      quantity: line.quantity,
    }));
    edit.set('lines', lines);
    if (isKept) edit.set('discount', keptFor(order, lines));
  };
  return (
    <>
      <title>{`Sửa đơn ${code} · Quản trị`}</title>
      <OrderForm
        title={`Sửa đơn ${code}`}
        {...form.props}
        onLines={setLines}
        address={{
          ...form.props.address,
          before: (
            <p className='mb-4 text-ink-soft'>
              Đang giao đến:{' '}
              {formatAddress({ ...address, country: '' })}. Chỉ chọn tỉnh, huyện, xã khi đổi nơi
              giao.
            </p>
          ),
        }}
        discount={{
          value: values.discount ?? '',
          onChange: (text) => edit.set('discount', text),
          hint: isKept && 'discount' in changes
            ? 'Đã giảm theo phần hàng còn lại. Muốn giữ mức cũ thì sửa lại ở đây.'
            : undefined,
          error: errors.discount,
        }}
        // Other items, or another place, can change the fee.
        shipping={'lines' in changes || 'place' in changes ? undefined : order.shipping}
        action='Lưu đơn'
        onSubmit={() => edit.isDirty ? edit.submit() : leave()}
        busy={edit.isSaving}
        error={edit.error ?? Object.values(errors)[0]}
      />
      <EditDialogs
        edit={{
          ...edit,
          resolve(mine) {
            if (edit.conflict.some(({ name }) => name === 'place') && !mine.has('place')) {
              form.resetPlace();
            }
            edit.resolve(mine);
          },
        }}
        labelOf={orderLabelOf}
        describe={describeOrderValue}
      />
    </>
  );
}
