import { ProfileMenu } from '@thach-an/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { accountApi, callAccount } from './account-calls.ts';
import { useSession } from './browser-session.ts';
import { logOut } from './log-out.ts';

/** Renders the menu of a logged-in customer. A separate chunk: guests have no menu. */
export default function CustomerMenu() {
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

/** Result of a check. `email` is `undefined` if the address is verified. */
interface Checked {
  token: string;
  email: string | undefined;
}

/** Returns the unverified address of the customer, and a function that looks it up. */
function useUnverifiedEmail() {
  const token = useSession();
  const [checked, setChecked] = useState<Checked>();
  const current = checked?.token === token ? checked : undefined;
  return {
    email: current?.email,
    async check() {
      // A verified address stays verified.
      if (!token || (current && current.email === undefined)) return;
      const result = await callAccount(token, (options) => accountApi.$get({}, options));
      if (result.kind !== 'done') return;
      const { email, emailVerified } = result.data.account;
      setChecked({ token, email: emailVerified ? undefined : email });
    },
  };
}
