import { useState } from 'react';
import { groupDigits } from '../../primitives/price/group-digits.ts';
import { numberMessage, readNumber } from '../read-number.ts';
import { TextField } from '../../primitives/text-field/text-field.tsx';
import { type FormDialogProps, FormSheet } from '../form-sheet.tsx';

export interface RefundOrderProps extends FormDialogProps {
  /** Code of the order. */
  code: string;
  /** Amount that is proposed, in đồng. */
  amount: number;
  /** Called with the refund. */
  onRefund: (refund: { amount: number; reason: string }) => void;
}

/** Dialog that records money which the shop has paid back. */
export function RefundOrder(
  { code, amount, onRefund, ...sheet }: RefundOrderProps,
) {
  const [error, setError] = useState<string>();
  return (
    <FormSheet
      {...sheet}
      slot='refund-order'
      title={`Hoàn tiền đơn ${code}`}
      action='Ghi nhận hoàn tiền'
      onSubmit={(form) => {
        const refunded = readNumber(String(form.get('amount')), 'money');
        if (refunded === undefined || refunded < 1) return setError(numberMessage);
        setError(undefined);
        onRefund({ amount: refunded, reason: String(form.get('reason') ?? '').trim() });
      }}
    >
      <p className='text-ink-soft'>
        Chuyển tiền cho khách trước, rồi ghi lại ở đây. Bước này không tự chuyển tiền.
      </p>
      <TextField
        label='Số tiền đã hoàn (đồng)'
        required
        name='amount'
        error={error}
        inputMode='numeric'
        autoComplete='off'
        defaultValue={amount > 0 ? groupDigits(amount) : ''}
        className='tabular-nums'
      />
      <TextField
        label='Lý do'
        hint='Khách đọc được lý do này trong email.'
        required
        name='reason'
        maxLength={500}
        autoComplete='off'
      />
    </FormSheet>
  );
}
