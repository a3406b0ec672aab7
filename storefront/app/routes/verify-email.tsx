import { VerifyEmailPage } from '@thach-an/ui';
import { useVerifyEmail } from '../account/use-verify-email.ts';
import { metaOf } from '../head/page-meta.ts';
import { useShop } from '../shell/use-shop.ts';

export const meta = metaOf(({ name }) => ({
  title: 'Xác thực email',
  description: `Xác nhận địa chỉ email của bạn tại ${name}.`,
  path: '/verify-email',
  hidden: true,
}));

/** Renders the target of the link in the verification mail. */
export default function VerifyEmail() {
  const { contact } = useShop();
  const verification = useVerifyEmail();
  return <VerifyEmailPage {...verification} contact={contact} />;
}
