import { useState } from 'react';
import { Button } from '../../primitives/button/button.tsx';
import { Notice } from '../../primitives/notice/notice.tsx';
import { type SubmitResult, useSubmission } from '../account-section/use-submission.ts';

export interface ResendVerificationProps {
  /** Sends another verification mail. */
  onResend: () => Promise<SubmitResult>;
}

/** Button of the account page that requests another verification mail, with its result. */
export function ResendVerification({ onResend }: ResendVerificationProps) {
  const { busy, error, submit } = useSubmission();
  const [sent, setSent] = useState(false);
  return (
    <div className='mt-3'>
      <p className='text-ink-soft'>
        Hãy bấm vào liên kết trong email xác thực mà chúng tôi đã gửi cho bạn.
      </p>
      {error && !busy && <Notice tone='error' className='mt-3'>{error}</Notice>}
      {sent && !busy && !error && (
        <Notice tone='success' className='mt-3'>
          Email xác thực đã được gửi lại thành công!
        </Notice>
      )}
      <Button
        variant='quiet'
        disabled={busy}
        onClick={async () => setSent(await submit({}, onResend))}
        className='mt-1 -ml-3 px-3!'
      >
        {busy ? 'Đang gửi...' : 'Gửi lại email xác thực'}
      </Button>
    </div>
  );
}
