import { notify } from '@thach-an/ui';
import { type FieldValue, maxStockLines, StockImport } from '@thach-an/ui/admin';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { run } from '../api/admin-api.ts';
import { useAction } from '../api/use-action.ts';
import { parseStockList } from './parse-stock-list.ts';

export interface ImportStockProps {
  onClose: () => void;
  /** Called after the stock was changed. */
  onDone: () => void;
}

/** Previews and makes the changes of stock in a CSV file. */
export function ImportStock({ onClose, onDone }: ImportStockProps) {
  const [file, setFile] = useState<{ name: string } & ReturnType<typeof parseStockList>>();
  const [values, setValues] = useState<Record<string, FieldValue>>({
    mode: '',
    reason: 'Nhập từ tệp CSV',
  });
  const [isPressed, setPressed] = useState(false);
  const { mode, reason } = values;
  const { lines = [], unreadable = [] } = file ?? {};
  // A repetition after a lost reply, or of the rows that failed, changes each product once.
  const key = useMemo(() => crypto.randomUUID(), [file, mode]);
  const send = (dryRun: boolean, signal?: AbortSignal) =>
    run('stock.bulk', { mode, reason, rows: lines, dryRun, key }, { signal });
  const count = lines.length + unreadable.length;
  const missing = !file
    ? 'Chọn tệp tồn kho.'
    : !mode
    ? 'Chọn cách nhập.'
    : !String(reason).trim()
    ? 'Nhập lý do.'
    : undefined;
  const isComplete = Boolean(!missing && lines.length && count <= maxStockLines);
  const preview = useQuery({
    queryKey: ['stock', 'bulk', mode, reason, lines],
    enabled: isComplete,
    queryFn: ({ signal }) => send(true, signal),
  });
  const change = useAction({
    mutationFn: () => send(false),
    onSuccess({ rows }) {
      const failed = rows.filter(({ problem }) => problem).length;
      if (failed > 0) return notify.error(`${failed} dòng chưa được nhập.`);
      notify.success(`Đã nhập tồn kho của ${rows.length} sản phẩm.`);
      onDone();
    },
  });
  const rows = (change.data ?? preview.data)?.rows;
  const isReady = isComplete && unreadable.length === 0 &&
    preview.data?.rows.every(({ problem }) => !problem);
  return (
    <StockImport
      file={file && { name: file.name, lines: count }}
      values={values}
      unreadable={unreadable}
      rows={rows}
      busy={change.isPending}
      error={(isPressed && missing) || (change.error ?? preview.error)?.message}
      onChoose={async (chosen) => {
        change.reset();
        setFile({ name: chosen.name, ...parseStockList(await chosen.text()) });
      }}
      onChange={(name, value) => {
        if (name === 'mode') change.reset();
        setValues((old) => ({ ...old, [name]: value }));
      }}
      onImport={() => {
        setPressed(true);
        if (isReady) change.mutate();
      }}
      onClose={onClose}
    />
  );
}
