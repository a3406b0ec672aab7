import {
  VerifyEmailPanel,
  type VerifyEmailPanelProps,
} from '../../account/verify-email-panel/verify-email-panel.tsx';

export type VerifyEmailPageProps = VerifyEmailPanelProps;

/** Page that the link in a verification mail opens. */
export function VerifyEmailPage(props: VerifyEmailPageProps) {
  return (
    <div className='page py-12'>
      <VerifyEmailPanel {...props} />
    </div>
  );
}
