import type { ErrorSentences } from './http/error-sentences.ts';

/**
 * Key of an error: its code and, where a code has several sentences, a point and the reason. The
 * sentences define the keys, so that an error without a sentence does not compile.
 */
export type ErrorKey = keyof ErrorSentences;

/** Keys of some codes. */
export type KeyOf<Code extends string> = Extract<ErrorKey, Code | `${Code}.${string}`>;

/** Values that the sentence of a key names, such as a price; `never` if it names none. */
type ValuesOf<Key extends ErrorKey> = ErrorSentences[Key] extends (values: infer V) => string ? V
  : never;

/** Keys whose sentences name no values. */
type PlainKey = { [Key in ErrorKey]: ValuesOf<Key> extends never ? Key : never }[ErrorKey];

type WithoutPrefix<Key extends ErrorKey, Prefix extends string> = Key extends
  `${Prefix}${infer Reason}` ? Reason : never;

/** A key without its prefix, and the values that its sentence names. */
export type Problem<Key extends ErrorKey, Prefix extends string = ''> =
  | { reason: WithoutPrefix<Key & PlainKey, Prefix>; values?: undefined }
  | ProblemWithValues<Exclude<Key, PlainKey>, Prefix>;

type ProblemWithValues<Key extends ErrorKey, Prefix extends string> = Key extends unknown
  ? { reason: WithoutPrefix<Key, Prefix>; values: ValuesOf<Key> }
  : never;

/** A problem as arguments of an error: the reason, and an object with the values and `Fields`. */
export type ProblemArguments<Fields, Key extends ErrorKey, Prefix extends string = ''> =
  ToArguments<Fields, Problem<Key, Prefix>>;

type ToArguments<Fields, P extends { reason: string; values?: unknown }> = P extends
  { values: object } ? [reason: P['reason'], fields: Fields & Pick<P, 'values'>]
  : [reason: P['reason'], fields?: Fields];
