import { Gift, LoaderCircle, MailCheck, MailX } from '../../primitives/icons.ts';
import type { ReactNode } from 'react';
import { buttonClass } from '../../primitives/button/button.tsx';
import { Link } from '../../primitives/link/link.tsx';
import { ResendMail, type ResendMailProps } from './resend-mail.tsx';
import { Support, type SupportProps } from './support.tsx';
import { actionMessages } from '../../messages/action-messages.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { verifyEmailPanelMessages } from './verify-email-panel-messages.tsx';

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

export interface VerifyEmailPanelProps {
  /** State of the verification. */
  state: VerifyEmailState;
  /** Called when the visitor asks for a new mail. Without it, there is no such button. */
  onResend?: () => void;
  /** State of the request for a new mail. @default 'idle' */
  resend?: ResendMailProps['state'];
  /**
   * E-mail address of the account in the link, and the URL of the page for a person who has not
   * registered it. Without it, the panel does not name the account.
   *
   * @default undefined
   */
  account?: { email: string; notMeHref: string };
  /** Contact details of customer support, shown with an error. */
  contact: SupportProps;
}

/** Target of the link in a verification mail: waits, then shows a welcome, or why it failed. */
export function VerifyEmailPanel(
  { state, onResend, resend = 'idle', account, contact }: VerifyEmailPanelProps,
) {
  const messages = useMessages('verifyEmailPanel', verifyEmailPanelMessages);
  const { home } = useMessages('actions', actionMessages);
  return (
    <div
      data-slot='verify-email-panel'
      className='mx-auto flex max-w-130 flex-col items-center px-4 py-12 text-center md:py-16'
    >
      <Heading state={state} />
      {state.kind === 'success' && (
        <>
          {state.gift && <Welcome {...state.gift} />}
          <ShopLinks />
        </>
      )}
      {state.kind === 'used' && <ShopLinks />}
      {state.kind === 'error' && (
        <>
          {onResend && <ResendMail state={resend} onResend={onResend} />}
          <Link
            href='/'
            className={`w-full sm:w-70 ${
              onResend ? `mt-3 ${buttonClass('secondary')}` : `mt-6 ${buttonClass()}`
            }`}
          >
            {home}
          </Link>
          <Support {...contact} />
        </>
      )}
      {state.kind !== 'verifying' && account && (
        <p className='mt-8 w-full border-t border-line pt-6 text-ink-soft'>
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
  );
}

const icons: Record<VerifyEmailState['kind'], ReactNode> = {
  verifying: <LoaderCircle aria-hidden size={32} className='motion-safe:animate-spin' />,
  success: <MailCheck aria-hidden size={32} strokeWidth={1.5} />,
  used: <MailCheck aria-hidden size={32} strokeWidth={1.5} />,
  error: <MailX aria-hidden size={32} strokeWidth={1.5} />,
};

/** Stays mounted across states, so that screen readers announce each change. */
function Heading({ state }: { state: VerifyEmailState }) {
  const messages = useMessages('verifyEmailPanel', verifyEmailPanelMessages);
  const failed = state.kind === 'error';
  return (
    <div role={failed ? 'alert' : 'status'} className='flex w-full flex-col items-center'>
      <div
        className={`mb-5 flex size-18 items-center justify-center rounded-tag ${
          failed ? 'border border-line bg-surface text-cinnabar' : 'bg-jade-soft text-jade'
        }`}
      >
        {icons[state.kind]}
      </div>
      <h1 className='max-w-full text-2xl leading-[1.4] wrap-anywhere'>
        {state.kind === 'verifying' && messages.verifying}
        {state.kind === 'success' &&
          messages.greeting(
            <span className='inline-block max-w-full'>{state.userName}!</span>,
          )}
        {(state.kind === 'error' || state.kind === 'used') && state.message}
      </h1>
      {state.kind === 'success' && (
        <p className='mt-2 text-balance text-ink-soft'>{state.message}</p>
      )}
    </div>
  );
}

function ShopLinks() {
  const { home, store } = useMessages('actions', actionMessages);
  return (
    <div className='mt-6 flex w-full flex-col gap-3 sm:w-auto sm:flex-row'>
      <Link href='/store' className={buttonClass()}>{store}</Link>
      <Link href='/' className={buttonClass('secondary')}>{home}</Link>
    </div>
  );
}

function Welcome({ code, discount }: { code: string; discount: string }) {
  const messages = useMessages('verifyEmailPanel', verifyEmailPanelMessages);
  return (
    <div className='mt-6 flex w-full gap-4 rounded-card border border-line bg-surface p-5 text-left'>
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
