import { Mail, Phone } from '../../primitives/icons.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { verifyEmailPanelMessages } from './verify-email-panel-messages.tsx';

export interface SupportProps {
  /** Phone number as displayed, with spaces. */
  phone: string;
  /** E-mail address of customer support. */
  email: string;
}

const linkClass =
  'inline-flex min-h-11 items-center gap-2 rounded-field px-2 text-jade underline underline-offset-4 wrap-anywhere';

/** Phone number and e-mail address of customer support. */
export function Support({ phone, email }: SupportProps) {
  const messages = useMessages('verifyEmailPanel', verifyEmailPanelMessages);
  return (
    <section aria-label={messages.support} className='mt-8 w-full border-t border-line pt-6'>
      <p className='text-ink-soft'>{messages.supportHint}</p>
      <address className='mt-1 flex flex-wrap justify-center gap-x-4 not-italic'>
        <a href={`tel:${phone.replaceAll(' ', '')}`} className={linkClass}>
          <Phone aria-hidden size={18} />
          <span className='sr-only'>{messages.phone}</span>
          {phone}
        </a>
        <a href={`mailto:${email}`} className={linkClass}>
          <Mail aria-hidden size={18} />
          <span className='sr-only'>{messages.email}</span>
          {email}
        </a>
      </address>
    </section>
  );
}
