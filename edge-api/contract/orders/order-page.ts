import { z } from 'zod';

/** Query of `POST /api/order/userorders`: a part of the orders. Without it all are returned. */
export const orderPageSchema = z.object({
  /** Id of an order: only older ones are returned. */
  before: z.string().max(100).optional(),
  /** Maximum number of orders, from 1 to 1,000. */
  limit: z.coerce.number('Số đơn hàng không hợp lệ.').int('Số đơn hàng không hợp lệ.')
    .min(1, 'Số đơn hàng không hợp lệ.').max(1_000, 'Số đơn hàng không hợp lệ.').optional(),
});

/** Part of the orders of a customer. */
export type OrderPage = z.infer<typeof orderPageSchema>;
