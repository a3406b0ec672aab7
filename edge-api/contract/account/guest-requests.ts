import { z } from '../zod.ts';
import { emailSchema, personNameSchema } from './user.ts';

const wrongCode = 'Mã xác nhận gồm 6 chữ số.';

/** Body of `POST /api/user/guest/code`. */
export const guestCodeSchema = z.object({ email: emailSchema }, 'Vui lòng nhập email.');

/** Body of `POST /api/user/guest/confirm`. */
export const guestConfirmSchema = z.object({
  challenge: z.string(wrongCode).max(100, wrongCode),
  code: z.string(wrongCode).transform((code) => code.replaceAll(/\s/g, '')).pipe(
    z.string().regex(/^\d{6}$/, wrongCode),
  ),
  name: personNameSchema,
}, wrongCode);
