import type { FormEvent } from 'react';
import { Button } from '../../primitives/button/button.tsx';
import { formatDateTime } from '../../primitives/date-time/format-date-time.ts';
import { Link } from '../../primitives/link/link.tsx';
import { Notice } from '../../primitives/notice/notice.tsx';
import { AdminFields, type FieldValue } from '../admin-fields/admin-fields.tsx';
import { productStateMessages } from '../product-state/product-state-messages.ts';

/** Change of the stock, in words. */
export interface StockChangeView {
  id: number;
  /** Units that came in, or went out if it is negative. */
  delta: number;
  reason: string;
  /** Name of the person or the part of the shop that made it. */
  actor: string;
  /** Order that it belongs to. @default none */
  order?: { code: string; href: string };
  /** ms since 1970 */
  at: number;
}

export interface ProductStockProps {
  /** Number of units. */
  stock: number;
  /** Number of people who get a mail when the product is in stock again. */
  waiting: number;
  /** Form of a change: `kind`, `amount` and `reason`. @default no form */
  form?: {
    values: Readonly<Record<string, FieldValue>>;
    onChange: (name: string, value: FieldValue) => void;
    onSubmit: () => void;
    /** Errors of single fields. @default none */
    errors?: Readonly<Record<string, string>>;
    /** Error of the last attempt. @default undefined */
    error?: string;
  };
  /** Changes, the latest first. */
  history: readonly StockChangeView[];
  /** Error of the history. @default undefined */
  historyError?: string;
  /** Called to show more of the history. @default there is no more */
  onMore?: () => void;
}

/** Stock of a product: a change or a count with its reason, and the history. */
export function ProductStock(
  { stock, waiting, form, history, historyError, onMore }: ProductStockProps,
) {
  return (
    <section
      data-slot='product-stock'
      aria-labelledby='ton-kho'
      className='mt-10 max-w-170'
    >
      <h2 id='ton-kho' className='text-xl'>
        Tồn kho: <span className='tabular-nums'>{stock.toLocaleString('vi')}</span>
      </h2>
      {waiting > 0 && (
        <p className='mt-1'>
          {productStateMessages.waiting(waiting)}. Họ nhận email khi sản phẩm có hàng và đang hiện
          trong cửa hàng.
        </p>
      )}
      {form && <ChangeForm {...form} />}
      <h3 className='mt-6 font-sans text-base font-semibold'>Lịch sử</h3>
      {historyError && <Notice tone='error'>{historyError}</Notice>}
      <ul role='list' className='mt-1'>
        {history.map((change) => <Change key={change.id} {...change} />)}
      </ul>
      {onMore && <Button variant='quiet' onClick={onMore}>Xem thêm</Button>}
    </section>
  );
}

function ChangeForm(
  { values, onChange, onSubmit, errors, error }: NonNullable<ProductStockProps['form']>,
) {
  const isCount = values.kind === 'count';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form className='mt-3 grid gap-4' onSubmit={submit}>
      {error && <Notice tone='error'>{error}</Notice>}
      <AdminFields
        values={values}
        errors={errors}
        onChange={onChange}
        fields={[
          {
            name: 'kind',
            label: 'Thao tác',
            kind: 'choice',
            options: [
              { value: 'adjust', label: 'Thêm hoặc bớt' },
              { value: 'count', label: 'Kiểm kho: đặt số đếm được' },
            ],
          },
          {
            name: 'amount',
            label: isCount ? 'Số đếm được' : 'Số lượng',
            kind: 'number',
            required: true,
            hint: isCount ? undefined : 'Ví dụ: 5 để thêm 5, -1 để bớt 1.',
          },
          { name: 'reason', label: 'Lý do', required: true },
        ]}
      />
      <Button type='submit' variant='secondary' className='justify-self-start'>
        {isCount ? 'Ghi số kiểm kho' : 'Ghi thay đổi tồn kho'}
      </Button>
    </form>
  );
}

function Change({ delta, reason, actor, order, at }: StockChangeView) {
  const time = new Date(at).toISOString();
  return (
    <li className='flex items-baseline gap-4 border-b border-line py-2 text-[14px]'>
      <span className='w-14 shrink-0 text-right font-semibold tabular-nums'>
        {delta > 0 ? `+${delta}` : delta}
      </span>
      <span className='min-w-0 grow break-words'>
        {reason}
        {order && (
          <>
            {' · '}
            <Link href={order.href} className='text-jade'>{order.code}</Link>
          </>
        )}
        <span className='block text-ink-soft'>{actor}</span>
      </span>
      <time dateTime={time} className='shrink-0 text-ink-soft tabular-nums'>
        {formatDateTime(time)}
      </time>
    </li>
  );
}
