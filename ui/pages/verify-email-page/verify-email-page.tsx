import {
  VerifyEmailPanel,
  type VerifyEmailPanelProps,
} from '../../account/verify-email-panel/verify-email-panel.tsx';

export type VerifyEmailPageProps = VerifyEmailPanelProps;

/** Where the link of the mail leads that confirms an e-mail address. */
export function VerifyEmailPage(props: VerifyEmailPageProps) {
  return (
    <div className='page py-12'>
      <VerifyEmailPanel {...props} />
    </div>
  );
}
