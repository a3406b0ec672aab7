import fc from 'fast-check';
import { email, name, newPassword, optionalPassword, token } from './account-fields.ts';
import type { Endpoint, Field } from './endpoint.ts';

const address: Field = {
  good: {
    firstName: 'An',
    lastName: 'Nguyễn',
    email: 'fuzz@example.com',
    street: '12 Hàng Bạc',
    ward: 'Phường Hàng Bạc',
    district: 'Quận Hoàn Kiếm',
    city: 'Thành phố Hà Nội',
    phone: '0912345678',
  },
  bad: fc.constantFrom<unknown>(undefined, null, [], 'here', {}, { firstName: 1 }, { city: {} }),
};

const unknownId = '00000000-0000-4000-8000-000000000000';

/** Endpoints of the account page and of links in mails. */
export const accountEndpoints: readonly Endpoint[] = [
  { method: 'POST', path: '/api/user/forgot-password', session: false, fields: { email } },
  {
    method: 'POST',
    path: '/api/user/reset-password',
    session: false,
    fields: { email, token, password: newPassword },
  },
  { method: 'POST', path: '/api/user/not-me', session: false, fields: { email, token } },
  { method: 'POST', path: '/api/user/confirm-email', session: false, fields: { email, token } },
  { method: 'GET', path: '/api/user/account', session: true, fields: {} },
  { method: 'GET', path: '/api/user/account/export', session: true, fields: {} },
  { method: 'POST', path: '/api/user/account/name', session: true, fields: { name } },
  {
    method: 'POST',
    path: '/api/user/account/email',
    session: true,
    otherMethods: ['DELETE'],
    fields: { email, password: optionalPassword },
  },
  {
    method: 'DELETE',
    path: '/api/user/account/email',
    session: true,
    otherMethods: ['POST'],
    fields: {},
  },
  {
    method: 'POST',
    path: '/api/user/account/password',
    session: true,
    fields: { currentPassword: optionalPassword, password: newPassword },
  },
  {
    method: 'POST',
    path: '/api/user/account/logout-all',
    session: true,
    fields: {},
    noBody: true,
  },
  {
    method: 'DELETE',
    path: `/api/user/account/sessions/${'x'.repeat(16)}`,
    session: true,
    fields: {},
  },
  {
    method: 'POST',
    path: '/api/user/account/delete',
    session: true,
    fields: { password: optionalPassword },
  },
  { method: 'POST', path: '/api/user/account/addresses', session: true, fields: { address } },
  {
    method: 'PUT',
    path: `/api/user/account/addresses/${unknownId}`,
    session: true,
    otherMethods: ['DELETE'],
    fields: { address },
  },
  {
    method: 'DELETE',
    path: `/api/user/account/addresses/${unknownId}`,
    session: true,
    otherMethods: ['PUT'],
    fields: {},
  },
];
