import {
  ResetPasswordPanel,
  type ResetPasswordPanelProps,
} from '../../account/reset-password-panel/reset-password-panel.tsx';

export type ResetPasswordPageProps = ResetPasswordPanelProps;

/** Page that the link in a mail for a new password opens. */
export function ResetPasswordPage(props: ResetPasswordPageProps) {
  return (
    <div className='page min-h-150 py-4'>
      <noscript>
        <p className='pt-8 text-center'>Trang này cần bật JavaScript để hoạt động.</p>
      </noscript>
      <ResetPasswordPanel {...props} />
    </div>
  );
}
