import { Hono } from 'hono';
import { z } from 'zod';
import {
  forgotPasswordSchema,
  mailLinkSchema,
  resetPasswordSchema,
} from '../contract/account/account-requests.ts';
import { emailKey } from '../contract/account/user.ts';
import { jsonBody } from '../http/json-body.ts';
import { describe } from '../openapi/describe.ts';
import examples from '../openapi/examples.json' with { type: 'json' };
import { messageReply, success } from '../openapi/reply.ts';
import { linkLimits, mailRequestLimits } from '../rate-limit/rate-rules.ts';
import type { AccountContext } from './account-context.ts';
import { disownAccount } from './deletion/disown-account.ts';
import { confirmEmailChange } from './email-change/email-change.ts';
import { refuseGuestCodes } from './guests/refuse-guest-codes.ts';
import { requestPasswordReset } from './reset/issue-password-reset.ts';
import { resetPassword } from './reset/reset-password.ts';

/** Routes of the links in mails, for `/api/user`. They need no session. */
export function recoveryRoutes(context: AccountContext) {
  const { database, clock, limiter, accountLimits, outbox, addressOf, audit } = context;
  const routes = new Hono()
    .post('/forgot-password', ...jsonBody(forgotPasswordSchema), async (c) => {
      const { email } = c.req.valid('json');
      return await audit(c, emailKey(email), 'password reset requested', async () => {
        await limiter.take(mailRequestLimits('forgot', addressOf(c), accountLimits));
        await context.queueMail(() => requestPasswordReset(database, email, clock()));
        const message =
          'Nếu email này đã được đăng ký, bạn sẽ nhận được email hướng dẫn đặt lại mật khẩu trong vài phút.';
        return c.json({ success: true as const, message });
      });
    })
    .post('/reset-password', ...jsonBody(resetPasswordSchema), async (c) => {
      const reset = c.req.valid('json');
      return await audit(c, emailKey(reset.email), 'password reset', async () => {
        await limiter.take(linkLimits(addressOf(c)));
        await resetPassword(context, reset, clock());
        outbox.wake();
        // Strangers may have used up the log-ins of unknown browsers.
        await context.rememberDevice(c, reset.email);
        const message = 'Mật khẩu đã được đổi. Vui lòng đăng nhập bằng mật khẩu mới.';
        return c.json({ success: true as const, message });
      });
    })
    .post('/confirm-email', ...jsonBody(mailLinkSchema), async (c) => {
      const link = c.req.valid('json');
      return await audit(c, emailKey(link.email), 'e-mail changed', async () => {
        await limiter.take(linkLimits(addressOf(c)));
        const session = await context.sessionHash(c);
        const email = await confirmEmailChange(database, link, clock(), session);
        outbox.wake();
        const message = `Email của tài khoản đã được đổi thành ${email}.`;
        return c.json({ success: true as const, message, email });
      });
    })
    .post('/not-me', ...jsonBody(mailLinkSchema), async (c) => {
      const link = c.req.valid('json');
      return await audit(c, emailKey(link.email), 'account disowned', async () => {
        await limiter.take(linkLimits(addressOf(c)));
        const now = clock();
        await refuseGuestCodes(database, link, now) || await disownAccount(database, link, now);
        const message = 'Đã gỡ email của bạn và hủy những gì người khác đã làm với email này.';
        return c.json({ success: true as const, message });
      });
    });
  return describe('Account', routes, () => {
    const { email, token, newPassword } = examples;
    return {
      'POST /forgot-password': {
        id: 'requestPasswordReset',
        summary: 'Sends a link to set a new password',
        description: 'The reply is the same for an address without an account.',
        reply: messageReply,
        example: { body: { email } },
      },
      'POST /reset-password': {
        id: 'resetPassword',
        summary: 'Sets a new password with the link of a mail, and ends all sessions',
        reply: messageReply,
        errors: ['LINK_USED'],
        example: { body: { email, token, password: newPassword } },
      },
      'POST /confirm-email': {
        id: 'confirmEmail',
        summary: 'Confirms a new address with the link of a mail',
        reply: success({ message: z.string(), email: z.string() }),
        errors: ['EMAIL_TAKEN'],
        example: { body: { email, token } },
      },
      'POST /not-me': {
        id: 'disownAccount',
        summary:
          'Removes an account that somebody else registered with the own address, and refuses codes for guests',
        reply: messageReply,
        example: { body: { email, token } },
      },
    };
  });
}
