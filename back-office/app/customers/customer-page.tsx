import { type Customer, orderStatusNames } from '@thach-an/edge-api/contract';
import {
  Button,
  buttonClass,
  formatDate,
  formatDateTime,
  formatPrice,
  Link,
  Notice,
  notify,
} from '@thach-an/ui';
import { AdminRows, BackLink, ConfirmDialog, type FieldValue } from '@thach-an/ui/admin';
import { useState } from 'react';
import { useParams } from 'react-router';
import { run } from '../api/admin-api.ts';
import { useAction } from '../api/use-action.ts';
import { useAdopt, useRow } from '../api/use-row.tsx';
import { FieldsForm } from '../edit/fields-form.tsx';
import { useEdit } from '../edit/use-edit.ts';
import { usePermissions } from '../session/use-member.ts';

/** One customer: figures, orders, note and block. */
export default function CustomerPage() {
  const { id = '' } = useParams();
  const { row, missing } = useRow('customers', { id });
  return row ? <View customer={row} key={id} /> : missing;
}

function View({ customer }: { customer: Customer }) {
  const may = usePermissions();
  const { id, name, email, kind, createdAt, blockedAt, latestOrders, phones } = customer;
  const facts: [string, string][] = [
    ['Email', email],
    ['Điện thoại', phones.join(', ') || 'Chưa có'],
    ['Loại', kind === 'guest' ? 'Khách vãng lai' : 'Có tài khoản'],
    ['Tham gia', formatDate(createdAt)],
    ['Đơn hàng', String(customer.orders)],
    ['Hủy, trả', String(customer.failed)],
    ['Đã mua', formatPrice(customer.spent)],
  ];
  return (
    <>
      <title>{`${name || email} · Quản trị`}</title>
      <BackLink href='/customers'>Khách hàng</BackLink>
      <div className='mb-4 flex flex-wrap items-center justify-between gap-3'>
        <h1 className='min-w-0 text-2xl break-words'>{name || email}</h1>
        <div className='flex flex-wrap items-center gap-3'>
          {may('requests:write') && (
            <Link href={`/requests/new?customer=${id}`} className={buttonClass('quiet')}>
              Ghi yêu cầu dữ liệu cá nhân
            </Link>
          )}
          <Block customer={customer} />
        </div>
      </div>
      {blockedAt !== null && (
        <Notice tone='info' className='mb-4'>
          Bị chặn: đơn COD mới của khách, kể cả với số điện thoại này, phải chờ bạn xác nhận.
        </Notice>
      )}
      <dl className='mb-6 grid grid-cols-1 gap-x-8 rounded-card border border-line bg-surface p-4 sm:grid-cols-2'>
        {facts.map(([title, text]) => (
          <div key={title} className='flex min-h-9 items-baseline justify-between gap-4'>
            <dt className='shrink-0 text-ink-soft'>{title}</dt>
            <dd className='min-w-0 text-right wrap-anywhere tabular-nums'>{text}</dd>
          </div>
        ))}
      </dl>
      <Note customer={customer} />
      <section className='mt-8'>
        <h2 className='mb-3 text-xl'>Đơn hàng gần đây</h2>
        {latestOrders.length === 0 && <p className='text-ink-soft'>Khách chưa đặt đơn nào.</p>}
        <AdminRows
          rows={latestOrders}
          keyOf={(order) => order.id}
          hrefOf={(order) => `/orders/${order.id}`}
          columns={[
            { title: 'Mã đơn', cell: ({ code }) => code },
            {
              title: 'Đặt lúc',
              cell: (order) => formatDateTime(order.createdAt),
              place: 'left',
            },
            { title: 'Trạng thái', cell: ({ status }) => orderStatusNames[status], place: 'right' },
            {
              title: 'Tiền',
              cell: ({ amount }) => formatPrice(amount),
              place: 'beside',
              numeric: true,
            },
          ]}
        />
      </section>
    </>
  );
}

const noteFields = [{
  name: 'note',
  label: 'Ghi chú nội bộ',
  kind: 'lines',
  hint: 'Chỉ nhân viên thấy.',
}] as const;

function Note({ customer }: { customer: Customer }) {
  const adopt = useAdopt('customers');
  const canWrite = usePermissions()('customers:write');
  const edit = useEdit<Customer, Record<string, FieldValue>>({
    row: customer,
    toValues: ({ note }) => ({ note }),
    save: ({ note }, { id, version }) => run('customers.note', { id, version, text: note }),
    onSaved: (saved) => adopt(saved.id, saved),
  });
  return (
    <div className='max-w-170'>
      <FieldsForm fields={noteFields} edit={edit} readOnly={!canWrite} label='Lưu ghi chú' />
    </div>
  );
}

function Block({ customer: { id, blockedAt } }: { customer: Customer }) {
  const adopt = useAdopt('customers');
  const canWrite = usePermissions()('customers:write');
  const [isOpen, setOpen] = useState(false);
  const blocked = blockedAt === null;
  const block = useAction({
    mutationFn: () => run('customers.block', { id, blocked }),
    onSuccess(customer) {
      adopt(id, customer);
      setOpen(false);
      notify.success(blocked ? 'Đã chặn khách hàng.' : 'Đã bỏ chặn khách hàng.');
    },
  });
  if (!canWrite) return null;
  return (
    <>
      <Button variant={blocked ? 'danger' : 'secondary'} onClick={() => setOpen(true)}>
        {blocked ? 'Chặn khách' : 'Bỏ chặn'}
      </Button>
      <ConfirmDialog
        open={isOpen}
        title={blocked ? 'Chặn khách hàng này?' : 'Bỏ chặn khách hàng này?'}
        action={blocked ? 'Chặn khách' : 'Bỏ chặn'}
        onConfirm={() => block.mutate()}
        onClose={() => setOpen(false)}
        busy={block.isPending}
        error={block.error?.message}
      >
        <p>
          {blocked
            ? 'Đơn COD mới của khách, kể cả từ tài khoản khác cùng số điện thoại, sẽ chờ bạn xác ' +
              'nhận và chưa giữ hàng. Khách không được báo là bị chặn.'
            : 'Đơn mới của khách lại được nhận như bình thường.'}
        </p>
      </ConfirmDialog>
    </>
  );
}
