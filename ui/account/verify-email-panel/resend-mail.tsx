import { Button } from '../../primitives/button/button.tsx';
import { Notice } from '../../primitives/notice/notice.tsx';

export interface ResendMailProps {
  /** State of the request for a new mail. */
  state: 'idle' | 'sending' | 'sent' | 'failed';
  /** Called when the visitor asks for a new mail. */
  onResend: () => void;
}

/** Button that requests a new verification mail, with a message about the result. */
export function ResendMail({ state, onResend }: ResendMailProps) {
  return (
    <>
      {state === 'sent' && (
        <div className='mt-5 text-left'>
          <Notice tone='success'>Email xác thực đã được gửi lại thành công!</Notice>
        </div>
      )}
      {state === 'failed' && (
        <div className='mt-5 text-left'>
          <Notice tone='error'>Không thể gửi lại email xác thực.</Notice>
        </div>
      )}
      <Button
        variant={state === 'sent' ? 'secondary' : 'primary'}
        disabled={state === 'sending'}
        onClick={onResend}
        className='mt-6 w-full sm:w-70'
      >
        {state === 'sending' ? 'Đang gửi...' : 'Gửi lại email xác thực'}
      </Button>
    </>
  );
}
