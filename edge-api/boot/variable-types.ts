import { statSync } from 'node:fs';
import { z } from 'zod';

/** Scheme, host and port. A path is not allowed: the shop is served at the root. */
export const origin = z.string().transform((text, context) => {
  const url = URL.parse(text);
  if (url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`) return url.origin;
  context.issues.push({
    code: 'custom',
    input: text,
    message: 'it must be an origin such as https://shop.example, without a path',
  });
  return z.NEVER;
});

/** IP address of this machine; a name would need a DNS lookup. */
export const address = z.union(
  [z.ipv4(), z.ipv6(), z.literal('localhost')],
  'it must be an IP address of this machine',
);

/** Matches a network with a prefix of at least one bit. */
const hasPrefix = /\/0*[1-9]\d*$/;

/** Address or network of proxies. One that holds all addresses would trust every visitor. */
export const proxy = z.union(
  [z.ipv4(), z.ipv6(), z.cidrv4().regex(hasPrefix), z.cidrv6().regex(hasPrefix)],
  'it must be a list of IP addresses or networks',
);

/** Base URL of a service, without a trailing slash. */
export const service = z.url({ protocol: /^https?$/, error: 'it must be an http or https address' })
  .transform((text) => text.replace(/\/+$/, ''));

/** Folder, which is created once it is needed. */
export const folder = z.string().refine((path) => !isOtherThanFolder(path), 'it must be a folder');

/** Returns `true` for the path of a file; `false` also if nothing is known about the path. */
function isOtherThanFolder(path: string): boolean {
  try {
    return statSync(path, { throwIfNoEntry: false })?.isDirectory() === false;
  } catch {
    return false;
  }
}

export const onOrOff = z.enum(['on', 'off'], 'it must be on or off').transform((text) =>
  text === 'on'
);

/** Digits only: in Vietnamese `500.000` is half a million, for JavaScript it is 500. */
export const whole = (min: number, max: number) =>
  z.string().regex(/^-?\d+$/, 'it must be a whole number, without spaces and separators')
    .transform(Number).pipe(
      z.number().min(min, `it must be at least ${min}`).max(max, `it must be at most ${max}`),
    );

export const count = (max: number) => whole(1, max);

export const list = z.string().transform((text) =>
  text.split(',').map((item) => item.trim()).filter(Boolean)
);

/** Treats an empty variable as unset: a line `PORT=` in a file has no effect. */
export const variable = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => value === '' ? undefined : value, schema);

/** Text that fits into a header: no blanks, accents or typographic quotes. */
export const secret = (min: number, max: number) =>
  z.string().regex(
    new RegExp(`^[\\x21-\\x7e]{${min},${max}}$`),
    `it must have ${min} to ${max} printable ASCII characters, without blanks`,
  );

/** Whole number that takes the place of a setting of the shop. */
export const override = (setting: string, schema: z.ZodType<number> = whole(0, 1e12)) =>
  variable(schema.optional()).describe(`takes the place of the setting \`${setting}\``);

/** Requires that either both settings are set or none. */
export function together(one: string, other: string): z.core.CheckFn<Record<string, unknown>> {
  return ({ value, issues }) => {
    if ((value[one] === undefined) === (value[other] === undefined)) return;
    const [missing, set] = value[one] === undefined ? [one, other] : [other, one];
    issues.push({
      code: 'custom',
      input: undefined,
      path: [missing],
      message: `it must be set as well when ${set} is`,
    });
  };
}
