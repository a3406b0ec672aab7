import { Mail, Phone } from '../../primitives/icons.ts';

export interface SupportProps {
  /** Phone number as displayed, with spaces. */
  phone: string;
  /** E-mail address of customer support. */
  email: string;
}

const linkClass =
  'inline-flex min-h-11 items-center gap-2 rounded-field px-2 text-jade underline underline-offset-4';

/** Phone number and e-mail address of customer support. */
export function Support({ phone, email }: SupportProps) {
  return (
    <section aria-label='Hỗ trợ' className='mt-8 w-full border-t border-line pt-6'>
      <p className='text-ink-soft'>Cần hỗ trợ? Liên hệ với chúng tôi:</p>
      <address className='mt-1 flex flex-wrap justify-center gap-x-4 not-italic'>
        <a href={`tel:${phone.replaceAll(' ', '')}`} className={linkClass}>
          <Phone aria-hidden size={18} />
          <span className='sr-only'>Điện thoại:</span>
          {phone}
        </a>
        <a href={`mailto:${email}`} className={linkClass}>
          <Mail aria-hidden size={18} />
          <span className='sr-only'>Email:</span>
          {email}
        </a>
      </address>
    </section>
  );
}
