import { zValidator } from '@hono/zod-validator';
import { Hono } from 'hono';
import {
  emailKey,
  facebookLoginSchema,
  loginSchema,
  resendSchema,
  verifyEmailSchema,
} from '../contract/account/user.ts';
import { ValidationError } from '../errors.ts';
import { jsonBody } from '../http/json-body.ts';
import { noStore } from '../http/no-store.ts';
import { findAcceptedVersions } from './consents/find-accepted-versions.ts';
import { facebookLimits, registerLimits, resendLimits } from '../rate-limit/rate-rules.ts';
import { type AccountRouteDeps, createAccountContext } from './account-context.ts';
import { facebookLogIn } from './facebook/facebook-log-in.ts';
import { logIn } from './log-in.ts';
import { newAccountSchema } from './passwords/new-account-schema.ts';
import { profileRoutes } from './profile/profile-routes.ts';
import { recoveryRoutes } from './recovery-routes.ts';
import { register, type StartedSession } from './register.ts';
import { savedAddressRoutes } from './saved-addresses/saved-address-routes.ts';
import { savedChartRoutes } from './saved-charts/saved-chart-routes.ts';
import { endSession } from './sessions/session.ts';
import { resendVerification } from './verification/resend-verification.ts';
import { verifyEmail } from './verification/verify-email.ts';

export type { AccountRouteDeps } from './account-context.ts';

/**
 * Routes of accounts, for `/api/user`: `POST /register`, `/login`, `/facebook-login`, `/logout`,
 * `/resend-verification`, `GET /verify-email`, those of links in mails and those of the account
 * page.
 */
export function accountRoutes(deps: AccountRouteDeps) {
  const context = createAccountContext(deps);
  const { database, clock, passwords, limiter, accountLimits, outbox, graph } = context;
  const { addressOf, securityLog, limitsOf, rememberDevice, deviceOf, shopSettings } = context;

  function sessionBody({ token, mailQueued }: StartedSession, message: string) {
    if (mailQueued) outbox.wake();
    return { success: true as const, token, message };
  }

  return new Hono()
    .use(noStore)
    .post('/register', ...jsonBody(newAccountSchema(shopSettings)), async (c) => {
      const person = c.req.valid('json');
      const address = addressOf(c);
      return await securityLog.audit({ account: emailKey(person.email), address }, async () => {
        const attempt = await limitsOf(c, person.email);
        // The right password of an existing account starts a session, as a log-in does.
        const logInRules = attempt.hasAccount ? attempt.rules : [];
        await limiter.take([...registerLimits(address, person.email), ...logInRules]);
        const accepted = await findAcceptedVersions(database, shopSettings, person.accepted);
        const registration = { ...person, accepted };
        const session = await register(database, passwords, registration, clock(), deviceOf(c));
        await rememberDevice(c, person.email, attempt.deviceId);
        const reply = c.json(sessionBody(session, 'Đăng ký thành công!'));
        return { reply, event: session.mailQueued ? 'account created' : 'log-in' };
      });
    })
    .post('/login', ...jsonBody(loginSchema), async (c) => {
      const credentials = c.req.valid('json');
      const { email } = credentials;
      return await securityLog.audit(
        { account: emailKey(email), address: addressOf(c) },
        async () => {
          const { rules, deviceId } = await limitsOf(c, email);
          await limiter.take(rules);
          const token = await logIn(database, passwords, credentials, clock(), deviceOf(c));
          await rememberDevice(c, email, deviceId);
          const reply = c.json({ success: true as const, token, message: 'Đăng nhập thành công!' });
          return { reply, event: 'log-in' };
        },
      );
    })
    .post('/facebook-login', ...jsonBody(facebookLoginSchema), async (c) => {
      const claim = c.req.valid('json');
      const { facebookId, email } = claim;
      const subject = { account: email ? emailKey(email) : facebookId, address: addressOf(c) };
      return await securityLog.audit(subject, async () => {
        await limiter.take(facebookLimits(subject.address, facebookId));
        const accepted = await findAcceptedVersions(database, shopSettings, claim.accepted);
        const options = { signal: c.req.raw.signal, device: deviceOf(c) };
        const session = await facebookLogIn(
          database,
          graph,
          { ...claim, accepted },
          clock(),
          options,
        );
        const reply = c.json(sessionBody(session, 'Đăng nhập Facebook thành công!'));
        return { reply, event: session.joined ? 'account joined' : 'log-in' };
      });
    })
    .post('/logout', async (c) => {
      await endSession(database, c.req.header('token') ?? '');
      return c.json({ success: true as const });
    })
    .get('/verify-email', linkQuery, async (c) => {
      const verified = await verifyEmail(database, c.req.valid('query'), clock());
      const { userName, email, mailQueued } = verified;
      if (mailQueued) outbox.wake();
      const message = 'Email của bạn đã được xác thực thành công!';
      return c.json({ success: true as const, message, userName, email });
    })
    .post('/resend-verification', ...jsonBody(resendSchema), async (c) => {
      const { email } = c.req.valid('json');
      await limiter.take(resendLimits(addressOf(c), accountLimits));
      await context.queueMail(() => resendVerification(database, email, clock()));
      const message = 'Email xác thực đã được gửi lại thành công!';
      return c.json({ success: true as const, message });
    })
    .route('/', recoveryRoutes(context))
    .route('/account', profileRoutes(context))
    .route('/account/addresses', savedAddressRoutes(context))
    .route('/account/charts', savedChartRoutes(context));
}

const linkQuery = zValidator('query', verifyEmailSchema, (result) => {
  if (!result.success) throw new ValidationError(result.error.issues[0]?.message);
});
