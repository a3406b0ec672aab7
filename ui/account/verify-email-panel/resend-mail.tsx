import { Button } from '../../primitives/button/button.tsx';
import { Notice } from '../../primitives/notice/notice.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { resendMessages } from '../email-section/resend-messages.ts';

export interface ResendMailProps {
  /** State of the request for a new mail. */
  state: 'idle' | 'sending' | 'sent' | 'failed';
  /** Called when the visitor asks for a new mail. */
  onResend: () => void;
}

/** Button that requests a new verification mail, with a message about the result. */
export function ResendMail({ state, onResend }: ResendMailProps) {
  const messages = useMessages('resend', resendMessages);
  return (
    <>
      {state === 'sent' && (
        <div className='mt-5 text-left'>
          <Notice tone='success'>{messages.sent}</Notice>
        </div>
      )}
      {state === 'failed' && (
        <div className='mt-5 text-left'>
          <Notice tone='error'>{messages.failed}</Notice>
        </div>
      )}
      <Button
        variant={state === 'sent' ? 'secondary' : 'primary'}
        disabled={state === 'sending'}
        onClick={onResend}
        className='mt-6 w-full sm:w-70'
      >
        {state === 'sending' ? messages.sending : messages.resend}
      </Button>
    </>
  );
}
