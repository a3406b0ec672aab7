import { notify } from '@thach-an/ui';
import { AdminFields, ConfirmDialog, type FieldValue } from '@thach-an/ui/admin';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { run } from '../api/admin-api.ts';
import { parseStockList, type StockLine } from './parse-stock-list.ts';

/** Result of `stock.bulk`. */
interface StockRows {
  rows: {
    productId: string;
    name?: string;
    before?: number;
    after?: number;
    problem?: keyof typeof problems;
  }[];
}

const problems = {
  unknown: 'không có sản phẩm này',
  repeated: 'đã có ở dòng trên',
  negative: 'tồn kho không đủ để bớt',
  sold: 'vừa có người mua, vui lòng thử lại',
};

const modes = [
  { value: '', label: 'Chọn cách nhập' },
  { value: 'add', label: 'Cộng thêm (số âm để bớt)' },
  { value: 'set', label: 'Đặt bằng số trong tệp' },
];

export interface StockImportProps {
  onClose: () => void;
  /** Called after the stock was changed. */
  onDone: () => void;
}

/** Dialog that adds or sets the stock of products from a CSV file, after a preview. */
export function StockImport({ onClose, onDone }: StockImportProps) {
  const [lines, setLines] = useState<readonly StockLine[]>();
  const [values, setValues] = useState<Record<string, FieldValue>>({
    mode: '',
    reason: 'Nhập từ tệp CSV',
  });
  const { mode, reason } = values;
  const send = (dryRun: boolean, signal?: AbortSignal) =>
    run<StockRows>('stock.bulk', { mode, reason, rows: lines, dryRun }, { signal });
  const isComplete = Boolean(lines?.length && mode && String(reason).trim());
  const preview = useQuery({
    queryKey: ['stock', 'bulk', mode, reason, lines],
    enabled: isComplete,
    queryFn: ({ signal }) => send(true, signal),
  });
  const change = useMutation({
    mutationFn: () => send(false),
    onSuccess({ rows }) {
      const failed = rows.filter(({ problem }) => problem).length;
      if (failed > 0) return notify.error(`${failed} dòng chưa được nhập.`);
      notify.success(`Đã nhập tồn kho của ${rows.length} sản phẩm.`);
      onDone();
    },
  });
  const rows = (change.data ?? preview.data)?.rows;
  const hasProblem = preview.data?.rows.some(({ problem }) => problem);
  const isReady = isComplete && hasProblem === false;
  const error = change.error ?? preview.error;
  return (
    <ConfirmDialog
      open
      title='Nhập tồn kho từ tệp CSV'
      action='Nhập tồn kho'
      variant='primary'
      cancel='Đóng'
      busy={change.isPending}
      error={lines?.length === 0
        ? 'Tệp cần có mã sản phẩm ở cột đầu và số lượng ở cột thứ hai.'
        : hasProblem && !change.data
        ? 'Sửa các dòng màu đỏ trong tệp, rồi chọn lại tệp.'
        : error?.message}
      onConfirm={() => isReady && change.mutate()}
      onClose={onClose}
    >
      <div className='grid gap-4'>
        <label className='font-semibold'>
          Tệp CSV
          <input
            type='file'
            accept='.csv,text/csv,text/plain'
            className='mt-1.5 block min-h-11 w-full font-normal file:mr-3 file:min-h-11 file:rounded-field file:border file:border-jade file:px-4 file:font-semibold file:text-jade'
            onChange={async ({ target }) => {
              const file = target.files?.[0];
              change.reset();
              setLines(file && parseStockList(await file.text()));
            }}
          />
          <span className='block text-sm font-normal text-ink-soft'>
            Cột đầu là mã sản phẩm, cột thứ hai là số lượng; tối đa 500 dòng.
          </span>
        </label>
        <AdminFields
          values={values}
          onChange={(name, value) => setValues((old) => ({ ...old, [name]: value }))}
          fields={[
            { name: 'mode', label: 'Cách nhập', kind: 'choice', options: modes },
            { name: 'reason', label: 'Lý do', required: true },
          ]}
        />
      </div>
      {rows && (
        <ul aria-label='Xem trước' className='mt-4 grid max-h-60 gap-1 overflow-y-auto text-sm'>
          {rows.map(({ productId, name, before, after, problem }, index) => (
            <li
              key={index}
              className={`break-words tabular-nums ${problem ? 'text-cinnabar' : ''}`}
            >
              <span className='font-semibold'>{name ?? productId}</span>:{' '}
              {problem ? problems[problem] : `${before} → ${after}`}
            </li>
          ))}
        </ul>
      )}
    </ConfirmDialog>
  );
}
