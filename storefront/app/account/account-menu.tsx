import { Skeleton } from '@thach-an/ui';
import { useEffect } from 'react';
import { lazyComponent } from '../shell/lazy-component.tsx';
import { useSession } from './browser-session.ts';

const CustomerMenu = lazyComponent<object>(
  () => import('./profile-menu-chunk.ts'),
  () => <Skeleton className='size-11 rounded-tag' />,
);

/** Returns the menu of a logged-in customer, `undefined` for a guest. */
export function useAccountMenu() {
  const token = useSession();
  useEffect(() => {
    if (token !== undefined) {
      document.documentElement.toggleAttribute('data-signed-in', token !== null);
    }
  }, [token]);
  return token ? <CustomerMenu /> : undefined;
}
