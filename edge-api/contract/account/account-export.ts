import type { Address } from '../checkout/address.ts';
import type { OrderStatus } from '../orders/order-status.ts';
import type { OwnReview } from '../reviews/review.ts';
import type { Account, AccountSession } from './account-overview.ts';
import type { SavedAddress } from './saved-address.ts';
import type { SavedChart } from './saved-chart.ts';

/**
 * All data about an account: the file of `GET /api/user/account/export`. Times are ISO 8601 in UTC,
 * amounts are đồng.
 */
export interface AccountExport {
  /** Time of the export. */
  exportedAt: string;
  account: Account;
  addresses: SavedAddress[];
  charts: SavedChart[];
  /** Newest first. */
  orders: ExportedOrder[];
  /** Accepted versions of the legal pages. */
  consents: { page: string; version: string; acceptedAt: string }[];
  reviews: (OwnReview & { productId: string })[];
  cart: { productId: string; quantity: number }[];
  sessions: Omit<AccountSession, 'id' | 'current'>[];
}

/** Order in {@linkcode AccountExport}. */
export interface ExportedOrder {
  id: string;
  date: string;
  status: OrderStatus;
  payment: 'cod' | 'card';
  paidAt: string | null;
  address: Omit<Address, 'country'> & { country: string };
  items: { productId: string; name: string; price: number; quantity: number }[];
  subtotal: number;
  discount: number;
  shipping: number;
  amount: number;
  promoCode: string | null;
}
