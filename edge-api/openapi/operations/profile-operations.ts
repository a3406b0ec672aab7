import { z } from 'zod';
import {
  changeEmailSchema,
  changeNameSchema,
  changePasswordSchema,
  deleteAccountSchema,
} from '../../contract/account/account-requests.ts';
import { exampleValues } from '../examples.ts';
import type { Operation } from '../operation.ts';
import {
  accountExportReply,
  accountReply,
  accountSchema,
  accountSessionSchema,
  savedAddressSchema,
} from '../schemas/account-schemas.ts';
import { emptyReply, messageReply, success } from '../schemas/reply.ts';

const { password, sessionId } = exampleValues;

const profile = { tag: 'Profile', session: 'required' } as const;

/** Operations on the account of the session. */
export const profileOperations: readonly Operation[] = [
  {
    ...profile,
    method: 'get',
    path: '/api/user/account',
    id: 'getAccount',
    summary: 'Returns the account with its sessions and addresses',
    reply: success({
      account: accountSchema,
      sessions: z.array(accountSessionSchema),
      addresses: z.array(savedAddressSchema),
    }),
    examples: [
      { summary: 'The account' },
      { summary: 'Without a session', asVisitor: true, status: 401 },
    ],
  },
  {
    ...profile,
    method: 'get',
    path: '/api/user/account/export',
    id: 'exportAccount',
    summary: 'Returns all data about the account',
    reply: accountExportReply,
    errors: ['RATE_LIMITED'],
    examples: [{ summary: 'The file' }],
  },
  {
    ...profile,
    method: 'post',
    path: '/api/user/account/name',
    id: 'changeName',
    summary: 'Changes the name',
    body: changeNameSchema,
    reply: accountReply,
    errors: ['RATE_LIMITED'],
    examples: [
      { summary: 'Another name', request: { body: { name: 'Nguyễn Thị An' } } },
      {
        summary: 'A name with a link',
        request: { body: { name: 'evil.example/qua' } },
        status: 422,
      },
    ],
  },
  {
    ...profile,
    method: 'post',
    path: '/api/user/account/email',
    id: 'requestEmailChange',
    summary: 'Sends a link to a new address',
    description: 'The address changes when the link is confirmed. An account with a password ' +
      'requires it.',
    body: changeEmailSchema,
    reply: success({ message: z.string(), account: accountSchema }),
    errors: ['WRONG_PASSWORD', 'ACCOUNT_CHANGED', 'RATE_LIMITED'],
    examples: [
      { summary: 'A new address', request: { body: { email: 'an.moi@example.com', password } } },
      {
        summary: 'A wrong password',
        request: { body: { email: 'an.moi@example.com', password: 'mot mat khau khac' } },
        status: 401,
      },
    ],
  },
  {
    ...profile,
    method: 'delete',
    path: '/api/user/account/email',
    id: 'cancelEmailChange',
    summary: 'Cancels the change of the address',
    reply: accountReply,
    errors: ['RATE_LIMITED'],
    examples: [{ summary: 'No address is pending any more' }],
  },
  {
    ...profile,
    method: 'post',
    path: '/api/user/account/password',
    id: 'changePassword',
    summary: 'Changes the password and ends the other sessions',
    description: 'An account with a password requires it.',
    body: changePasswordSchema,
    reply: messageReply,
    errors: ['WRONG_PASSWORD', 'ACCOUNT_CHANGED', 'RATE_LIMITED'],
    examples: [{
      summary: 'A new password',
      request: { body: { currentPassword: password, password: 'mot mat khau moi hon' } },
    }],
  },
  {
    ...profile,
    method: 'post',
    path: '/api/user/account/logout-all',
    id: 'endAllSessions',
    summary: 'Ends all sessions',
    reply: emptyReply,
    examples: [{ summary: 'All sessions have ended' }],
  },
  {
    ...profile,
    method: 'delete',
    path: '/api/user/account/sessions/{id}',
    id: 'endSession',
    summary: 'Ends a session',
    params: z.object({ id: z.string().regex(/^[\w-]{16}$/) }),
    reply: emptyReply,
    errors: ['NOT_FOUND', 'RATE_LIMITED'],
    examples: [
      { summary: 'Another device', request: { params: { id: sessionId } } },
      { summary: 'Unknown session', request: { params: { id: 'x'.repeat(16) } }, status: 404 },
    ],
  },
  {
    ...profile,
    method: 'post',
    path: '/api/user/account/delete',
    id: 'deleteAccount',
    summary: 'Deletes the account',
    description: 'Its orders stay without personal data. An account with a password requires it.',
    body: deleteAccountSchema,
    reply: messageReply,
    errors: ['WRONG_PASSWORD', 'ORDERS_OPEN', 'ACCOUNT_CHANGED', 'RATE_LIMITED'],
    examples: [
      { summary: 'An account with an open order', request: { body: { password } }, status: 409 },
      { summary: 'Without the password', request: { body: {} }, status: 422 },
    ],
  },
];
