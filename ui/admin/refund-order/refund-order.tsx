import { type FormEvent } from 'react';
import { Sheet } from '../../layout/dialog/sheet.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { groupDigits } from '../../primitives/price/group-digits.ts';
import { TextField } from '../../primitives/text-field/text-field.tsx';
import { Notice } from '../../primitives/notice/notice.tsx';
import { refundOrderMessages as messages } from './refund-order-messages.ts';

export interface RefundOrderProps {
  /** `true` while the dialog is open. */
  open: boolean;
  /** Called when the dialog is closed. */
  onClose: () => void;
  /** Code of the order. */
  code: string;
  /** Amount that is proposed, in đồng. */
  amount: number;
  /** Called with the refund. */
  onRefund: (refund: { amount: number; reason: string }) => void;
  /** `true` while the request is running. @default false */
  busy?: boolean;
  /** Error of the last attempt. @default undefined */
  error?: string;
}

/** Dialog that records money which the shop has paid back. */
export function RefundOrder(
  { open, onClose, code, amount, onRefund, busy = false, error }: RefundOrderProps,
) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const form = new FormData(event.currentTarget);
    onRefund({
      amount: Number(String(form.get('amount')).replace(/\D/g, '')),
      reason: String(form.get('reason') ?? '').trim(),
    });
  };
  return (
    <Sheet
      open={open}
      onClose={onClose}
      hasFields
      slot='refund-order'
      title={messages.title(code)}
      className='p-5 md:w-130 md:p-6'
    >
      <form onSubmit={submit} className='mt-3 grid gap-4'>
        {error && <Notice tone='error'>{error}</Notice>}
        <p className='text-ink-soft'>{messages.hint}</p>
        <TextField
          label={messages.amount}
          required
          name='amount'
          inputMode='numeric'
          autoComplete='off'
          defaultValue={amount > 0 ? groupDigits(amount) : ''}
          className='tabular-nums'
        />
        <TextField
          label={messages.reason}
          required
          name='reason'
          maxLength={500}
          autoComplete='off'
        />
        <div className='flex flex-wrap justify-end gap-3'>
          <Button variant='quiet' onClick={onClose}>{messages.back}</Button>
          <Button type='submit' aria-disabled={busy}>
            {busy ? messages.working : messages.submit}
          </Button>
        </div>
      </form>
    </Sheet>
  );
}
