import type { Permission, StaffMember } from '@thach-an/edge-api/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
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
