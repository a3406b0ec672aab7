import { type FormEvent, useId, useState } from 'react';
import { AmountLine } from '../../primitives/amount-line/amount-line.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { controlClass, Field } from '../../primitives/field/field.tsx';
import { Link } from '../../primitives/link/link.tsx';
import { Notice } from '../../primitives/notice/notice.tsx';
import { formatPrice } from '../../primitives/price/format-price.ts';
import { FileButton } from '../../primitives/file-button/file-button.tsx';

const stateNames = {
  equal: 'Khớp',
  different: 'Lệch tiền',
  unknown: 'Không có đơn này',
  unreadable: 'Không đọc được số tiền',
  repeated: 'Trùng dòng khác',
  'not-due': 'Đơn không thu hộ',
};

/** Comparison of the list of a carrier with the orders. Amounts in đồng. */
export interface CarrierComparisonView {
  lines: readonly {
    /** Number of the line in the list. */
    line: number;
    /** Code of the order or of the parcel, as in the list. */
    reference: string;
    orderId: string | null;
    /** Amount in the list; `null` if it cannot be read. */
    paid: number | null;
    /** Amount that the carrier had to collect; `null` for an unknown order. */
    due: number | null;
    state: keyof typeof stateNames;
  }[];
  /** Sum of the lines with an order. */
  paid: number;
  /** Sum of the lines without an order. */
  unknown: number;
  due: number;
}

export interface CarrierListsProps {
  /** Carriers that import a file. */
  carriers: readonly { id: string; name: string }[];
  /** Called to download the file of a carrier. Without it there are no files. @default undefined */
  onDownload?: (carrier: string) => void;
  /** Called with the list of a carrier, to compare it with the orders. */
  onCompare: (list: string) => void;
  /** Result of the comparison. @default undefined */
  comparison?: CarrierComparisonView;
  /** `true` while a file is prepared or a list is compared. @default false */
  busy?: boolean;
  /** Error of the last action. @default undefined */
  error?: string;
}

const sectionClass = 'mt-5 rounded-card border border-line bg-surface p-4 md:p-5';

/** Lists for carriers of the parcels to send, and lists of carriers of the money they collected. */
export function CarrierLists(
  { carriers, onDownload, onCompare, comparison, busy = false, error }: CarrierListsProps,
) {
  const id = useId();
  const [list, setList] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy && list.trim() !== '') onCompare(list);
  };
  return (
    <div data-slot='carrier-lists' className='max-w-200'>
      <h1 className='text-2xl'>Bàn giao và đối soát</h1>
      {error && <Notice tone='error' className='mt-4'>{error}</Notice>}
      {onDownload && (
        <section aria-labelledby={`${id}-files`} className={sectionClass}>
          <h2 id={`${id}-files`} className='text-lg'>Tệp bàn giao</h2>
          <p className='mt-1 text-ink-soft'>
            Các đơn đang xử lý, đơn cũ trước, theo mẫu nhập của từng hãng. Trạng thái không đổi.
          </p>
          <div className='mt-4 flex flex-wrap gap-2'>
            {carriers.map(({ id, name }) => (
              <Button
                key={id}
                variant='secondary'
                aria-disabled={busy}
                onClick={() => busy || onDownload(id)}
              >
                Tải tệp {name}
              </Button>
            ))}
          </div>
        </section>
      )}
      <section aria-labelledby={`${id}-list`} className={sectionClass}>
        <h2 id={`${id}-list`} className='text-lg'>Đối soát tiền thu hộ</h2>
        <p className='mt-1 text-ink-soft'>
          Chọn tệp CSV của hãng, hoặc dán bảng có cột mã đơn (hay mã vận đơn) và cột tiền thu hộ.
        </p>
        <form onSubmit={submit} className='mt-4 grid gap-4'>
          <FileButton
            label='Chọn tệp CSV'
            accept='.csv,.tsv,.txt'
            onChoose={async ([file]) => setList(await file!.text())}
            className='justify-self-start'
          />
          <Field label='Danh sách của hãng'>
            {(control) => (
              <textarea
                {...control}
                rows={6}
                value={list}
                onChange={({ currentTarget }) => setList(currentTarget.value)}
                className={`${controlClass} font-mono text-sm`}
              />
            )}
          </Field>
          <Button type='submit' aria-disabled={busy} className='justify-self-start'>
            Đối soát
          </Button>
        </form>
        {comparison && <Comparison {...comparison} />}
      </section>
    </div>
  );
}

function Comparison({ lines, paid, unknown, due }: CarrierComparisonView) {
  const differing = lines.filter(({ state }) => state !== 'equal');
  return (
    <div aria-live='polite' className='mt-5 border-t border-line pt-3'>
      <dl>
        <AmountLine name='Hãng đã trả' amount={paid} />
        <AmountLine name='Phải thu' amount={due} />
        <AmountLine name='Chênh lệch' amount={paid - due} sum />
        {unknown !== 0 && <AmountLine name='Dòng không có đơn, chưa tính' amount={unknown} />}
      </dl>
      {differing.length === 0 && <p className='mt-3'>Mọi dòng đều khớp.</p>}
      <ul className='mt-3 divide-y divide-line'>
        {differing.map(({ line, reference, orderId, state, ...amounts }) => (
          <li key={line} className='flex flex-wrap justify-between gap-x-4 py-2.5'>
            <span className='min-w-0 break-all'>
              {orderId
                ? (
                  <Link href={`/orders/${orderId}`} className='text-jade underline'>
                    {reference}
                  </Link>
                )
                : reference}
              <span className='ml-3 text-sm text-ink-soft'>Dòng {line}</span>
            </span>
            <strong className='font-semibold'>{stateNames[state]}</strong>
            <span className='basis-full text-ink-soft tabular-nums'>
              {[
                `Trả ${amounts.paid === null ? 'không rõ' : formatPrice(amounts.paid)}`,
                amounts.due !== null && `phải thu ${formatPrice(amounts.due)}`,
              ].filter(Boolean).join(', ')}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
