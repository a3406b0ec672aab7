/** Order as listed by `POST /api/order/userorders`. */
export interface ListedOrder {
  _id: string;
  items: { name: string; quantity: number; price: number; image: string }[];
  /** Amount to pay, in đồng. */
  amount: number;
  /** Time of the order, ISO 8601 in UTC. */
  date: string;
  /** Vietnamese name of the status. */
  status: string;
  payment: 'cod' | 'card';
}
