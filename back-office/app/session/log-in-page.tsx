import { useQuery } from '@tanstack/react-query';
import { Navigate, useLocation } from 'react-router';
import { Page } from '../shell/page.tsx';
import { LogIn } from './log-in.tsx';
import { memberQuery } from './use-member.ts';

/** Page of the log-in. It leads back to the page that was opened without a session. */
export default function LogInPage() {
  const { state } = useLocation();
  const { data: member, isPending } = useQuery(memberQuery);
  if (isPending) return null;
  if (member) return <Navigate to={state?.from ?? '/'} replace />;
  return (
    <Page title='Đăng nhập'>
      <LogIn />
    </Page>
  );
}
