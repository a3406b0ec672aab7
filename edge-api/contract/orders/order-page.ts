import { z } from 'zod';

const message = 'Số đơn hàng không hợp lệ.';

/** Body of `POST /api/order/userorders`: a part of the orders. Without it all are returned. */
export const orderPageSchema = z.object({
  /** Id of an order: only older ones are returned. */
  before: z.string(message).max(100, message).optional(),
  /** Maximum number of orders, from 1 to 1,000. */
  limit: z.int(message).min(1, message).max(1_000, message).optional(),
});

export type OrderPage = z.infer<typeof orderPageSchema>;
