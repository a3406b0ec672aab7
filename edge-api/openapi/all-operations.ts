import type { Operation } from './operation.ts';
import { accountOperations } from './operations/account-operations.ts';
import { cartOperations } from './operations/cart-operations.ts';
import { catalogueOperations } from './operations/catalogue-operations.ts';
import { divisionOperations } from './operations/division-operations.ts';
import { orderOperations } from './operations/order-operations.ts';
import { profileOperations } from './operations/profile-operations.ts';
import { reviewOperations } from './operations/review-operations.ts';
import { savedAddressOperations } from './operations/saved-address-operations.ts';
import { savedChartOperations } from './operations/saved-chart-operations.ts';
import { shopOperations } from './operations/shop-operations.ts';
import { tuViOperations } from './operations/tu-vi-operations.ts';

/** All documented operations. A test compares them with the routes of the API. */
export const allOperations: readonly Operation[] = [
  ...catalogueOperations,
  ...shopOperations,
  ...accountOperations,
  ...profileOperations,
  ...savedAddressOperations,
  ...savedChartOperations,
  ...cartOperations,
  ...orderOperations,
  ...reviewOperations,
  ...divisionOperations,
  ...tuViOperations,
];
