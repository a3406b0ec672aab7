import { ResetPasswordPage } from '@thach-an/ui';
import type { MetaArgs } from 'react-router';
import { StrengthProvider } from '../account/strength-provider.tsx';
import { useResetPassword } from '../account/use-reset-password.ts';
import { pageMeta } from '../head/page-meta.ts';
import { siteOf } from '../shell/use-shop.ts';

export function meta(args: MetaArgs) {
  const site = siteOf(args);
  return pageMeta(site, {
    title: 'Đặt lại mật khẩu',
    description: `Đặt mật khẩu mới cho tài khoản của bạn tại ${site.shop.name}.`,
    path: '/reset-password',
    hidden: true,
  });
}

/** Renders the target of the link in the mail for a new password. */
export default function ResetPassword() {
  return (
    <StrengthProvider>
      <ResetPasswordPage {...useResetPassword()} />
    </StrengthProvider>
  );
}
