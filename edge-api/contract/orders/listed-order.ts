import type { Address } from '../checkout/address.ts';

/** Order as listed by `POST /api/order/userorders`. */
export interface ListedOrder {
  _id: string;
  /** Code by which customer and owner name the order, such as `'3F2A9-1C4D7'`. */
  code: string;
  items: { productId: string; name: string; quantity: number; price: number; image: string }[];
  /** Amount to pay, in đồng. */
  amount: number;
  /** Time of the order, ISO 8601 in UTC. */
  date: string;
  /** Vietnamese name of the status. */
  status: string;
  payment: 'cod' | 'card';
  /** Delivery address. */
  address: Omit<Address, 'email' | 'country'>;
}
