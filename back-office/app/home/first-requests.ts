/**
 * Sends the requests of the first page while the browser still loads the application. It must stay
 * small: it imports nothing that the page alone needs.
 */
import type { StaffMember } from '@thach-an/edge-api/contract';
import { sendEarly } from '../api/admin-api.ts';
import { countsInput, hiddenKey, homeInputs, periodOf } from './home-requests.ts';

async function sendFirstRequests(): Promise<void> {
  const { staff } = await sendEarly<{ staff: StaffMember }>('/api/staff/me');
  const { pathname, search } = location;
  if (!/^\/admin\/?$/.test(pathname)) return;
  const ask = (name: string, input: object, background = false) =>
    void sendEarly(`/api/admin/${name}`, input, { background });
  if (staff.permissions.includes('orders:read')) {
    ask('home.summary', homeInputs.summary(periodOf(new URLSearchParams(search))));
    ask('orders.list', homeInputs.latestOrders);
    ask('orders.list', countsInput, true);
  }
  if (staff.permissions.includes('settings:write') && localStorage.getItem(hiddenKey) === null) {
    ask('settings.get', {});
    ask('products.list', homeInputs.newestProduct);
    ask('audit.list', homeInputs.savedPage);
  }
}

// The page of an invitation has no session.
if (location.pathname !== '/admin/invite') sendFirstRequests().catch(() => {});
