import { shop } from '@thach-an/edge-api/contract';
import { VerifyEmailPage } from '@thach-an/ui';
import type { MetaArgs } from 'react-router';
import { useVerifyEmail } from '../account/use-verify-email.ts';
import { publicUrlOf } from '../api/client-settings.ts';
import { pageMeta } from '../head/page-meta.ts';

export function meta(args: MetaArgs) {
  return pageMeta(publicUrlOf(args), {
    title: 'Xác thực email',
    description: `Xác nhận địa chỉ email của bạn ở ${shop.name}.`,
    path: '/verify-email',
    hidden: true,
  });
}

/** Renders the target of the link in the verification mail. */
export default function VerifyEmail() {
  const { state, account, resend, onResend } = useVerifyEmail();
  return (
    <VerifyEmailPage
      state={state}
      account={account}
      resend={resend}
      onResend={onResend}
      contact={shop.contact}
    />
  );
}
