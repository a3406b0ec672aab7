import type { ErrorKey } from '../error-keys.ts';
import type { Issue } from '../errors.ts';
import { errorSentences } from './error-sentences.ts';

/** Returns the Vietnamese sentence of an error, which can be shown to a visitor. */
export function describeProblem({ key, values }: { key: ErrorKey; values?: object }): string {
  const sentence: string | ((values: never) => string) = errorSentences[key];
  return typeof sentence === 'string' ? sentence : sentence(values as never);
}

export function describeIssue({ path, reason, values }: Issue): { path: string; message: string } {
  return { path, message: describeProblem({ key: `BROKEN_RULE.${reason}`, values }) };
}
