import { Skeleton } from '@thach-an/ui';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useClientSettings } from '../api/client-settings.ts';
import { loadedLater } from '../shell/lazy-component.tsx';
import { useSession } from './browser-session.ts';
import { logOut } from './log-out.ts';
import { requestLogin, useLoginRequest } from './login-request.ts';
import { useLogin } from './use-login.ts';

const LoginPopup = loadedLater(() => import('./login-popup-chunk.ts'));
const ProfileMenu = loadedLater(
  () => import('./profile-menu-chunk.ts'),
  () => <Skeleton className='size-11 rounded-tag' />,
);

/** The menu of who is signed in; nothing for a guest. */
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

/** The popup for signing up and logging in; its code is loaded when it is first called for. */
export function AccountPopup() {
  const mode = useLoginRequest();
  const [wanted, setWanted] = useState(false);
  if (mode && !wanted) setWanted(true);
  const { facebookAppId } = useClientSettings();
  const login = useLogin(facebookAppId, () => requestLogin(undefined));
  if (!wanted) return null;
  return (
    <LoginPopup
      mode={mode}
      busy={login.busy}
      errors={login.errors}
      error={login.error}
      onModeChange={(next) => {
        login.reset();
        requestLogin(next);
      }}
      onSubmit={(values) => mode && login.submit(mode, values)}
      onFacebook={login.facebook}
      onClose={() => {
        login.leave();
        requestLogin(undefined);
      }}
    />
  );
}
