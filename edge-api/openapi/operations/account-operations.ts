import { z } from 'zod';
import {
  forgotPasswordSchema,
  mailLinkSchema,
  resetPasswordSchema,
} from '../../contract/account/account-requests.ts';
import {
  facebookLoginSchema,
  loginSchema,
  registerSchema,
  resendSchema,
  verifyEmailSchema,
} from '../../contract/account/user.ts';
import { exampleValues } from '../examples.ts';
import type { Operation } from '../operation.ts';
import { emptyReply, messageReply, success } from '../schemas/reply.ts';

const { email, name, password, linkToken: token } = exampleValues;

const sessionReply = success({
  token: z.string().describe('Session token for the header `token`'),
  message: z.string(),
});

/** Operations that begin and end sessions, and those of the links in mails. */
export const accountOperations: readonly Operation[] = [
  {
    method: 'post',
    path: '/api/user/register',
    id: 'register',
    tag: 'Account',
    summary: 'Creates an account and starts a session',
    description: 'The right password of an existing account starts a session as well.',
    body: registerSchema,
    reply: sessionReply,
    errors: ['EMAIL_TAKEN', 'RATE_LIMITED'],
    examples: [
      {
        summary: 'A new account',
        request: { body: { name, email: 'binh@example.com', password } },
      },
      {
        summary: 'The address has an account',
        request: { body: { name, email, password: 'mot mat khau khac' } },
        status: 409,
      },
      {
        summary: 'A common password',
        request: { body: { name, email: 'binh@example.com', password: '12345678' } },
        status: 422,
      },
    ],
  },
  {
    method: 'post',
    path: '/api/user/login',
    id: 'logIn',
    tag: 'Account',
    summary: 'Starts a session',
    body: loginSchema,
    reply: sessionReply,
    errors: ['WRONG_CREDENTIALS', 'RATE_LIMITED'],
    examples: [
      { summary: 'The right password', request: { body: { email, password } } },
      {
        summary: 'A wrong password',
        request: { body: { email, password: 'mot mat khau khac' } },
        status: 401,
      },
      { summary: 'Without a password', request: { body: { email } }, status: 422 },
    ],
  },
  {
    method: 'post',
    path: '/api/user/facebook-login',
    id: 'logInWithFacebook',
    tag: 'Account',
    summary: 'Starts a session for a Facebook user',
    description: 'The server checks the access token with Facebook.',
    body: facebookLoginSchema,
    reply: sessionReply,
    errors: ['FACEBOOK_REFUSED', 'EMAIL_TAKEN', 'RATE_LIMITED'],
    examples: [
      {
        summary: 'A new user',
        request: {
          body: {
            facebookId: '4200000000',
            name,
            email: 'binh@example.com',
            accessToken: 'EAAexample',
          },
        },
      },
      {
        summary: 'An invalid access token',
        request: { body: { facebookId: '4200000000', name, accessToken: 'EAAinvalid' } },
        status: 401,
      },
    ],
  },
  {
    method: 'post',
    path: '/api/user/logout',
    id: 'logOut',
    tag: 'Account',
    summary: 'Ends the session',
    session: 'optional',
    reply: emptyReply,
    examples: [{ summary: 'The session has ended' }],
  },
  {
    method: 'get',
    path: '/api/user/verify-email',
    id: 'verifyEmail',
    tag: 'Account',
    summary: 'Verifies an e-mail address with the link of a mail',
    query: verifyEmailSchema,
    reply: success({ message: z.string(), userName: z.string(), email: z.string() }),
    errors: ['BROKEN_RULE', 'LINK_USED'],
    examples: [
      { summary: 'A link of a mail', request: { query: { token, email } } },
      { summary: 'An incomplete link', request: { query: { email } }, status: 422 },
    ],
  },
  {
    method: 'post',
    path: '/api/user/resend-verification',
    id: 'resendVerification',
    tag: 'Account',
    summary: 'Sends another link to verify an address',
    description: 'The reply is the same for an address without an account.',
    body: resendSchema,
    reply: messageReply,
    errors: ['RATE_LIMITED'],
    examples: [{ summary: 'Any address', request: { body: { email } } }],
  },
  {
    method: 'post',
    path: '/api/user/forgot-password',
    id: 'requestPasswordReset',
    tag: 'Account',
    summary: 'Sends a link to set a new password',
    description: 'The reply is the same for an address without an account.',
    body: forgotPasswordSchema,
    reply: messageReply,
    errors: ['RATE_LIMITED'],
    examples: [{ summary: 'Any address', request: { body: { email } } }],
  },
  {
    method: 'post',
    path: '/api/user/reset-password',
    id: 'resetPassword',
    tag: 'Account',
    summary: 'Sets a new password with the link of a mail, and ends all sessions',
    body: resetPasswordSchema,
    reply: messageReply,
    errors: ['LINK_USED', 'RATE_LIMITED'],
    examples: [{
      summary: 'A link of a mail',
      request: { body: { email, token, password: 'mot mat khau moi hon' } },
    }],
  },
  {
    method: 'post',
    path: '/api/user/confirm-email',
    id: 'confirmEmail',
    tag: 'Account',
    summary: 'Confirms a new address with the link of a mail',
    body: mailLinkSchema,
    reply: success({ message: z.string(), email: z.string() }),
    errors: ['EMAIL_TAKEN', 'RATE_LIMITED'],
    examples: [{
      summary: 'A link of a mail',
      request: { body: { email: 'an.moi@example.com', token } },
    }],
  },
  {
    method: 'post',
    path: '/api/user/not-me',
    id: 'disownAccount',
    tag: 'Account',
    summary: 'Removes an account that somebody else registered with the own address',
    body: mailLinkSchema,
    reply: messageReply,
    errors: ['RATE_LIMITED'],
    examples: [{ summary: 'A link of a mail', request: { body: { email, token } } }],
  },
];
