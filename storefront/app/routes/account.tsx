import { AccountPage } from '@thach-an/ui';
import { requestLogin } from '../account/login-request.ts';
import { StrengthProvider } from '../account/strength-provider.tsx';
import { useAccount } from '../account/use-account.ts';
import { useAccountSections } from '../account/use-account-sections.ts';
import { metaOf } from '../head/page-meta.ts';

export const meta = metaOf(({ name }) => ({
  title: 'Tài khoản',
  description: `Thông tin, thiết bị và địa chỉ của bạn tại ${name}.`,
  path: '/account',
  hidden: true,
}));

export default function Account() {
  const account = useAccount();
  return (
    <StrengthProvider>
      <AccountPage
        guest={account.token === null}
        onLogIn={() => requestLogin('log-in')}
        state={account.state}
        onRetry={account.onRetry}
        sections={useAccountSections(account)}
      />
    </StrengthProvider>
  );
}
