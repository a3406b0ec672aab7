import { emailSchema } from '../account/user.ts';
import { z } from '../zod.ts';
import { productIdPattern } from './product-id.ts';

/** Path of the link in a notice: its page, and the request that ends further ones. */
export const endNoticesPath = '/ngung-bao-hang';

/** Body of `POST /api/user/stock-notices`. */
export const stockNoticeSchema = z.object({
  productId: z.string('Thiếu mã sản phẩm.').regex(productIdPattern, 'Mã sản phẩm không hợp lệ.'),
  email: emailSchema,
}, 'Vui lòng nhập email.');
