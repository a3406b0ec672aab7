import { Buffer } from 'node:buffer';
import type { NewPasskey, PasskeyAnswer } from '../../contract/staff/staff-requests.ts';

/** Options of an answer of {@linkcode createSamplePasskey}. */
export interface AnswerOptions {
  challenge: string;
  origin?: string;
  rpId?: string;
  /** `false` for an authenticator that did not verify its user. @default true */
  verified?: boolean;
  counter?: number;
}

/** Flags of authenticator data: user present, user verified, attested credential data. */
const flags = { present: 1, verified: 4, attested: 64 };

const toBase64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');
const sha256 = async (bytes: Uint8Array<ArrayBuffer>) =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
const concat = (...parts: Uint8Array[]) => new Uint8Array(Buffer.concat(parts));

/** Encodes a byte string or a text of less than 65,536 bytes in CBOR. */
function toCbor(value: Uint8Array | string): Uint8Array {
  const [major, bytes] = typeof value === 'string'
    ? [0x60, new TextEncoder().encode(value)]
    : [0x40, value];
  const head = bytes.length < 24
    ? [major | bytes.length]
    : [major | 25, bytes.length >> 8, bytes.length & 255];
  return concat(new Uint8Array(head), bytes);
}

/**
 * Creates a passkey of an authenticator without hardware, with the key type ES256.
 *
 * Source: Web Authentication, Level 3, sections 6.1 and 6.5.
 */
export async function createSamplePasskey() {
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256' };
  const { privateKey, publicKey } = await crypto.subtle.generateKey(algorithm, false, ['sign']);
  const point = new Uint8Array(await crypto.subtle.exportKey('raw', publicKey));
  const idBytes = crypto.getRandomValues(new Uint8Array(16));
  const id = toBase64url(idBytes);
  const credential = {
    id,
    rawId: id,
    type: 'public-key' as const,
    clientExtensionResults: {},
  };

  function clientData(type: string, { challenge, origin = 'https://shop.example' }: AnswerOptions) {
    return new TextEncoder().encode(JSON.stringify({ type, challenge, origin }));
  }

  async function authenticatorData(
    { rpId = 'shop.example', verified = true, counter = 0 }: AnswerOptions,
    attested = new Uint8Array(),
  ) {
    const present = flags.present | (verified ? flags.verified : 0);
    const counted = new Uint8Array(4);
    new DataView(counted.buffer).setUint32(0, counter);
    return concat(
      await sha256(new TextEncoder().encode(rpId)),
      new Uint8Array([present | (attested.length > 0 ? flags.attested : 0)]),
      counted,
      attested,
    );
  }

  return {
    id,

    /** Answers the challenge of a registration. */
    async register(options: AnswerOptions): Promise<NewPasskey> {
      // A COSE key: kty EC2, alg ES256, crv P-256, x and y.
      const key = concat(
        new Uint8Array([0xa5, 1, 2, 3, 0x26, 0x20, 1, 0x21]),
        ...[new Uint8Array([0x58, 32]), point.slice(1, 33), new Uint8Array([0x22, 0x58, 32])],
        point.slice(33),
      );
      const attested = concat(new Uint8Array(16), new Uint8Array([0, 16]), idBytes, key);
      const attestation = concat(
        new Uint8Array([0xa3]),
        ...[toCbor('fmt'), toCbor('none'), toCbor('attStmt'), new Uint8Array([0xa0])],
        toCbor('authData'),
        toCbor(await authenticatorData(options, attested)),
      );
      const response = {
        clientDataJSON: toBase64url(clientData('webauthn.create', options)),
        attestationObject: toBase64url(attestation),
        transports: ['internal'],
      };
      return { ...credential, response };
    },

    /** Answers the challenge of a log-in. */
    async logIn(options: AnswerOptions): Promise<PasskeyAnswer> {
      const client = clientData('webauthn.get', options);
      const data = await authenticatorData(options);
      const signed = concat(data, await sha256(client));
      const raw = new Uint8Array(
        await crypto.subtle.sign({ name: 'ECDSA', hash: 'SHA-256' }, privateKey, signed),
      );
      const response = {
        clientDataJSON: toBase64url(client),
        authenticatorData: toBase64url(data),
        signature: toBase64url(toDer(raw)),
      };
      return { ...credential, response };
    },
  };
}

/** Converts a signature from two numbers of 32 bytes to DER. */
function toDer(raw: Uint8Array): Uint8Array {
  const integers = [raw.slice(0, 32), raw.slice(32)].map((number) => {
    const start = number.findIndex((byte) => byte !== 0);
    const digits = number.slice(start);
    const body = digits[0]! > 127 ? concat(new Uint8Array([0]), digits) : digits;
    return concat(new Uint8Array([2, body.length]), body);
  });
  const content = concat(...integers);
  return concat(new Uint8Array([0x30, content.length]), content);
}
