import type { ProductIssue } from '../catalogue/files/product-entry.ts';
import { ConflictError, type ShopError } from '../errors.ts';
import { describeIssue, describeProblem } from '../http/describe-problem.ts';
import { describeProductProblem } from './catalogue/describe-product-problem.ts';
import type { FileColumns } from '../catalogue/catalogue-sentences.ts';
import type { ErrorKey } from '../error-keys.ts';

/** Item of an order whose product has too few units. */
interface MissingItem {
  name: string;
  stock: number;
  quantity: number;
}

/** English sentences for the errors of operations, by their values and details. */
const shopErrorSentences: { readonly [Key in ErrorKey]?: (values: never) => string } = {
  ORDER_STATUS(
    { id, status, next, allowed }: Record<'id' | 'status' | 'next', string> & { allowed: string[] },
  ) {
    const hint = allowed.length > 0 ? `it can become ${allowed.join(' or ')}` : 'it is final';
    return `Order ${id} is ${status} and cannot become ${next}: ${hint}`;
  },
  'OUT_OF_STOCK.order'({ id, missing }: { id: string; missing: readonly MissingItem[] }) {
    const items = missing.map(({ name, stock, quantity }) => `${name} (${stock} of ${quantity})`);
    return `Order ${id} cannot be confirmed as its stock is insufficient: ${items.join(', ')}. ` +
      'It still waits';
  },
  AMBIGUOUS_ORDER(
    { begins, suggestions, more }: { begins: string; suggestions: string[]; more: boolean },
  ) {
    const ids = suggestions.join(', ');
    return `More than one order begins with ${begins}: ${ids}${more ? ' and more.' : '.'}`;
  },
  AMBIGUOUS_REVIEW: () => 'More than one review begins with this text.',
  CATALOGUE_CHANGED: () => 'The products were changed during the export. Export them again.',
  FILE_COLUMNS({ columns, missing, unknown, doubled }: FileColumns) {
    const problems = [
      ...(missing.length > 0 ? [`${missing.join(', ')} missing`] : []),
      ...(unknown.length > 0
        ? [`${unknown.map((name) => name || '(empty)').join(', ')} unknown`]
        : []),
      ...(doubled.length > 0 ? [`${doubled.join(', ')} doubled`] : []),
    ];
    return `The first line must name the columns ${columns.join(', ')}: ${problems.join('; ')}`;
  },
  FILE_EMPTY: ({ file }: { file: string }) => `There are no products in ${file}.`,
  'FILE_UNREADABLE.csv': ({ reason }: { reason: string }) => `The file is not valid CSV: ${reason}`,
  'FILE_UNREADABLE.item': ({ where }: { where: string }) =>
    `${where} of the list must be an object { … }`,
  'FILE_UNREADABLE.json': ({ reason }: { reason: string }) =>
    `The file is not valid JSON: ${reason}`,
  'FILE_UNREADABLE.list': () => 'A JSON file must hold a list of products: [{ … }, …]',
  FILE_WRONG: ({ file, count }: { file: string; count: number }) =>
    `Nothing was imported: ${file} has ${count} ${count > 1 ? 'errors' : 'error'}.`,
  IMPORT_EXPIRED: () =>
    'Nothing was imported: the import was interrupted for too long. Import the file again.',
  LAST_OWNER: () => 'Nothing was changed, because the shop would have no owner.',
  'NOT_FOUND.staff': () => 'Nobody with this address uses the back office.',
  IMPORT_INCOMPLETE: ({ reason }: { reason: string }) =>
    `Only a part was imported: ${reason}. Import the file again to complete it.`,
};

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
