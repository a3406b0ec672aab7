import {
  loadStrengthEstimate,
  type Role,
  roleNames,
  type StaffSecrets,
} from '@thach-an/edge-api/contract';
import { PasswordStrengthProvider } from '@thach-an/ui';
import { StaffInvitation } from '@thach-an/ui/admin';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router';
import { encode } from 'uqr';
import { AdminError, staff } from '../api/admin-api.ts';
import { useAction } from '../api/use-action.ts';
import { Page } from '../shell/page.tsx';
import { acceptWithPasskey, canUsePasskeys, fetchNewPasskeyOptions } from './passkeys.ts';
import { useShop } from '../shell/use-shop.ts';
import { memberQuery } from './use-member.ts';

/** Page of an invitation. Its token is in the fragment, which is not sent to the server. */
export default function InvitationPage() {
  const [token] = useState(() => location.hash.slice(1));
  const { name: shopName } = useShop();
  const loadStrength = useCallback(() => loadStrengthEstimate(shopName), [shopName]);
  const navigate = useNavigate();
  const client = useQueryClient();
  const invitation = useQuery({
    queryKey: ['invitation', token],
    queryFn: async () => {
      const { email, role } = await staff<{ email: string; role: Role }>('invitation', { token });
      return { email, roleName: roleNames[role] };
    },
    staleTime: Infinity,
  });
  const challenge = useQuery({
    queryKey: ['new passkey', token],
    queryFn: () => fetchNewPasskeyOptions(token),
    enabled: canUsePasskeys && invitation.isSuccess,
    refetchInterval: 4 * 60_000,
    gcTime: 0,
  });
  const passkey = useAction({
    mutationFn: (name: string) => acceptWithPasskey(challenge.data!, { token, name }),
    onSuccess(member) {
      client.setQueryData(memberQuery.queryKey, member);
      navigate('/', { replace: true });
    },
    onError: () => challenge.refetch(),
  });
  const [key] = useState(() => crypto.randomUUID());
  const password = useAction({
    mutationFn: (person: { name: string; password: string }) =>
      staff<StaffSecrets>('accept', { token, key, ...person }),
  });
  const { data: secrets } = password;
  const error = invitation.error ?? passkey.error ?? password.error;
  const issues = error instanceof AdminError ? error.issues : [];
  const issueOf = (path: string) => issues.find((issue) => issue.path === path)?.message;
  if (invitation.isPending) return null;
  return (
    <Page title='Lời mời'>
      <PasswordStrengthProvider value={loadStrength}>
        <StaffInvitation
          invitation={invitation.data ?? null}
          onPasskey={challenge.data ? (name) => passkey.mutate(name) : undefined}
          onPassword={(person) => password.mutate(person)}
          secrets={secrets && {
            secret: secrets.totp.secret,
            qr: encode(secrets.totp.uri, { border: 0 }).data,
            recoveryCodes: secrets.recoveryCodes,
          }}
          onDone={() => navigate('/log-in', { replace: true })}
          busy={passkey.isPending || password.isPending}
          error={issues.length > 0 ? undefined : error?.message}
          fieldErrors={{ name: issueOf('name'), password: issueOf('password') }}
        />
      </PasswordStrengthProvider>
    </Page>
  );
}
