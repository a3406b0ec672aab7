import { codeAlphabet, codeLength } from '../contract/orders/order-code.ts';

/** Returns a random code for a new order. All codes are equally likely. */
export function newOrderCode(): string {
  let code = '';
  while (code.length < codeLength) {
    const [byte = 0] = crypto.getRandomValues(new Uint8Array(1));
    // Of 32 values one has no character.
    code += codeAlphabet[byte % 32] ?? '';
  }
  return code;
}
