import { useState } from 'react';
import { Button } from '../../primitives/button/button.tsx';
import { Notice } from '../../primitives/notice/notice.tsx';
import { type SubmitResult, useSubmission } from '../account-section/use-submission.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { resendMessages } from './resend-messages.ts';

export interface ResendVerificationProps {
  /** Sends another verification mail. */
  onResend: () => Promise<SubmitResult>;
}

/** Button of the account page that requests another verification mail, with its result. */
export function ResendVerification({ onResend }: ResendVerificationProps) {
  const messages = useMessages('resend', resendMessages);
  const { busy, error, submit } = useSubmission();
  const [sent, setSent] = useState(false);
  return (
    <div className='mt-3'>
      <p className='text-ink-soft'>{messages.hint}</p>
      {error && !busy && <Notice tone='error' className='mt-3'>{error}</Notice>}
      {sent && !busy && !error && (
        <Notice tone='success' className='mt-3'>
          {messages.sent}
        </Notice>
      )}
      <Button
        variant='quiet'
        disabled={busy}
        onClick={async () => setSent(await submit({}, onResend))}
        className='mt-1 -ml-3 px-3!'
      >
        {busy ? messages.sending : messages.resend}
      </Button>
    </div>
  );
}
