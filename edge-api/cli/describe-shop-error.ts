import { ConflictError, type ShopError } from '../errors.ts';
import { describeIssue, describeProblem } from '../http/describe-problem.ts';
import { shopErrorSentences } from './shop-error-sentences.ts';

/** Maximum number of listed issues. Further ones are only counted. */
const maxListed = 50;

/** Describes an error of a verb for the owner, with one line for each issue. */
export function describeShopError(error: ShopError) {
  const { key, code, details = {} } = error;
  const sentence = shopErrorSentences[key]?.(details);
  if (sentence !== undefined) return { code, message: sentence, details };
  if (error instanceof ConflictError) {
    const message =
      'Nothing was changed, because another change came first: run the command again.';
    return { code, message, details: {} };
  }
  const issues = error.issues?.map(describeIssue) ?? [];
  if (issues.length === 0) return { code, message: describeProblem(error), details: {} };
  const lines = issues.slice(0, maxListed).map(({ path, message }) =>
    `  ${path === '' ? message : `${/^\d+$/.test(path) ? `line ${path}` : path}: ${message}`}`
  );
  const unlisted = issues.length - lines.length;
  return {
    code,
    message: [
      `Nothing was changed: ${issues.length} ${issues.length > 1 ? 'errors' : 'error'}.`,
      ...lines,
      ...(unlisted > 0 ? [`  and ${unlisted} more`] : []),
    ].join('\n'),
    details: { issues },
  };
}
