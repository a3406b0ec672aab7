import { ResetPasswordPage } from '@thach-an/ui';
import { StrengthProvider } from '../account/strength-provider.tsx';
import { useResetPassword } from '../account/use-reset-password.ts';
import { metaOf } from '../head/page-meta.ts';

export const meta = metaOf(({ name }) => ({
  title: 'Đặt lại mật khẩu',
  description: `Đặt mật khẩu mới cho tài khoản của bạn tại ${name}.`,
  path: '/reset-password',
  hidden: true,
}));

/** Renders the target of the link in the mail for a new password. */
export default function ResetPassword() {
  return (
    <StrengthProvider>
      <ResetPasswordPage {...useResetPassword()} />
    </StrengthProvider>
  );
}
