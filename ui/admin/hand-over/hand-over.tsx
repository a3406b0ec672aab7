import { type ClipboardEvent, useState } from 'react';
import { TextField } from '../../primitives/text-field/text-field.tsx';
import type { AdminOrderSummary } from '../admin-orders/admin-orders.tsx';
import { type FormDialogProps, FormSheet } from '../form-sheet.tsx';
import { parseTrackingCodes } from './parse-tracking-codes.ts';

/** Carrier and numbers of orders that are handed over together. */
export interface HandedOver {
  /** Company that delivers all parcels. @default none */
  carrier?: string;
  /** Numbers of the parcels by the id of the order. */
  trackingCodes: Readonly<Record<string, string>>;
}

export interface HandOverProps extends FormDialogProps {
  /** Orders that are handed over. */
  orders: readonly Pick<AdminOrderSummary, 'id' | 'code' | 'customer'>[];
  /** Called with the carrier and the numbers, without what is empty. */
  onHandOver: (entered: HandedOver) => void;
}

/** Dialog that hands orders over to the carrier, with a number for each parcel. */
export function HandOver({ orders, onHandOver, ...sheet }: HandOverProps) {
  const [numbers, setNumbers] = useState<Readonly<Record<string, string>>>({});
  const [pasted, setPasted] = useState<{ count: number; rejected: readonly string[] }>();
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const text = event.clipboardData.getData('text');
    const { found, rejected } = parseTrackingCodes(text, orders.map(({ code }) => code));
    // The text of one line is typed into the field.
    if (found.size === 0 && rejected.length < 2) return;
    event.preventDefault();
    setPasted({ count: found.size, rejected });
    setNumbers((old) => ({
      ...old,
      ...Object.fromEntries(orders.flatMap(({ id, code }) => {
        const number = found.get(code);
        return number === undefined ? [] : [[id, number]];
      })),
    }));
  };
  const submit = (form: FormData) => {
    const carrier = String(form.get('carrier') ?? '').trim();
    const entered = orders.map(({ id }) => [id, (numbers[id] ?? '').trim()])
      .filter(([, number]) => number !== '');
    onHandOver({
      carrier: carrier || undefined,
      trackingCodes: Object.fromEntries(entered),
    });
  };
  return (
    <FormSheet
      {...sheet}
      onClosed={() => {
        setNumbers({});
        setPasted(undefined);
      }}
      slot='hand-over'
      title={`Giao ${orders.length} đơn cho đơn vị vận chuyển`}
      action={`Giao ${orders.length} đơn`}
      onSubmit={submit}
    >
      <TextField
        label='Đơn vị vận chuyển (không bắt buộc)'
        name='carrier'
        maxLength={100}
        autoComplete='off'
      />
      <fieldset className='grid gap-3'>
        <legend className='font-semibold'>Mã vận đơn (không bắt buộc)</legend>
        <p className='mt-1 text-sm text-ink-soft'>
          Có danh sách từ đơn vị vận chuyển? Dán các dòng “mã đơn, mã vận đơn” vào một ô bất kỳ.
        </p>
        {orders.map(({ id, code, customer }) => (
          <TextField
            key={id}
            label={customer ? `${code} · ${customer}` : code}
            value={numbers[id] ?? ''}
            onChange={({ currentTarget: { value } }) =>
              setNumbers((old) => ({ ...old, [id]: value }))}
            onPaste={paste}
            maxLength={100}
            autoComplete='off'
          />
        ))}
      </fieldset>
      <div role='status' className='text-sm empty:hidden'>
        {pasted && <p className='text-ink-soft'>Đã điền {pasted.count} mã vận đơn.</p>}
        {pasted && pasted.rejected.length > 0 && (
          <>
            <p className='mt-1 text-cinnabar'>
              Chưa điền các dòng sau, vì không có mã của một đơn ở trên hoặc thiếu mã vận đơn:
            </p>
            <ul className='list-disc pl-5 text-cinnabar wrap-anywhere'>
              {pasted.rejected.map((line, index) => <li key={index}>{line}</li>)}
            </ul>
          </>
        )}
      </div>
    </FormSheet>
  );
}
