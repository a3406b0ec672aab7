import { LinkFrame } from '../../account/link-panel/link-frame.tsx';
import {
  ResetPasswordPanel,
  type ResetPasswordPanelProps,
} from '../../account/reset-password-panel/reset-password-panel.tsx';

export type ResetPasswordPageProps = ResetPasswordPanelProps;

/** Page that the link in a mail for a new password opens. */
export function ResetPasswordPage(props: ResetPasswordPageProps) {
  return (
    <LinkFrame>
      <ResetPasswordPanel {...props} />
    </LinkFrame>
  );
}
