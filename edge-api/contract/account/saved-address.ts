import { addressSchema } from '../checkout/address.ts';
import { z } from '../zod.ts';

/** Maximum number of saved addresses of an account. */
export const savedAddressLimit = 10;

/** Body of `POST /api/user/account/addresses` and `PUT /api/user/account/addresses/:id`. */
export const saveAddressSchema = z.object({ address: addressSchema }, 'Vui lòng nhập địa chỉ.');
