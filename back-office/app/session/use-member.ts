import { type Permission, roleNames, type StaffMember } from '@thach-an/edge-api/contract';
import { notify } from '@thach-an/ui';
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { AdminError, staff } from '../api/admin-api.ts';

/** Query of the member of the session; `null` without a session. */
export const memberQuery = queryOptions({
  queryKey: ['member'],
  queryFn: async (): Promise<StaffMember | null> => {
    try {
      return (await staff<{ staff: StaffMember }>('me')).staff;
    } catch (error) {
      if (error instanceof AdminError && error.status === 401) return null;
      throw error;
    }
  },
  staleTime: Infinity,
});

/** Returns a function that tells if the member has a permission. */
export function usePermissions(): (permission: Permission) => boolean {
  const { data } = useQuery(memberQuery);
  return (permission) => data?.permissions.includes(permission) ?? false;
}

/**
 * Reads the member of the session again, whose role another one may have changed. The page stays as
 * it is if the request fails.
 */
export async function refreshMember(client: QueryClient): Promise<void> {
  const { queryKey } = memberQuery;
  const before = client.getQueryData(queryKey);
  const { staff: member } = await staff<{ staff: StaffMember }>('me');
  client.setQueryData(queryKey, member);
  if (before && before.role !== member.role) {
    notify.info(`Vai trò của bạn đã đổi thành “${roleNames[member.role]}”.`, 10_000);
  }
}
