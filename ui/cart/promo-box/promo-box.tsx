import { TicketPercent, X } from '../../primitives/icons.ts';
import { type FormEvent, useEffect, useId, useRef } from 'react';
import type { SubmitResult } from '../../account/account-section/use-submission.ts';
import { ResendVerification } from '../../account/email-section/resend-verification.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { controlClass, FieldError } from '../../primitives/field/field.tsx';
import { actionMessages } from '../../messages/action-messages.ts';
import { useMessages } from '../../messages/use-messages.ts';

const promoBoxMessages = {
  label: 'Mã giảm giá',
  apply: 'Xác nhận',
  remove: (code: string) => `Bỏ mã ${code}`,
};

export interface PromoBoxProps {
  /** Text of the field. */
  code: string;
  /** Called with the new text of the field. */
  onCodeChange: (code: string) => void;
  /** Called with the code, without leading and trailing spaces. */
  onApply: (code: string) => void;
  /** `true` while the code is being checked. @default false */
  busy?: boolean;
  /** Accepted code, and a sentence that states its effect. */
  applied?: { code: string; message: string };
  /** Called when the visitor removes the code. Without it, the code cannot be removed. */
  onRemove?: () => void;
  /** Reason why the code was not accepted, as a sentence. */
  error?: string;
  /**
   * Sends another verification mail. It is offered below an error whose reason is an unverified
   * e-mail address.
   *
   * @default undefined
   */
  onResend?: () => Promise<SubmitResult>;
}

/** Field for a promo code, or the accepted code. It contains a form: do not nest it in another. */
export function PromoBox(
  { code, onCodeChange, onApply, busy = false, applied, onRemove, error, onResend }: PromoBoxProps,
) {
  const messages = useMessages('promoBox', promoBoxMessages);
  const actions = useMessages('actions', actionMessages);
  const id = useId();
  const container = useRef<HTMLDivElement>(null);
  const moveFocus = useRef(false);
  useEffect(() => {
    // The focused element was removed: move the focus to its replacement.
    if (moveFocus.current) container.current?.querySelector<HTMLElement>('input, button')?.focus();
    moveFocus.current = false;
  }, [applied?.code]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const typed = code.trim();
    if (busy || typed === '') return;
    moveFocus.current = true;
    onApply(typed);
  };
  return (
    <div ref={container} data-slot='promo-box'>
      <div role='status'>
        {applied && (
          <div className='flex items-center gap-3 rounded-field border border-jade-soft bg-jade-soft py-1.5 pl-3.5 pr-1.5'>
            <TicketPercent aria-hidden size={20} className='shrink-0 text-jade' />
            <p className='min-w-0 grow py-1'>
              {messages.label} <strong className='font-semibold break-words'>{applied.code}</strong>
              <span className='block'>{applied.message}</span>
            </p>
            {onRemove && (
              <button
                type='button'
                aria-label={messages.remove(applied.code)}
                onClick={() => {
                  moveFocus.current = true;
                  onRemove();
                }}
                className='flex size-11 shrink-0 items-center justify-center rounded-tag hover:bg-surface'
              >
                <X aria-hidden size={20} />
              </button>
            )}
          </div>
        )}
      </div>
      {!applied && (
        <form noValidate onSubmit={submit}>
          <label htmlFor={id} className='mb-1.5 block font-semibold'>{messages.label}</label>
          <div className='flex flex-wrap gap-2'>
            <input
              id={id}
              name='promoCode'
              autoComplete='off'
              autoCapitalize='characters'
              spellCheck={false}
              enterKeyHint='done'
              maxLength={40}
              readOnly={busy}
              value={code}
              onChange={(event) => onCodeChange(event.currentTarget.value)}
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? `${id}-error` : undefined}
              className={`${controlClass} min-w-0 grow basis-28`}
            />
            <Button
              type='submit'
              variant='secondary'
              disabled={busy || code.trim() === ''}
              className='min-h-12'
            >
              {busy ? actions.busy : messages.apply}
            </Button>
          </div>
          <div aria-live='polite'>
            <FieldError id={`${id}-error`} error={error} />
          </div>
          {error && onResend && <ResendVerification onResend={onResend} />}
        </form>
      )}
    </div>
  );
}
