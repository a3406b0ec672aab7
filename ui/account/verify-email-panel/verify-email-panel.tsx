import { Gift, LoaderCircle, Mail, MailCheck, MailX, Phone } from '../../primitives/icons.ts';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Button, buttonClass } from '../../primitives/button/button.tsx';
import { Link } from '../../primitives/link/link.tsx';
import { Notice } from '../../primitives/notice/notice.tsx';
import { EmailField } from '../email-field/email-field.tsx';
import { resendMessages } from '../email-section/resend-messages.ts';
import { MessagePanel } from '../message-panel/message-panel.tsx';
import { actionMessages } from '../../messages/action-messages.ts';
import { useMessages } from '../../messages/use-messages.ts';

/** Texts of the page that verifies an e-mail address. */
const verifyEmailPanelMessages = {
  verifying: 'Đang xác thực email của bạn…',
  greeting: (name: ReactNode): ReactNode => <>Xin chào, {name}</>,
  welcome: (code: ReactNode, discount: string): ReactNode => (
    <>
      Quà chào mừng: nhập mã {code} trong giỏ hàng để được giảm {discount} cho đơn hàng đầu tiên.
    </>
  ),
  account: (email: ReactNode): ReactNode => <>Liên kết này dành cho tài khoản {email}.</>,
  notRegistered: 'Bạn không đăng ký?',
  notMe: 'Không phải tôi',
  support: 'Hỗ trợ',
  supportHint: 'Cần hỗ trợ? Liên hệ với chúng tôi:',
  phone: 'Điện thoại:',
  email: 'Email:',
};

/** State of the verification of an e-mail address. */
export type VerifyEmailState =
  | { kind: 'verifying' }
  | {
    kind: 'success';
    userName: string;
    message: string;
    /** Promo code that the customer can use, and its discount, such as '10%'. */
    gift?: { code: string; discount: string };
  }
  | { kind: 'used'; message: string }
  | { kind: 'error'; message: string };

/** State of a request for another mail. */
type ResendState = 'idle' | 'sending' | 'sent' | 'failed';

export interface VerifyEmailPanelProps {
  /** State of the verification. */
  state: VerifyEmailState;
  /**
   * E-mail address in the link, to which a new mail is sent. Without it, the visitor types one.
   *
   * @default undefined
   */
  email?: string;
  /** Called with an e-mail address when the visitor asks for a new mail. */
  onResend: (email: string) => void;
  /** State of the request for a new mail. @default 'idle' */
  resend?: ResendState;
  /**
   * E-mail address of the account in the link, and the URL of the page for a person who has not
   * registered it. Without it, the panel does not name the account.
   *
   * @default undefined
   */
  account?: { email: string; notMeHref: string };
  /** Contact details of customer support, shown with an error. */
  contact: {
    /** Phone number as displayed, with spaces. */
    phone: string;
    email: string;
  };
}

/** Target of the link in a verification mail: waits, then shows a welcome, or why it failed. */
export function VerifyEmailPanel(
  { state, email, onResend, resend = 'idle', account, contact }: VerifyEmailPanelProps,
) {
  const messages = useMessages('verifyEmailPanel', verifyEmailPanelMessages);
  const { home } = useMessages('actions', actionMessages);
  if (state.kind === 'verifying') {
    return <MessagePanel icon={icons.verifying} title={messages.verifying} />;
  }
  const name = state.kind === 'success' && (
    <span className='inline-block max-w-full'>{state.userName}!</span>
  );
  return (
    <MessagePanel
      tone={state.kind === 'error' ? 'error' : 'calm'}
      icon={icons[state.kind]}
      title={name ? messages.greeting(name) : state.message}
      text={name && <span className='block text-balance text-ink-soft'>{state.message}</span>}
    >
      <div className='flex flex-col items-center gap-6'>
        {state.kind === 'success' && state.gift && <Welcome {...state.gift} />}
        {state.kind !== 'error' && <ShopLinks />}
        {state.kind === 'error' && (
          <>
            <div className='flex w-full flex-col items-center gap-3'>
              <ResendMail state={resend} {...{ email, onResend }} />
              <Link href='/' className={`w-full sm:w-70 ${buttonClass('secondary')}`}>{home}</Link>
            </div>
            <Support {...contact} />
          </>
        )}
        {account && (
          <p className='mt-2 w-full border-t border-line pt-6 text-ink-soft'>
            {messages.account(
              <span className='font-semibold wrap-anywhere text-ink'>{account.email}</span>,
            )}{' '}
            <span className='inline-block'>
              {messages.notRegistered}{' '}
              <Link
                href={account.notMeHref}
                className='inline-flex min-h-11 items-center rounded-field px-1 text-jade underline underline-offset-4'
              >
                {messages.notMe}
              </Link>
            </span>
          </p>
        )}
      </div>
    </MessagePanel>
  );
}

const icons: Record<VerifyEmailState['kind'], ReactNode> = {
  verifying: <LoaderCircle aria-hidden size={32} className='motion-safe:animate-spin' />,
  success: <MailCheck aria-hidden size={32} strokeWidth={1.5} />,
  used: <MailCheck aria-hidden size={32} strokeWidth={1.5} />,
  error: <MailX aria-hidden size={32} strokeWidth={1.5} />,
};

function ShopLinks() {
  const { home, store } = useMessages('actions', actionMessages);
  return (
    <div className='flex w-full flex-col gap-3 sm:w-auto sm:flex-row'>
      <Link href='/store' className={buttonClass()}>{store}</Link>
      <Link href='/' className={buttonClass('secondary')}>{home}</Link>
    </div>
  );
}

function Welcome({ code, discount }: { code: string; discount: string }) {
  const messages = useMessages('verifyEmailPanel', verifyEmailPanelMessages);
  return (
    <div className='flex w-full gap-4 rounded-card border border-line bg-surface p-5 text-left'>
      <Gift aria-hidden size={28} strokeWidth={1.5} className='mt-0.5 shrink-0 text-gold' />
      <p className='text-pretty'>
        {messages.welcome(
          <strong className='rounded-tag bg-jade-soft px-2.5 py-0.5 font-semibold tracking-wide text-jade'>
            {code}
          </strong>,
          discount,
        )}
      </p>
    </div>
  );
}

/** Form that requests a new verification mail, with a message about the result. */
function ResendMail(
  { email, state, onResend }: Pick<VerifyEmailPanelProps, 'email' | 'onResend'> & {
    state: ResendState;
  },
) {
  const messages = useMessages('resend', resendMessages);
  const [typed, setTyped] = useState('');
  const isSent = state === 'sent';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onResend(email ?? typed);
  };
  return (
    <form noValidate onSubmit={submit} className='flex w-full flex-col items-center gap-3'>
      {(isSent || state === 'failed') && (
        <div className='-mt-1 text-left'>
          <Notice tone={isSent ? 'success' : 'error'}>{messages[state]}</Notice>
        </div>
      )}
      {email === undefined && (
        <div className='w-full text-left sm:w-70'>
          <EmailField value={typed} onChange={setTyped} />
        </div>
      )}
      <Button
        type='submit'
        variant={isSent ? 'secondary' : 'primary'}
        disabled={state === 'sending'}
        className='w-full sm:w-70'
      >
        {state === 'sending' ? messages.sending : messages.resend}
      </Button>
    </form>
  );
}

const contactClass =
  'inline-flex min-h-11 items-center gap-2 rounded-field px-2 text-jade underline underline-offset-4 wrap-anywhere';

/** Phone number and e-mail address of customer support. */
function Support({ phone, email }: VerifyEmailPanelProps['contact']) {
  const messages = useMessages('verifyEmailPanel', verifyEmailPanelMessages);
  return (
    <section aria-label={messages.support} className='mt-2 w-full border-t border-line pt-6'>
      <p className='text-ink-soft'>{messages.supportHint}</p>
      <address className='mt-1 flex flex-wrap justify-center gap-x-4 not-italic'>
        <a href={`tel:${phone.replaceAll(' ', '')}`} className={contactClass}>
          <Phone aria-hidden size={18} />
          <span className='sr-only'>{messages.phone}</span>
          {phone}
        </a>
        <a href={`mailto:${email}`} className={contactClass}>
          <Mail aria-hidden size={18} />
          <span className='sr-only'>{messages.email}</span>
          {email}
        </a>
      </address>
    </section>
  );
}
