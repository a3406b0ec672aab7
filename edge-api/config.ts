import { z } from 'zod';
import { type LogLevel, logLevels } from './http/log.ts';

/** Scheme, host and port: the shop stands at the root of its address. */
const origin = z.string().transform((text, context) => {
  const url = URL.parse(text);
  if (url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`) return url.origin;
  context.issues.push({
    code: 'custom',
    input: text,
    message: 'it must be an origin such as https://shop.example, without a path',
  });
  return z.NEVER;
});

/** An address of this machine, as numbers; a name would have to be looked up. */
const address = z.union(
  [z.ipv4(), z.ipv6(), z.literal('localhost')],
  'it must be an IP address of this machine',
);

/** An unset variable and an empty one are the same: a line `PORT=` in a file sets nothing. */
const variable = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => value === '' ? undefined : value, schema);

const settingsSchema = z.object({
  HOST: variable(address.default('127.0.0.1')),
  PORT: variable(z.coerce.number().int().min(1).max(65_535).default(8000)),
  DATABASE_URL: variable(z.string().default('file:var/shop.db')),
  DATABASE_AUTH_TOKEN: variable(z.string().optional()),
  PUBLIC_URL: variable(origin.optional()),
  ANALYSIS_URL: variable(origin.optional()),
  CORS_ORIGINS: variable(
    z.string().default('').transform((list) =>
      list.split(',').map((item) => item.trim()).filter(Boolean)
    ).pipe(z.array(origin)),
  ),
  LOG_LEVEL: variable(z.enum(logLevels as [LogLevel, ...LogLevel[]]).default('info')),
});

/** The shop's settings, checked and complete. */
export interface Config {
  host: string;
  port: number;
  databaseUrl: string;
  databaseAuthToken?: string;
  /** Origin under which shoppers reach the shop, without a slash at its end. */
  publicUrl: string;
  /** Origin of the analysis service, when it is not the shop's own. */
  analysisUrl?: string;
  corsOrigins: string[];
  logLevel: LogLevel;
}

/** The names of all settings: what a server needs to read of its environment. */
export const settingNames: readonly string[] = Object.keys(settingsSchema.shape);

/** A setting that cannot be used; the message names it. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

/**
 * Reads the settings, once, at the root of a program.
 *
 * @param environment variables by name, such as `Deno.env`; only the shop's own are asked for
 * @param defaults for what is not set, where a program has others than the shop
 * @throws {ConfigError} with a sentence per setting that is wrong
 *
 * @example
 * ```ts
 * import { readConfig } from '@thach-an/edge-api';
 * import assert from 'node:assert/strict';
 *
 * assert.equal(readConfig(new Map([['PORT', '9000']])).publicUrl, 'http://localhost:9000');
 * assert.throws(() => readConfig(new Map([['PORT', 'abc']])), /PORT/);
 * ```
 */
export function readConfig(
  environment: { get(name: string): string | undefined },
  defaults: Readonly<Record<string, string>> = {},
): Config {
  const result = settingsSchema.safeParse(
    Object.fromEntries(settingNames.map((name) => [name, environment.get(name) || defaults[name]])),
  );
  if (!result.success) {
    const sentences = result.error.issues.map(({ path, message }) =>
      `The setting ${String(path[0])} cannot be used: ${message}.`
    );
    throw new ConfigError([...new Set(sentences)].join('\n'));
  }
  const settings = result.data;
  return {
    host: settings.HOST,
    port: settings.PORT,
    databaseUrl: settings.DATABASE_URL,
    databaseAuthToken: settings.DATABASE_AUTH_TOKEN,
    publicUrl: settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`,
    analysisUrl: settings.ANALYSIS_URL,
    corsOrigins: settings.CORS_ORIGINS,
    logLevel: settings.LOG_LEVEL,
  };
}
