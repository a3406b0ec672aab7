import {
  fileFields,
  type ProductIssue,
  type ProductProblem,
} from '../catalogue/files/product-entry.ts';
import { ConflictError, type ShopError } from '../errors.ts';
import { describeIssue, describeProblem } from '../http/describe-problem.ts';
import type { FileColumns } from '../catalogue/catalogue-sentences.ts';
import type { ErrorKey } from '../error-keys.ts';
import { elements } from '../contract/catalogue/elements.ts';
import { z } from '../contract/zod.ts';

/** Descriptions of the valid values of the fields with more than a range. */
const rules: Readonly<Record<string, string>> = {
  _id: 'must be lower-case letters, digits and hyphens, at most 80, such as vong-tay-mat-ho',
  originalPrice: 'must be a whole number higher than the price, digits only',
  image: 'must be the name of a picture file, such as vong-tay.1a2b3c4d.webp',
  colour: 'must be # and six hexadecimal digits in lower case, such as #a59c8a',
  subCategory: 'must be a text',
  elements: `must be one or more of ${elements.join(', ')}, each once`,
  gallery: 'must be names of at most 12 different picture files',
};

/** Returns the description of the valid values of a field. */
function describeRule(name: string): string {
  const { kind, schema } = fileFields.get(name)!;
  const {
    minLength,
    maxLength,
    exclusiveMinimum,
    maximum,
    minimum = Number(exclusiveMinimum) + 1,
  } = z
    .toJSONSchema(schema, { io: 'input' });
  const rule = rules[name] ??
    (maxLength !== undefined
      ? `must be a text of ${minLength ? `${minLength} to` : 'at most'} ${maxLength} characters`
      : `must be a whole number from ${minimum} to ${maximum}, digits only` +
        (kind === 'money' ? ': 1250000, not 1.250.000' : ''));
  return schema.safeParse(undefined).success ? `${rule}, or be left out` : rule;
}

/** Returns the sentence about a problem with a product of a file. */
export function describeProductProblem(problem: ProductProblem): string {
  const { field } = problem;
  switch (problem.reason) {
    case 'invalid':
      return `${field} ${describeRule(problem.field)}`;
    case 'choice':
      return `${field} must be one of: ${problem.choices.join(', ')}`;
    case 'missing':
      return `${field} is missing`;
    case 'unknown':
      return `${field} is no field of a product`;
    case 'unstorable':
      return `${field} holds a character that cannot be stored`;
    case 'duplicate':
      return `${field} stands in ${problem.place} too`;
    case 'columns':
      return `has ${problem.columns} columns instead of ${problem.expected}`;
  }
}

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
  'IMPORT_INCOMPLETE.category': () =>
    'Only a part was imported, because a category was changed meanwhile. Correct the categories ' +
    'in the file and import it again to complete it.',
  'IMPORT_INCOMPLETE.expired': () =>
    'Only a part was imported: it was interrupted for too long. Import the file again to complete it.',
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
