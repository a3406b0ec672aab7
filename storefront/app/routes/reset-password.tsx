import { shop } from '@thach-an/edge-api/contract';
import { ResetPasswordPage } from '@thach-an/ui';
import type { MetaArgs } from 'react-router';
import { useResetPassword } from '../account/use-reset-password.ts';
import { publicUrlOf } from '../api/client-settings.ts';
import { pageMeta } from '../head/page-meta.ts';

export function meta(args: MetaArgs) {
  return pageMeta(publicUrlOf(args), {
    title: 'Đặt lại mật khẩu',
    description: `Đặt mật khẩu mới cho tài khoản của bạn ở ${shop.name}.`,
    path: '/reset-password',
    hidden: true,
  });
}

/** Renders the target of the link in the mail for a new password. */
export default function ResetPassword() {
  return <ResetPasswordPage {...useResetPassword()} />;
}
