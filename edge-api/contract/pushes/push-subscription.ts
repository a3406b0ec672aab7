import { z } from '../zod.ts';
import { isAtPushService } from './push-services.ts';

const wrongEndpoint = 'Không phải địa chỉ nhận thông báo.';
const wrongKey = 'Khóa của trình duyệt không đúng.';

/** Address of a browser at its push service. */
export const pushEndpointSchema = z.string(wrongEndpoint).max(1_000, wrongEndpoint)
  .refine(isAtPushService, wrongEndpoint);

const base64url = (bytes: number) =>
  z.string(wrongKey)
    .regex(new RegExp(`^[\\w-]{${Math.ceil(bytes * 4 / 3)}}={0,2}$`), wrongKey);

/** Address and keys of a browser that is to receive messages. */
export const pushSubscriptionSchema = z.object({
  endpoint: pushEndpointSchema,
  keys: z.object({
    p256dh: base64url(65).describe('Public key of the browser, a point of P-256'),
    auth: base64url(16).describe('Secret of the browser'),
  }, wrongKey),
});

/** Reply about a browser: the key with which it subscribes, and its subscription. */
export const pushStateSchema = z.object({ publicKey: z.string(), isSubscribed: z.boolean() });
