import { Button, formatDateTime, noChoice, Notice } from '@thach-an/ui';
import { OrderForm } from '@thach-an/ui/admin';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { AdminError, run } from '../api/admin-api.ts';
import { useAction } from '../api/use-action.ts';
import { changedValues } from '../edit/changed-values.ts';
import { UnsavedWarning } from '../edit/unsaved-warning.tsx';
import { memberQuery } from '../session/use-member.ts';
import { describeError } from './describe-error.ts';
import { keepDraft, type OrderDraft, readDraft, removeDraft } from './order-draft.ts';
import { emptyOrder, orderFieldOf, toOrderInput } from './order-values.ts';
import { readSoldLines } from './refresh-lines.ts';
import { useOrderForm } from './use-order-form.ts';

/** Payments of an order that was taken by phone. */
const payments = [
  { value: 'cod', label: 'Thu khi giao hàng (COD)' },
  { value: 'transfer', label: 'Chuyển khoản trước (VietQR)' },
];

/** Order that is taken by phone. One that was interrupted, as by a reload, is offered first. */
export default function NewOrderPage() {
  const { data: member } = useQuery(memberQuery);
  const memberId = member?.id ?? '';
  const [offered, setOffered] = useState(() => readDraft(memberId));
  const [draft, setDraft] = useState<OrderDraft>();
  const [changes, setChanges] = useState<readonly string[]>([]);
  const [isReading, setReading] = useState(false);
  if (!offered) return <NewOrder {...{ memberId, draft, changes }} />;
  const { firstName, lastName, phone, lines } = offered.values;
  const parts = [
    `${lastName} ${firstName}`.trim(),
    phone,
    lines.map(({ name, quantity }) => `${quantity} × ${name}`).join(', '),
  ];
  return (
    <>
      <title>Tạo đơn · Quản trị</title>
      <h1 className='text-2xl'>Đơn đang nhập dở</h1>
      <p className='mt-3 text-ink-soft'>
        Nhập lúc {formatDateTime(offered.at)} trên máy này, chưa lưu thành đơn.
      </p>
      <p className='mt-1 break-words'>{parts.filter(Boolean).join(' · ')}</p>
      <div className='mt-5 flex flex-wrap gap-3'>
        <Button
          aria-disabled={isReading}
          onClick={async () => {
            if (isReading) return;
            setReading(true);
            const { lines, changes } = await readSoldLines(offered.values.lines);
            setChanges(changes);
            setDraft({ ...offered, values: { ...offered.values, lines } });
            setOffered(undefined);
          }}
        >
          Tiếp tục đơn đang nhập dở
        </Button>
        <Button
          variant='secondary'
          onClick={() => {
            removeDraft();
            setOffered(undefined);
          }}
        >
          Bỏ, nhập đơn mới
        </Button>
      </div>
    </>
  );
}

interface NewOrderProps {
  memberId: string;
  draft?: OrderDraft;
  /** Sentences about what has changed since the draft. */
  changes: readonly string[];
}

/** Form of an order that is taken by phone. The device keeps what is typed until it is left. */
function NewOrder({ memberId, draft, changes }: NewOrderProps) {
  const navigate = useNavigate();
  const client = useQueryClient();
  const [values, setValues] = useState(draft?.values ?? emptyOrder);
  const [note, setNote] = useState(draft?.note ?? '');
  const [payment, setPayment] = useState(draft?.payment ?? 'cod');
  // A repeated request places the order once.
  const [key] = useState(() => draft?.key ?? crypto.randomUUID());
  const action = useAction({
    mutationFn: () =>
      run('orders.create', {
        customer: {},
        ...toOrderInput(values, form.scheme),
        payment,
        ...note.trim() ? { note } : {},
        key,
      }),
    onSuccess: () => void client.invalidateQueries({ queryKey: ['orders'] }),
  });
  const issues = action.error instanceof AdminError ? action.error.issues : [];
  const form = useOrderForm({
    values,
    set: (name, value) => setValues((old) => ({ ...old, [name]: value })),
    choice: draft?.choice ?? noChoice,
    errors: Object.fromEntries(issues.map(({ path, message }) => [orderFieldOf(path), message])),
  });
  const isDirty = note !== '' || Object.keys(changedValues(emptyOrder, values)).length > 0;
  const { choice } = form;
  useEffect(() => {
    if (isDirty) keepDraft({ values, choice, note, payment, key }, memberId);
    else removeDraft();
  }, [isDirty, values, choice, note, payment]);
  // A reload does not unmount the page: only an order that was stored or given up gets here.
  useEffect(() => removeDraft, []);
  return (
    <>
      <title>Tạo đơn · Quản trị</title>
      {changes.length > 0 && (
        <Notice tone='info' className='mb-5'>
          {changes.map((text) => <span key={text} className='block'>{text}</span>)}
        </Notice>
      )}
      <OrderForm
        title='Tạo đơn qua điện thoại'
        {...form.props}
        payment={form.takesTransfers
          ? { value: payment, onChange: setPayment, options: payments }
          : undefined}
        note={{ value: note, onChange: setNote }}
        action='Tạo đơn'
        // Not called after the page was left.
        onSubmit={() =>
          action.mutate(undefined, {
            onSuccess: ({ id }) => navigate(`/orders/${id}`, { replace: true }),
          })}
        busy={action.isPending}
        error={action.error ? describeError(action.error) : undefined}
      />
      <UnsavedWarning active={isDirty && !action.isPending} />
    </>
  );
}
