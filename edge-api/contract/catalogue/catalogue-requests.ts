import { lineLimit } from '../cart/cart.ts';
import { z } from '../zod.ts';

const invalidIds = 'Danh sách sản phẩm không hợp lệ.';

/** Id of a product in a path. Other texts find nothing. */
export const productIdParameter = z.string().max(80);

/** Request for products by their ids, such as those of a cart. */
export const lookupSchema = z.object({
  ids: z.array(z.string(invalidIds).max(80, invalidIds), invalidIds).max(lineLimit, invalidIds),
}, invalidIds);

/** Version after which changes of the stock are requested. */
export const stockQuerySchema = z.object({
  since: z.string('Phiên bản không hợp lệ.').regex(/^\d{1,15}$/, 'Phiên bản không hợp lệ.')
    .transform(Number),
}, 'Phiên bản không hợp lệ.');
