import type { Permission } from '@thach-an/edge-api/contract';
import { Button, Notice, notify, saveFile, TextField } from '@thach-an/ui';
import { useState } from 'react';
import { AdminError, runExport } from '../api/admin-api.ts';
import { useAction } from '../api/use-action.ts';
import { toPeriod } from '../list/period-filter.tsx';
import { usePermissions } from '../session/use-member.ts';

/** Files that can be exported: the operation after `exports.`, and what it contains. */
const files: readonly { name: string; label: string; file: string; permission: Permission }[] = [
  { name: 'orders', label: 'Đơn hàng', file: 'don-hang', permission: 'exports:read' },
  { name: 'items', label: 'Sản phẩm đã bán', file: 'san-pham-da-ban', permission: 'exports:read' },
  { name: 'stock', label: 'Xuất nhập tồn kho', file: 'ton-kho', permission: 'exports:read' },
  { name: 'customers', label: 'Khách hàng', file: 'khach-hang', permission: 'customers:export' },
];

/** Files for a spreadsheet: orders, sold items, movements of stock, and customers of a period. */
export default function ExportsPage() {
  const may = usePermissions();
  const [from, setFrom] = useState('');
  const [to, setTo] = useState('');
  const exporting = useAction({
    async mutationFn({ name, file }: typeof files[number]) {
      const range = [from, to].filter(Boolean).map((date) => `-${date}`).join('');
      saveFile(await runExport(`exports.${name}`, toPeriod({ from, to })), `${file}${range}.csv`);
    },
    onSuccess: (_, { label }) => notify.success(`Đã tải tệp “${label}”.`),
  });
  const { error, isPending, variables } = exporting;
  const isReversed = from !== '' && to !== '' && from > to;
  return (
    <>
      <title>Xuất tệp Excel · Quản trị</title>
      <h1 className='text-2xl'>Xuất tệp Excel</h1>
      <p className='mt-1 text-ink-soft'>
        Tệp CSV mở được bằng Excel và Google Trang tính. Để trống ngày thì tệp có tất cả.
      </p>
      {error && (
        <Notice tone='error' className='mt-4'>
          {error instanceof AdminError ? error.message : 'Chưa tải được tệp. Vui lòng thử lại.'}
        </Notice>
      )}
      <div className='mt-4 grid max-w-130 grid-cols-2 gap-4'>
        <TextField
          label='Từ ngày'
          type='date'
          value={from}
          max={to || undefined}
          onChange={({ currentTarget }) => setFrom(currentTarget.value)}
        />
        <TextField
          label='Đến hết ngày'
          type='date'
          value={to}
          min={from || undefined}
          error={isReversed ? 'Ngày kết thúc không được trước ngày bắt đầu.' : undefined}
          onChange={({ currentTarget }) => setTo(currentTarget.value)}
        />
      </div>
      <ul className='mt-5 flex flex-wrap gap-3'>
        {files.filter(({ permission }) => may(permission)).map((one) => (
          <li key={one.name}>
            <Button
              variant='secondary'
              aria-disabled={isPending || isReversed}
              onClick={() => isPending || isReversed || exporting.mutate(one)}
            >
              {isPending && variables === one ? 'Đang tạo tệp...' : one.label}
            </Button>
          </li>
        ))}
      </ul>
      <p role='status' className='mt-3 text-ink-soft'>{isPending && 'Đang tạo tệp...'}</p>
    </>
  );
}
