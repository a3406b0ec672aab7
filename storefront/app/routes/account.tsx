import { AccountPage } from '@thach-an/ui';
import type { MetaArgs } from 'react-router';
import { requestLogin } from '../account/login-request.ts';
import { StrengthProvider } from '../account/strength-provider.tsx';
import { useAccount } from '../account/use-account.ts';
import { useAccountSections } from '../account/use-account-sections.ts';
import { pageMeta } from '../head/page-meta.ts';
import { siteOf } from '../shell/use-shop.ts';

export function meta(args: MetaArgs) {
  const site = siteOf(args);
  return pageMeta(site, {
    title: 'Tài khoản',
    description: `Thông tin, thiết bị và địa chỉ của bạn tại ${site.shop.name}.`,
    path: '/account',
    hidden: true,
  });
}

/** Renders the customer's account. */
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
