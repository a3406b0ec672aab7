import { NoScript } from '../../account/link-panel/link-frame.tsx';
import {
  VerifyEmailPanel,
  type VerifyEmailPanelProps,
} from '../../account/verify-email-panel/verify-email-panel.tsx';

export type VerifyEmailPageProps = VerifyEmailPanelProps;

/** Page that the link in a verification mail opens. */
export function VerifyEmailPage(props: VerifyEmailPageProps) {
  return (
    <div className='page py-12'>
      <NoScript />
      <VerifyEmailPanel {...props} />
    </div>
  );
}
