import type { ProductIssue } from '../catalogue/files/product-entry.ts';
import { ConflictError, type ShopError } from '../errors.ts';
import { describeIssue, describeProblem } from '../http/describe-problem.ts';
import { describeProductProblem } from './catalogue/describe-product-problem.ts';
import { shopErrorSentences } from './shop-error-sentences.ts';

/** Maximum number of listed issues. Further ones are only counted. */
const maxListed = 50;

/** Describes an error of an operation for the owner, with one line for each issue. */
export function describeShopError(error: ShopError) {
  const { key, code, values, details = {} } = error;
  const sentence = shopErrorSentences[key]?.({ ...values, ...details } as never);
  if (key === 'FILE_WRONG') return describeFileIssues(code, `${sentence}`, error);
  if (sentence !== undefined) return { code, message: sentence, details };
  if (error instanceof ConflictError) {
    const message =
      'Nothing was changed, because another change came first: run the command again.';
    return { code, message, details: {} };
  }
  const issues = error.issues?.map(describeIssue) ?? [];
  if (issues.length === 0) return { code, message: describeProblem(error), details: {} };
  const summary = `Nothing was changed: ${issues.length} ${
    issues.length > 1 ? 'errors' : 'error'
  }.`;
  const lines = issues.map(({ path, message }) =>
    path === '' ? message : `${/^\d+$/.test(path) ? `line ${path}` : path}: ${message}`
  );
  return { code, message: listLines(summary, lines), details: { issues } };
}

function describeFileIssues(code: string, summary: string, { values, details }: ShopError) {
  const { issues, ...others } = details as { issues: readonly ProductIssue[] };
  const described = issues.map((issue) => {
    const { where, id, field } = issue;
    return { where, id, field, message: describeProductProblem(issue) };
  });
  const lines = described.map(({ where, id, message }) =>
    `${where}${id ? ` (${id.slice(0, 80)})` : ''}: ${message}`
  );
  const { count } = values as { count: number };
  const message = listLines(summary, lines, count);
  return { code, message, details: { issues: described, ...others } };
}

/** Adds the first lines to a sentence, and the number of the others. */
function listLines(sentence: string, lines: readonly string[], count = lines.length): string {
  const listed = lines.slice(0, maxListed).map((line) => `  ${line}`);
  const unlisted = count - listed.length;
  return [sentence, ...listed, ...(unlisted > 0 ? [`  and ${unlisted} more`] : [])].join('\n');
}
