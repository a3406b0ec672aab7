import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type SubmitResult, useSubmission } from '../../account/account-section/use-submission.ts';
import { EmailField } from '../../account/email-field/email-field.tsx';
import { fieldErrorMessages } from '../../account/field-error-messages.ts';
import { emailError } from '../../account/field-errors.ts';
import { actionMessages } from '../../messages/action-messages.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { Button } from '../../primitives/button/button.tsx';
import { Notice } from '../../primitives/notice/notice.tsx';

const stockNoticeMessages = {
  label: 'Email nhận tin khi có hàng',
  submit: 'Báo cho tôi khi có hàng',
  hint: 'Cửa hàng chỉ gửi một email khi có hàng, không gửi quảng cáo.',
};

export interface StockNoticeProps {
  /** Address that the field has at first, such as that of the customer. @default '' */
  email?: string;
  /** Requests a mail to an address. The message confirms it. */
  onRequest: (email: string) => Promise<SubmitResult<'email'> & { message?: string }>;
}

/** Form with which a shopper requests one mail when a product is in stock again. */
export function StockNotice({ email = '', onRequest }: StockNoticeProps) {
  const messages = useMessages('stockNotice', stockNoticeMessages);
  const actions = useMessages('actions', actionMessages);
  const fieldErrors = useMessages('fieldErrors', fieldErrorMessages);
  const { busy, error, ref, field, submit } = useSubmission<{ email?: string }>();
  // Adopts an address that the visitor or the browser entered before hydration.
  useLayoutEffect(() => {
    const entered = ref.current && new FormData(ref.current).get('email');
    if (entered && entered !== email) field('email').onChange(String(entered));
  }, []);
  const [confirmation, setConfirmation] = useState<string>();
  const confirmed = useRef<HTMLDivElement>(null);
  // The form had the focus.
  useEffect(() => confirmed.current?.focus(), [confirmation]);
  if (confirmation !== undefined) {
    return (
      <Notice ref={confirmed} tone='success' tabIndex={-1} className='wrap-anywhere'>
        {confirmation}
      </Notice>
    );
  }
  const { value = email, ...typed } = field('email');
  const send = async () => {
    const { message, ...result } = await onRequest(value.trim());
    setConfirmation(message);
    return result;
  };
  return (
    <form
      ref={ref}
      data-slot='stock-notice'
      aria-label={messages.submit}
      // Before the hydration nothing is sent: the address must not become a part of the URL.
      method='dialog'
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit({ email: emailError(value, fieldErrors) }, send);
      }}
      className='flex flex-wrap items-start gap-3 noscript:hidden'
    >
      {error && !busy && <Notice tone='error' className='w-full'>{error}</Notice>}
      <div className='min-w-0 grow basis-60'>
        <EmailField label={messages.label} value={value} {...typed} />
      </div>
      <Button
        type='submit'
        variant='secondary'
        disabled={busy}
        className='min-h-12 grow px-4! sm:mt-8 sm:grow-0'
      >
        {busy ? actions.busy : messages.submit}
      </Button>
      <p className='w-full text-sm text-ink-soft'>{messages.hint}</p>
    </form>
  );
}
