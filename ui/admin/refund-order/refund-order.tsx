import { groupDigits } from '../../primitives/price/group-digits.ts';
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
  return (
    <FormSheet
      {...sheet}
      slot='refund-order'
      title={`Hoàn tiền đơn ${code}`}
      action='Ghi nhận hoàn tiền'
      onSubmit={(form) =>
        onRefund({
          amount: Number(String(form.get('amount')).replace(/\D/g, '')),
          reason: String(form.get('reason') ?? '').trim(),
        })}
    >
      <p className='text-ink-soft'>
        Chuyển tiền cho khách trước, rồi ghi lại ở đây. Bước này không tự chuyển tiền.
      </p>
      <TextField
        label='Số tiền đã hoàn (đồng)'
        required
        name='amount'
        inputMode='numeric'
        autoComplete='off'
        defaultValue={amount > 0 ? groupDigits(amount) : ''}
        className='tabular-nums'
      />
      <TextField
        label='Lý do'
        required
        name='reason'
        maxLength={500}
        autoComplete='off'
      />
    </FormSheet>
  );
}
