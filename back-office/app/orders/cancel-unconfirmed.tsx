import { Button, notify, TextField } from '@thach-an/ui';
import { ConfirmDialog } from '@thach-an/ui/admin';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { AdminError, run } from '../api/admin-api.ts';
import { useAction } from '../api/use-action.ts';
import { fromFieldValue } from '../edit/field-values.ts';

const fields = [
  { name: 'phone', label: 'Số điện thoại', inputMode: 'tel' },
  { name: 'network', label: 'Địa chỉ mạng (IP)', hint: 'Ví dụ 203.0.113.7' },
  { name: 'from', label: 'Đặt từ lúc', type: 'datetime-local' },
  { name: 'to', label: 'Đến trước lúc', type: 'datetime-local' },
] as const;

interface CancelUnconfirmedProps {
  /** Network with which the dialog opens. @default none: a button opens it */
  network?: string;
  /** Called when the dialog closes. */
  onClose: () => void;
}

/** Button and dialog that cancel many unconfirmed orders, after their number was shown. */
export function CancelUnconfirmed({ network, onClose }: CancelUnconfirmedProps) {
  const [isOpen, setOpen] = useState(network !== undefined);
  const close = () => {
    setOpen(false);
    onClose();
  };
  return (
    <>
      <Button variant='quiet' className='max-lg:col-span-2' onClick={() => setOpen(true)}>
        Hủy nhiều đơn chưa xác nhận
      </Button>
      {isOpen && <CancelDialog network={network} onClose={close} />}
    </>
  );
}

function CancelDialog({ network = '', onClose }: CancelUnconfirmedProps) {
  const client = useQueryClient();
  const [filter, setFilter] = useState({ phone: '', network, from: '', to: '' });
  const texts = Object.entries(filter).map(([name, text]) => [name, text.trim()] as const)
    .filter(([, text]) => text !== '');
  const conditions = Object.fromEntries(texts.map(([name, text]) => [
    name,
    name === 'from' || name === 'to' ? fromFieldValue('time', text) : text,
  ]));
  const read = (changes: object) => run('orders.cancelUnconfirmed', { ...conditions, ...changes });
  const count = useAction({
    // Orders that are placed after the count are not cancelled.
    mutationFn: async () => ({ countedAt: Date.now(), ...await read({ dryRun: true }) }),
  });
  const { data: counted } = count;
  const found = counted?.found.length ?? 0;
  const cancel = useAction({
    mutationFn: () => {
      const to = Math.min(counted!.countedAt, Number(conditions.to ?? Infinity));
      return read({ to });
    },
    onSuccess({ cancelled, changed }) {
      notify.success(
        `Đã hủy ${cancelled} đơn.${changed > 0 ? ` ${changed} đơn vừa thay đổi nên để lại.` : ''}`,
        5_000,
      );
      onClose();
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['orders'] }),
  });
  const error = cancel.error ?? count.error;
  const issues = error instanceof AdminError ? error.issues : [];
  return (
    <ConfirmDialog
      open
      title='Hủy nhiều đơn chưa xác nhận'
      action={found > 0 ? `Hủy ${found} đơn` : 'Xem có bao nhiêu đơn'}
      variant={found > 0 ? 'danger' : 'primary'}
      onConfirm={() => {
        if (found > 0) cancel.mutate();
        else if (texts.length > 0) count.mutate();
      }}
      onClose={onClose}
      busy={count.isPending || cancel.isPending}
      error={issues.some(({ path }) => path in filter) ? undefined : error?.message}
    >
      <p>
        Dùng khi bị đặt đơn phá: hủy mọi đơn bạn chưa xác nhận và khách chưa trả tiền, khớp với mọi
        điều kiện dưới đây. Điền ít nhất một điều kiện. Hàng đang giữ trở lại kho.
      </p>
      <div className='mt-4 grid grid-cols-1 gap-3 sm:grid-cols-2'>
        {fields.map(({ name, ...field }) => (
          <TextField
            key={name}
            {...field}
            autoComplete='off'
            value={filter[name]}
            error={issues.find(({ path }) => path === name)?.message}
            onChange={({ currentTarget: { value } }) => {
              setFilter((old) => ({ ...old, [name]: value }));
              count.reset();
              cancel.reset();
            }}
          />
        ))}
      </div>
      <p role='status' className='mt-3 font-semibold'>
        {counted && (found > 0
          ? `Có ${found} đơn khớp. Hủy rồi thì không lấy lại được.`
          : 'Không có đơn nào khớp.')}
      </p>
    </ConfirmDialog>
  );
}
