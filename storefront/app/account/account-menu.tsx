import { Skeleton } from '@thach-an/ui';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { lazyComponent } from '../shell/lazy-component.tsx';
import { useSession } from './browser-session.ts';
import { logOut } from './log-out.ts';

const ProfileMenu = lazyComponent(
  () => import('./profile-menu-chunk.ts'),
  () => <Skeleton className='size-11 rounded-tag' />,
);

/** Returns the menu of a logged-in customer, `undefined` for a guest. */
export function useAccountMenu() {
  const token = useSession();
  const navigate = useNavigate();
  useEffect(() => {
    if (token !== undefined) {
      document.documentElement.toggleAttribute('data-signed-in', token !== null);
    }
  }, [token]);
  if (!token) return undefined;
  return (
    <ProfileMenu
      onLogOut={() => {
        navigate('/');
        logOut();
      }}
    />
  );
}
