import type { FormEvent } from 'react';
import { AddressForm, type AddressFormProps } from '../../checkout/address-form/address-form.tsx';
import { AmountLine } from '../../primitives/amount-line/amount-line.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { controlClass, Field } from '../../primitives/field/field.tsx';
import { TextField } from '../../primitives/text-field/text-field.tsx';
import { Notice } from '../../primitives/notice/notice.tsx';
import { formatPrice } from '../../primitives/price/format-price.ts';
import { QuantityField } from '../../primitives/quantity-field/quantity-field.tsx';
import { SelectField } from '../../primitives/select/select.tsx';
import { SearchBox } from '../../primitives/search-box/search-box.tsx';
import { useKeptFocus } from '../../primitives/use-kept-focus.ts';
import { Panel } from '../panel.tsx';
import { readNumber } from '../read-number.ts';

/** Labels of its parts, for the choice between two changes. */
export const orderFormMessages = { products: 'Sản phẩm', discount: 'Giảm giá (đồng)' };

/** Product in the form, with the price of one unit in đồng. */
export interface OrderFormProduct {
  productId: string;
  name: string;
  price: number;
}

export interface OrderFormProps {
  /** Heading of the page. */
  title: string;
  /** Address of the delivery. */
  address: AddressFormProps;
  /** Chosen products with their quantities. */
  lines: readonly (OrderFormProduct & { quantity: number })[];
  /** Called with the products after a change. */
  onLines: (lines: (OrderFormProduct & { quantity: number })[]) => void;
  /** Search for products, and what it has found. */
  search: {
    value: string;
    onChange: (text: string) => void;
    found: readonly { product: OrderFormProduct; soldOut?: boolean }[];
  };
  /** Discount in đồng, as typed; without it there is no such field. @default undefined */
  discount?: {
    value: string;
    onChange: (text: string) => void;
    hint?: string;
    error?: string;
  };
  /** Fee for the delivery in đồng; without it the server computes it. @default undefined */
  shipping?: number;
  /** Choice of the payment; without it there is none. @default undefined */
  payment?: {
    value: string;
    onChange: (value: string) => void;
    options: readonly { value: string; label: string }[];
  };
  /** Private note; without it there is no such field. @default undefined */
  note?: { value: string; onChange: (text: string) => void };
  /** Text of the button that stores the order. */
  action: string;
  /** Called to store the order. */
  onSubmit: () => void;
  /** `true` while the order is being stored. @default false */
  busy?: boolean;
  /** Error of the last attempt. @default undefined */
  error?: string;
}

/** Form of an order that staff take by phone or edit: address, products, discount and note. */
export function OrderForm(props: OrderFormProps) {
  const {
    title,
    address,
    lines,
    onLines,
    search,
    discount,
    shipping,
    payment,
    note,
    action,
    onSubmit,
    busy,
    error,
  } = props;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) onSubmit();
  };
  const subtotal = lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
  const reduction = discount && discount.value.trim() !== ''
    ? readNumber(discount.value, 'money')
    : 0;
  const isDiscount = reduction !== undefined && reduction >= 0 && reduction <= subtotal;
  const total = shipping !== undefined && isDiscount ? subtotal - reduction + shipping : undefined;
  return (
    <form data-slot='order-form' noValidate onSubmit={submit}>
      <h1 className='text-2xl'>{title}</h1>
      <div className='mt-5 grid grid-cols-1 gap-6 lg:grid-cols-2 lg:items-start'>
        <AddressForm {...address} />
        <div className='grid grid-cols-1 gap-5'>
          <ProductLines {...{ lines, onLines, search }} />
          {discount && (
            <TextField
              label={orderFormMessages.discount}
              inputMode='numeric'
              autoComplete='off'
              value={discount.value}
              hint={discount.hint}
              error={discount.error}
              onChange={(event) => discount.onChange(event.currentTarget.value)}
              className='tabular-nums'
            />
          )}
          {payment && (
            <SelectField
              label='Thanh toán'
              value={payment.value}
              onChange={({ currentTarget }) => payment.onChange(currentTarget.value)}
            >
              {payment.options.map(({ value, label }) => (
                <option key={value} value={value}>{label}</option>
              ))}
            </SelectField>
          )}
          {note && (
            <Field label='Ghi chú nội bộ (không bắt buộc)'>
              {(control) => (
                <textarea
                  {...control}
                  rows={3}
                  maxLength={2_000}
                  value={note.value}
                  onChange={(event) => note.onChange(event.currentTarget.value)}
                  className={controlClass}
                />
              )}
            </Field>
          )}
          <dl>
            <AmountLine name='Tiền hàng' amount={subtotal} />
            {shipping !== undefined && <AmountLine name='Phí giao hàng' amount={shipping} />}
            {total !== undefined && <AmountLine name='Tổng mới' amount={total} sum />}
          </dl>
          {shipping === undefined && (
            <p className='text-sm text-ink-soft'>Phí giao hàng được tính khi lưu.</p>
          )}
          {error && <Notice tone='error'>{error}</Notice>}
          <Button type='submit' aria-disabled={busy} className='w-full sm:w-auto'>
            {busy ? 'Đang lưu...' : action}
          </Button>
        </div>
      </div>
    </form>
  );
}

function ProductLines(
  { lines, onLines, search }: Pick<OrderFormProps, 'lines' | 'onLines' | 'search'>,
) {
  const added = new Set(lines.map(({ productId }) => productId));
  return (
    <Panel title={orderFormMessages.products}>
      <ul className='grid gap-3 outline-none' {...useKeptFocus<HTMLUListElement>()}>
        {lines.map((line) => (
          <li key={line.productId} className='border-b border-line pb-3'>
            <span className='flex flex-wrap gap-x-3'>
              <span className='min-w-0 grow basis-[9rem] break-words'>{line.name}</span>
              <span className='figures ml-auto'>{formatPrice(line.price * line.quantity)}</span>
            </span>
            <span className='mt-1 flex flex-wrap items-center justify-between gap-3'>
              <QuantityField
                label={`Số lượng ${line.name}`}
                value={line.quantity}
                onChange={(quantity) =>
                  onLines(lines.map((one) => one === line ? { ...line, quantity } : one))}
              />
              <Button
                variant='quiet'
                onClick={() => onLines(lines.filter((one) => one !== line))}
                aria-label={`Bỏ ${line.name}`}
              >
                Bỏ
              </Button>
            </span>
          </li>
        ))}
      </ul>
      <SearchBox
        value={search.value}
        onValueChange={search.onChange}
        label='Tìm sản phẩm để thêm'
        placeholder='Tìm sản phẩm để thêm'
        className='mt-3'
      />
      <ul className='mt-2 outline-none' {...useKeptFocus<HTMLUListElement>()}>
        {search.found.filter(({ product }) => !added.has(product.productId)).map((
          { product, soldOut },
        ) => (
          <li key={product.productId}>
            <button
              type='button'
              onClick={() => onLines([...lines, { ...product, quantity: 1 }])}
              className='flex min-h-11 w-full flex-wrap items-center gap-x-3 rounded-field px-2 text-left hover:bg-jade-soft'
            >
              <span className='min-w-0 grow basis-[9rem] break-words'>
                <span className='sr-only'>Thêm:</span> {product.name}{' '}
                {soldOut && <span className='text-cinnabar'>(hết hàng)</span>}
              </span>
              <span className='figures ml-auto'>{formatPrice(product.price)}</span>
            </button>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
