import { type FormEvent, useId, useState } from 'react';
import { Sheet } from '../../layout/dialog/sheet.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { Choice } from '../../primitives/choice/choice.tsx';
import { controlClass, Field } from '../../primitives/field/field.tsx';
import { Notice } from '../../primitives/notice/notice.tsx';
import { cancelOrderMessages as messages } from './cancel-order-messages.ts';

export interface CancelOrderProps {
  /** `true` while the dialog is open. */
  open: boolean;
  /** Called when the dialog is closed. */
  onClose: () => void;
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
  /** `true` while the request is running. @default false */
  busy?: boolean;
  /** Error of the last attempt. @default undefined */
  error?: string;
}

/** Dialog that cancels an order, or some of its items, with a reason. */
export function CancelOrder(
  { open, onClose, code, items, divisible, onCancel, busy = false, error }: CancelOrderProps,
) {
  const listId = useId();
  const [choosesPart, setPart] = useState(false);
  const isPart = divisible && choosesPart;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const form = new FormData(event.currentTarget);
    const cancelled = items.flatMap(({ productId }) => {
      const quantity = Number(form.get(productId) ?? 0);
      return quantity > 0 ? [{ productId, quantity }] : [];
    });
    const reason = String(form.get('reason') ?? '').trim();
    if (!isPart) onCancel({ reason });
    else if (cancelled.length > 0) onCancel({ reason, items: cancelled });
  };
  return (
    <Sheet
      open={open}
      onClose={onClose}
      onClosed={() => setPart(false)}
      hasFields
      slot='cancel-order'
      title={messages.title(code)}
      className='p-5 md:w-130 md:p-6'
    >
      <form onSubmit={submit} className='mt-3 grid gap-4'>
        {error && <Notice tone='error'>{error}</Notice>}
        {divisible && (
          <fieldset>
            <legend className='mb-1.5 font-semibold'>{messages.scope}</legend>
            <div className='flex flex-wrap gap-x-6'>
              {[false, true].map((part) => (
                <Choice
                  key={String(part)}
                  type='radio'
                  name='scope'
                  checked={isPart === part}
                  onChange={() => setPart(part)}
                >
                  {part ? messages.part : messages.all}
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
                    aria-label={messages.quantity(name)}
                    name={productId}
                    type='number'
                    inputMode='numeric'
                    min={0}
                    max={quantity}
                    defaultValue={0}
                    className='min-h-11 w-18 rounded-field border border-field bg-surface px-2 text-right text-ink tabular-nums'
                  />
                  {messages.of(quantity)}
                </span>
              </li>
            ))}
          </ul>
        )}
        <Field label={messages.reason}>
          {(control) => (
            <>
              <input
                {...control}
                required
                name='reason'
                list={listId}
                maxLength={500}
                autoComplete='off'
                className={controlClass}
              />
              <datalist id={listId}>
                {messages.reasons.map((reason) => <option key={reason} value={reason} />)}
              </datalist>
            </>
          )}
        </Field>
        <p className='text-sm text-ink-soft'>
          {isPart ? messages.keepsDiscount : messages.returns}
        </p>
        <div className='flex flex-wrap justify-end gap-3'>
          <Button variant='quiet' onClick={onClose}>{messages.back}</Button>
          <Button type='submit' variant='danger' aria-disabled={busy}>
            {busy ? messages.working : isPart ? messages.submitPart : messages.submit}
          </Button>
        </div>
      </form>
    </Sheet>
  );
}
