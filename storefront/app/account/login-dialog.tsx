import { LoginPopup, type LoginPopupForm } from '@thach-an/ui';
import { useClientSettings } from '../api/client-settings.ts';
import { useShop } from '../shell/use-shop.ts';
import { requestLogin, useLoginReason } from './login-request.ts';
import { StrengthProvider } from './strength-provider.tsx';
import { useForgotPassword } from './use-forgot-password.ts';
import { useLogin } from './use-login.ts';

/** Renders the popup for signing up, logging in and forgotten passwords, a separate chunk. */
export default function LoginDialog({ mode }: { mode: LoginPopupForm | undefined }) {
  const { facebookAppId } = useClientSettings();
  const { versions } = useShop();
  const login = useLogin(facebookAppId, versions, () => requestLogin(undefined));
  const forgotten = useForgotPassword();
  const reason = useLoginReason();
  const { busy, errors, error } = mode === 'forgot-password' ? forgotten : login;
  return (
    <StrengthProvider>
      <LoginPopup
        mode={mode}
        reason={reason}
        busy={busy}
        errors={errors}
        error={error}
        sentMessage={forgotten.sentMessage}
        onModeChange={(next) => {
          login.reset();
          forgotten.reset();
          requestLogin(next, reason);
        }}
        onSubmit={(values) => {
          if (mode && mode !== 'forgot-password') login.submit(mode, values);
        }}
        onForgotPassword={forgotten.submit}
        onFacebook={facebookAppId ? login.facebook : undefined}
        onClose={() => {
          login.cancel();
          forgotten.reset();
          requestLogin(undefined);
        }}
      />
    </StrengthProvider>
  );
}
