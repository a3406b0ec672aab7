import { TicketPercent, X } from '../../primitives/icons.ts';
import { type FormEvent, useEffect, useId, useRef } from 'react';
import { Button } from '../../primitives/button/button.tsx';
import { controlClass, FieldError } from '../../primitives/field/field.tsx';

export interface PromoBoxProps {
  /** What stands in the field. */
  code: string;
  onCodeChange: (code: string) => void;
  /** Called with the code without blanks around it. */
  onApply: (code: string) => void;
  /** The code is being looked at. @default false */
  busy?: boolean;
  /** A code that holds, and what it does. */
  applied?: { code: string; message: string };
  /** Called when the visitor gives the code up; without it the code stays. */
  onRemove?: () => void;
  /** Why the code does not hold, in words. */
  error?: string;
}

/** A field for a promo code, or the code that holds. It is a form of its own: it stands in no other. */
export function PromoBox(
  { code, onCodeChange, onApply, busy = false, applied, onRemove, error }: PromoBoxProps,
) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const acted = useRef(false);
  useEffect(() => {
    // What had the focus is gone: it goes to what stands in its place.
    if (acted.current) box.current?.querySelector<HTMLElement>('input, button')?.focus();
    acted.current = false;
  }, [applied?.code]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const typed = code.trim();
    if (busy || typed === '') return;
    acted.current = true;
    onApply(typed);
  };
  return (
    <div ref={box} data-slot='promo-box'>
      <div role='status'>
        {applied && (
          <div className='flex items-center gap-3 rounded-field border border-jade-soft bg-jade-soft py-1.5 pl-3.5 pr-1.5'>
            <TicketPercent aria-hidden size={20} className='shrink-0 text-jade' />
            <p className='min-w-0 grow py-1'>
              Mã giảm giá <strong className='font-semibold break-words'>{applied.code}</strong>
              <span className='block'>{applied.message}</span>
            </p>
            {onRemove && (
              <button
                type='button'
                aria-label={`Bỏ mã ${applied.code}`}
                onClick={() => {
                  acted.current = true;
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
          <label htmlFor={id} className='mb-1.5 block font-semibold'>Mã giảm giá</label>
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
              className={`${controlClass} min-w-0 grow basis-36`}
            />
            <Button
              type='submit'
              variant='secondary'
              disabled={busy || code.trim() === ''}
              className='min-h-12'
            >
              {busy ? 'Đang xử lý...' : 'Xác nhận'}
            </Button>
          </div>
          <div aria-live='polite'>
            <FieldError id={`${id}-error`} error={error} />
          </div>
        </form>
      )}
    </div>
  );
}
