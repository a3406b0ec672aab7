import { accountEndpoints } from './account-endpoints.ts';
import { cartEndpoints } from './cart-endpoints.ts';
import type { Endpoint } from './endpoint.ts';
import { orderEndpoints } from './order-endpoints.ts';
import { reviewEndpoints } from './review-endpoints.ts';
import { userEndpoints } from './user-endpoints.ts';

/** All endpoints of accounts, carts, orders and reviews. */
export const endpoints: readonly Endpoint[] = [
  ...userEndpoints,
  ...accountEndpoints,
  ...reviewEndpoints,
  ...cartEndpoints,
  ...orderEndpoints,
];
