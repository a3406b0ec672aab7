import { useState } from 'react';
import { useClientSettings } from '../api/client-settings.ts';
import { useShop } from '../shell/use-shop.ts';
import { lazyComponent } from '../shell/lazy-component.tsx';
import { requestLogin, useLoginRequest } from './login-request.ts';
import { useLogin } from './use-login.ts';

const LoginPopup = lazyComponent(() => import('./login-popup-chunk.ts'));

/** Renders the popup for signing up and logging in; its code is loaded when it first opens. */
export function AccountPopup() {
  const mode = useLoginRequest();
  // Once opened, the popup stays mounted for its closing animation.
  const [opened, setOpened] = useState(false);
  if (mode && !opened) setOpened(true);
  const { facebookAppId } = useClientSettings();
  const { versions } = useShop();
  const login = useLogin(facebookAppId, versions, () => requestLogin(undefined));
  if (!opened) return null;
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
        login.cancel();
        requestLogin(undefined);
      }}
    />
  );
}
