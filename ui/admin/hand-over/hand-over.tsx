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

export interface HandOverProps extends Omit<FormDialogProps, 'error'> {
  /** Orders that are handed over. */
  orders: readonly Pick<AdminOrderSummary, 'id' | 'code' | 'customer'>[];
  /** Called with the carrier and the numbers, without what is empty. */
  onHandOver: (entered: HandedOver) => void;
}

/** Dialog that hands orders over to the carrier, with a number for each parcel. */
export function HandOver({ orders, onHandOver, ...sheet }: HandOverProps) {
  const [numbers, setNumbers] = useState<Readonly<Record<string, string>>>({});
  const [pasted, setPasted] = useState(0);
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const text = event.clipboardData.getData('text');
    const found = parseTrackingCodes(text, orders.map(({ code }) => code));
    if (found.size === 0) return;
    event.preventDefault();
    setPasted(found.size);
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
        setPasted(0);
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
      <p role='status' className='text-sm text-ink-soft empty:hidden'>
        {pasted > 0 && `Đã điền ${pasted} mã vận đơn.`}
      </p>
    </FormSheet>
  );
}
