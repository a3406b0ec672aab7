import { VerifyEmailPage } from '@thach-an/ui';
import type { MetaArgs } from 'react-router';
import { useVerifyEmail } from '../account/use-verify-email.ts';
import { pageMeta } from '../head/page-meta.ts';
import { siteOf, useShop } from '../shell/use-shop.ts';

export function meta(args: MetaArgs) {
  const site = siteOf(args);
  return pageMeta(site, {
    title: 'Xác thực email',
    description: `Xác nhận địa chỉ email của bạn tại ${site.shop.name}.`,
    path: '/verify-email',
    hidden: true,
  });
}

/** Renders the target of the link in the verification mail. */
export default function VerifyEmail() {
  const { contact } = useShop();
  const { state, account, resend, onResend } = useVerifyEmail();
  return (
    <VerifyEmailPage
      state={state}
      account={account}
      resend={resend}
      onResend={onResend}
      contact={contact}
    />
  );
}
