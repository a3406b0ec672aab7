import { ProfileMenu } from '@thach-an/ui';
import { useNavigate } from 'react-router';
import { logOut } from './log-out.ts';

/** Renders the menu of a logged-in customer. */
export function CustomerMenu() {
  const navigate = useNavigate();
  return (
    <ProfileMenu
      onLogOut={() => {
        navigate('/');
        logOut();
      }}
    />
  );
}
