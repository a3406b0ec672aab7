import { ProfileMenu } from '@thach-an/ui';
import { useNavigate } from 'react-router';
import { logOut } from './log-out.ts';
import { useUnverifiedEmail } from './use-unverified-email.ts';

/** Renders the menu of a logged-in customer. */
export function CustomerMenu() {
  const navigate = useNavigate();
  const unverified = useUnverifiedEmail();
  return (
    <ProfileMenu
      unverifiedEmail={unverified.email}
      onOpen={unverified.check}
      onLogOut={() => {
        navigate('/');
        logOut();
      }}
    />
  );
}
