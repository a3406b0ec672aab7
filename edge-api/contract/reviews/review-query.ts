import { z } from '../zod.ts';

const invalidPlace = 'Vị trí trong danh sách đánh giá không hợp lệ.';

/** Query of `GET /api/catalogue/products/:id/reviews`. */
export const reviewQuerySchema = z.object({
  after: z.string(invalidPlace).regex(/^\d{1,15}\.[\da-f-]{36}$/, invalidPlace).optional(),
});
