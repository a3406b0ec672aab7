import { findWelcomeGift } from '../checkout/promo/find-welcome-gift.ts';
import { Hono } from 'hono';
import { z } from 'zod';
import {
  emailKey,
  facebookLoginSchema,
  loginSchema,
  resendSchema,
  verifyEmailSchema,
} from '../contract/account/user.ts';
import { jsonBody } from '../http/json-body.ts';
import { noStore } from '../http/no-store.ts';
import { queryParameters } from '../http/query-parameters.ts';
import { describe } from '../openapi/describe.ts';
import examples from '../openapi/examples.json' with { type: 'json' };
import { emptyReply, messageReply, success } from '../openapi/reply.ts';
import { findAcceptedVersions } from './consents/consents.ts';
import { facebookLimits, mailRequestLimits, registerLimits } from '../rate-limit/rate-rules.ts';
import { type AccountRouteDeps, createAccountContext } from './account-context.ts';
import { facebookLogIn } from './facebook/facebook-log-in.ts';
import { guestRoutes } from './guests/guest-routes.ts';
import { logIn } from './log-in.ts';
import { newAccountSchema } from './passwords/new-account-schema.ts';
import { profileRoutes } from './profile/profile-routes.ts';
import { recoveryRoutes } from './recovery-routes.ts';
import { register, type StartedSession } from './register.ts';
import { savedAddressRoutes } from './saved-addresses/saved-address-routes.ts';
import { savedChartRoutes } from './saved-charts/saved-chart-routes.ts';
import { endSession } from '../sessions/session.ts';
import { resendVerification } from './verification/verification-links.ts';
import { verifyEmail } from './verification/verify-email.ts';

/** Routes of accounts, for `/api/user`, with those of links in mails and of the account page. */
export function accountRoutes(deps: AccountRouteDeps) {
  const context = createAccountContext(deps);
  const { database, clock, passwords, limiter, accountLimits, outbox, graph } = context;
  const { addressOf, audit, limitsOf, rememberDevice, deviceOf, shopSettings } = context;

  function sessionBody({ token, mailQueued }: StartedSession, message: string) {
    if (mailQueued) outbox.wake();
    return { success: true as const, token, message };
  }

  const routes = new Hono()
    .use(noStore)
    .post('/register', ...jsonBody(newAccountSchema(shopSettings)), async (c) => {
      const person = c.req.valid('json');
      return await audit(c, emailKey(person.email), 'log-in', async (note) => {
        const attempt = await limitsOf(c, person.email);
        // The right password of an existing account starts a session, as a log-in does.
        const logInRules = attempt.hasAccount ? attempt.rules : [];
        await limiter.take([...registerLimits(addressOf(c), person.email), ...logInRules]);
        const accepted = await findAcceptedVersions(database, shopSettings, person.accepted);
        const registration = { ...person, accepted };
        const session = await register(database, passwords, registration, clock(), deviceOf(c));
        await rememberDevice(c, person.email, attempt.deviceId);
        if (session.mailQueued) note('account created');
        return c.json(sessionBody(session, 'Đăng ký thành công!'));
      });
    })
    .post('/login', ...jsonBody(loginSchema), async (c) => {
      const credentials = c.req.valid('json');
      const { email } = credentials;
      return await audit(c, emailKey(email), 'log-in', async () => {
        const { rules, deviceId } = await limitsOf(c, email);
        await limiter.take(rules);
        const token = await logIn(database, passwords, credentials, clock(), deviceOf(c));
        await rememberDevice(c, email, deviceId);
        return c.json({ success: true as const, token, message: 'Đăng nhập thành công!' });
      });
    })
    .post('/facebook-login', ...jsonBody(facebookLoginSchema), async (c) => {
      const claim = c.req.valid('json');
      const { facebookId, email } = claim;
      return await audit(c, email ? emailKey(email) : facebookId, 'log-in', async (note) => {
        await limiter.take(facebookLimits(addressOf(c), facebookId));
        const accepted = await findAcceptedVersions(database, shopSettings, claim.accepted);
        const user = { ...claim, accepted };
        const options = { signal: c.req.raw.signal, device: deviceOf(c) };
        const session = await facebookLogIn(database, graph, user, clock(), options);
        if (session.joined) note('account joined');
        return c.json(sessionBody(session, 'Đăng nhập Facebook thành công!'));
      });
    })
    .post('/logout', async (c) => {
      await endSession(database, c.req.header('token') ?? '');
      return c.json({ success: true as const });
    })
    .get('/verify-email', queryParameters(verifyEmailSchema), async (c) => {
      const verified = await verifyEmail(database, c.req.valid('query'), clock());
      const { userId, userName, email, mailQueued } = verified;
      if (mailQueued) outbox.wake();
      const message = 'Email của bạn đã được xác thực thành công!';
      const gift = await findWelcomeGift(database, userId, clock());
      return c.json({ success: true as const, message, userName, email, gift });
    })
    .post('/resend-verification', ...jsonBody(resendSchema), async (c) => {
      const { email } = c.req.valid('json');
      await limiter.take(mailRequestLimits('resend', addressOf(c), accountLimits));
      await context.queueMail(() => resendVerification(database, email, clock()));
      const message = 'Email xác thực đã được gửi lại thành công!';
      return c.json({ success: true as const, message });
    });
  return describe('Account', routes, () => {
    const { email, name, password, token } = examples;
    const sessionReply = success({
      token: z.string().describe('Session token for the header `token`'),
      message: z.string(),
    });
    return {
      'POST /register': {
        id: 'register',
        summary: 'Creates an account and starts a session',
        description: 'The right password of an existing account starts a session as well.',
        reply: sessionReply,
        errors: ['EMAIL_TAKEN'],
        example: { body: { name, email, password } },
      },
      'POST /login': {
        id: 'logIn',
        summary: 'Starts a session',
        reply: sessionReply,
        errors: ['WRONG_CREDENTIALS'],
        example: { body: { email, password } },
      },
      'POST /facebook-login': {
        id: 'logInWithFacebook',
        summary: 'Starts a session for a Facebook user',
        description: 'The server checks the access token with Facebook.',
        reply: sessionReply,
        errors: ['FACEBOOK_REFUSED', 'EMAIL_TAKEN'],
        example: { body: { facebookId: '4200000000', name, email, accessToken: 'EAAexample' } },
      },
      'POST /logout': {
        id: 'logOut',
        summary: 'Ends the session',
        session: 'optional',
        reply: emptyReply,
      },
      'GET /verify-email': {
        id: 'verifyEmail',
        summary: 'Verifies an e-mail address with the link of a mail',
        reply: success({
          message: z.string(),
          userName: z.string(),
          email: z.string(),
          gift: z.object({ code: z.string(), discount: z.string() }).optional()
            .describe('Promo code that the customer can use'),
        }),
        errors: ['LINK_USED'],
        example: { query: { token, email } },
      },
      'POST /resend-verification': {
        id: 'resendVerification',
        summary: 'Sends another link to verify an address',
        description: 'The reply is the same for an address without an account.',
        reply: messageReply,
        example: { body: { email } },
      },
    };
  })
    .route('/', recoveryRoutes(context))
    .route('/guest', guestRoutes(context))
    .route('/account', profileRoutes(context))
    .route('/account/addresses', savedAddressRoutes(context))
    .route('/account/charts', savedChartRoutes(context));
}
