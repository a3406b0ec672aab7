import { z } from 'zod';
import { saveAddressSchema } from '../../contract/account/saved-address.ts';
import { exampleValues } from '../examples.ts';
import type { Operation } from '../operation.ts';
import { savedAddressSchema } from '../schemas/account-schemas.ts';
import { emptyReply, success } from '../schemas/reply.ts';

const { address, addressId } = exampleValues;

const addressReply = success({ address: savedAddressSchema });
const addressParams = z.object({ id: z.uuid() });

const profile = { tag: 'Profile', session: 'required' } as const;

/** Operations on the saved addresses of the session. */
export const savedAddressOperations: readonly Operation[] = [
  {
    ...profile,
    method: 'post',
    path: '/api/user/account/addresses',
    id: 'saveAddress',
    summary: 'Saves a delivery address',
    body: saveAddressSchema,
    reply: addressReply,
    errors: ['ADDRESS_LIMIT', 'RATE_LIMITED'],
    examples: [
      {
        summary: 'An address',
        request: { body: { address: { ...address, street: '5 Hàng Gai' } } },
      },
      {
        summary: 'An invalid phone number',
        request: { body: { address: { ...address, phone: '123' } } },
        status: 422,
      },
    ],
  },
  {
    ...profile,
    method: 'put',
    path: '/api/user/account/addresses/{id}',
    id: 'changeAddress',
    summary: 'Changes a saved address',
    params: addressParams,
    body: saveAddressSchema,
    reply: addressReply,
    errors: ['NOT_FOUND', 'RATE_LIMITED'],
    examples: [{
      summary: 'Another phone number',
      request: {
        params: { id: addressId },
        body: { address: { ...address, phone: '0987654321' } },
      },
    }],
  },
  {
    ...profile,
    method: 'delete',
    path: '/api/user/account/addresses/{id}',
    id: 'deleteAddress',
    summary: 'Deletes a saved address',
    params: addressParams,
    reply: emptyReply,
    errors: ['NOT_FOUND', 'RATE_LIMITED'],
    examples: [{ summary: 'A saved address', request: { params: { id: addressId } } }],
  },
];
