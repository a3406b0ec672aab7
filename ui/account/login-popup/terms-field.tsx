import type { ReactNode } from 'react';
import { Choice } from '../../primitives/choice/choice.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { loginPopupMessages } from './login-popup-messages.tsx';

export interface TermsFieldProps {
  /** `true` if the visitor agrees. */
  checked: boolean;
  /** Called when the visitor checks or unchecks the box. */
  onChange: (checked: boolean) => void;
  /** Error message. @default undefined */
  error?: string;
  /** Classes of the outer element. @default undefined */
  className?: string;
}

/** Required checkbox for the terms and the privacy policy, with links to both. */
export function TermsField({ checked, onChange, error, className }: TermsFieldProps) {
  const messages = useMessages('loginPopup', loginPopupMessages);
  return (
    <div className={className}>
      <Choice
        name='terms'
        aria-required
        error={error}
        checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
      >
        <span>
          {messages.terms((text) => <PageLink href='/terms'>{text}</PageLink>)}{' '}
          <span className='inline-block'>
            {messages.privacy((text) => <PageLink href='/privacy'>{text}</PageLink>)}
          </span>
        </span>
      </Choice>
    </div>
  );
}

/**
 * A link inside a label, which opens a new tab: the form stays as it is. Activating it does not
 * toggle the checkbox of the label.
 */
function PageLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a
      href={href}
      target='_blank'
      rel='noopener'
      className='rounded-field text-jade underline underline-offset-4'
    >
      {children}
    </a>
  );
}
