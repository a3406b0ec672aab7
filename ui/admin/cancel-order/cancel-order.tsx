import { useId, useState } from 'react';
import { Choice } from '../../primitives/choice/choice.tsx';
import { TextField } from '../../primitives/text-field/text-field.tsx';
import { type FormDialogProps, FormSheet } from '../form-sheet.tsx';

const reasons = [
  'Khách đổi ý',
  'Không liên lạc được',
  'Khách không nhận hàng',
  'Hết hàng',
  'Đặt trùng',
];

export interface CancelOrderProps extends FormDialogProps {
  /** Code of the order. */
  code: string;
  /** Items that can be cancelled. */
  items: readonly { productId: string; name: string; quantity: number }[];
  /** `true` if some of the items can be cancelled alone. */
  divisible: boolean;
  /** Called with the reason, and with the items if only some are cancelled. */
  onCancel: (
    cancellation: { reason: string; items?: { productId: string; quantity: number }[] },
  ) => void;
}

/** Dialog that cancels an order, or some of its items, with a reason. */
export function CancelOrder(
  { code, items, divisible, onCancel, ...sheet }: CancelOrderProps,
) {
  const listId = useId();
  const [choosesPart, setPart] = useState(false);
  const [isEmpty, setEmpty] = useState(false);
  const isPart = divisible && choosesPart;
  const submit = (form: FormData) => {
    const cancelled = items.flatMap(({ productId }) => {
      const quantity = Number(form.get(productId) ?? 0);
      return quantity > 0 ? [{ productId, quantity }] : [];
    });
    const reason = String(form.get('reason') ?? '').trim();
    setEmpty(isPart && cancelled.length === 0);
    if (!isPart) onCancel({ reason });
    else if (cancelled.length > 0) onCancel({ reason, items: cancelled });
  };
  return (
    <FormSheet
      {...sheet}
      error={isPart && isEmpty ? 'Nhập số lượng muốn hủy của ít nhất một sản phẩm.' : sheet.error}
      onClosed={() => {
        setPart(false);
        setEmpty(false);
      }}
      slot='cancel-order'
      title={`Hủy đơn ${code}`}
      action={isPart ? 'Hủy phần đã chọn' : 'Hủy đơn'}
      variant='danger'
      back='Không hủy'
      working='Đang hủy...'
      onSubmit={submit}
    >
      {divisible && (
        <fieldset>
          <legend className='mb-1.5 font-semibold'>Hủy</legend>
          <div className='flex flex-wrap gap-x-6'>
            {[false, true].map((part) => (
              <Choice
                key={String(part)}
                type='radio'
                name='scope'
                checked={isPart === part}
                onChange={() => setPart(part)}
              >
                {part ? 'Một phần' : 'Cả đơn'}
              </Choice>
            ))}
          </div>
        </fieldset>
      )}
      {isPart && (
        <ul className='grid gap-2'>
          {items.map(({ productId, name, quantity }) => (
            <li key={productId} className='flex items-center justify-between gap-3'>
              <span className='min-w-0 break-words'>{name}</span>
              <span className='flex items-center gap-2 whitespace-nowrap text-ink-soft'>
                <input
                  aria-label={`Số lượng hủy: ${name}`}
                  name={productId}
                  type='number'
                  inputMode='numeric'
                  min={0}
                  max={quantity}
                  defaultValue={0}
                  className='min-h-11 w-18 rounded-field border border-field bg-surface px-2 text-right text-ink tabular-nums'
                />
                trong {quantity}
              </span>
            </li>
          ))}
        </ul>
      )}
      <TextField
        label='Lý do'
        hint='Khách đọc được lý do này trong email.'
        required
        name='reason'
        list={listId}
        maxLength={500}
        autoComplete='off'
      />
      <datalist id={listId}>
        {reasons.map((reason) => <option key={reason} value={reason} />)}
      </datalist>
      <p className='text-sm text-ink-soft'>
        {isPart
          ? 'Phần còn lại giữ phí giao hàng và phần giảm giá tương ứng; mã giảm giá vẫn tính là đã dùng. Tiền khách đã trả dư cần được hoàn lại.'
          : 'Hàng được cộng lại vào kho, mã giảm giá dùng lại được, phí giao không thu. Tiền khách đã trả cần được hoàn lại. Khách nhận email báo hủy.'}
      </p>
    </FormSheet>
  );
}
