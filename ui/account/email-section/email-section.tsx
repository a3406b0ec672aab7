import { Button } from '../../primitives/button/button.tsx';
import { Notice } from '../../primitives/notice/notice.tsx';
import { EditableSection } from '../account-section/editable-section.tsx';
import { type SubmitResult, useSubmission } from '../account-section/use-submission.ts';
import { EmailForm, type EmailFormProps } from './email-form.tsx';
import { ResendVerification } from './resend-verification.tsx';
import { actionMessages } from '../../messages/action-messages.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { emailSectionMessages } from './email-section-messages.tsx';

export interface EmailSectionProps extends Omit<EmailFormProps, 'onClose'> {
  /** E-mail address of the account. */
  email: string;
  /** `true` if the address is verified. */
  verified: boolean;
  /** New address that is not confirmed yet; `null` if no change is pending. */
  pendingEmail: string | null;
  /** Cancels the pending change. */
  onCancelChange: () => Promise<SubmitResult>;
  /** Sends another verification mail. */
  onResend: () => Promise<SubmitResult>;
}

/** Section of the account page with the e-mail address, its verification and its change. */
export function EmailSection(
  { email, verified, pendingEmail, onCancelChange, onResend, ...form }: EmailSectionProps,
) {
  const messages = useMessages('emailSection', emailSectionMessages);
  return (
    <EditableSection
      title={messages.title}
      label={messages.change}
      value={
        <p className='flex flex-wrap gap-x-3 gap-y-1'>
          {email}
          <span
            className={`rounded-tag px-3 whitespace-nowrap ${
              verified ? 'bg-jade-soft text-jade' : 'border border-line text-ink-soft'
            }`}
          >
            {verified ? messages.verified : messages.unverified}
          </span>
        </p>
      }
      form={(close) => <EmailForm {...form} onClose={close} />}
    >
      {!verified && <ResendVerification onResend={onResend} />}
      {pendingEmail !== null && <PendingChange email={pendingEmail} onCancel={onCancelChange} />}
    </EditableSection>
  );
}

interface PendingChangeProps {
  email: string;
  onCancel: EmailSectionProps['onCancelChange'];
}

function PendingChange({ email, onCancel }: PendingChangeProps) {
  const messages = useMessages('emailSection', emailSectionMessages);
  const actions = useMessages('actions', actionMessages);
  const { busy, error, submit } = useSubmission();
  return (
    <Notice tone='info' title={messages.pending} className='mt-4'>
      <p>
        {messages.pendingText(
          <strong className='font-semibold wrap-anywhere'>{email}</strong>,
        )}
      </p>
      {error && <p role='alert' className='mt-1 text-cinnabar'>{error}</p>}
      <Button
        variant='quiet'
        disabled={busy}
        onClick={() => submit({}, onCancel)}
        className='mt-1 -ml-3 px-3!'
      >
        {busy ? actions.busy : messages.cancelChange}
      </Button>
    </Notice>
  );
}
