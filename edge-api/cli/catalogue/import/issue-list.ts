import { OwnerError } from '../../owner-error.ts';
import type { ProductIssue } from '../files/product-entry.ts';

/** Maximum number of errors in the text of the message. Further ones are only counted. */
const maxListed = 50;

/** Maximum number of errors in the JSON document. Further ones are only counted. */
const maxKept = 1_000;

/** Errors of a file. Only the first thousand are kept. */
export class IssueList {
  readonly #kept: ProductIssue[] = [];
  #count = 0;

  /** Adds errors. */
  add(issues: readonly ProductIssue[]): void {
    this.#count += issues.length;
    this.#kept.push(...issues.slice(0, maxKept - this.#kept.length));
  }

  /** Creates the error of the command, or `undefined` if the file has no errors. */
  toError(path: string): OwnerError | undefined {
    if (this.#count === 0) return undefined;
    const lines = this.#kept.slice(0, maxListed).map(({ where, id, message }) =>
      `  ${where}${id ? ` (${id.slice(0, 80)})` : ''}: ${message}`
    );
    const unlisted = this.#count - lines.length;
    const unkept = this.#count - this.#kept.length;
    const errors = this.#count > 1 ? 'errors' : 'error';
    return new OwnerError(
      'FILE_WRONG',
      [
        `Nothing was imported: ${path} has ${this.#count} ${errors}.`,
        ...lines,
        ...(unlisted > 0 ? [`  and ${unlisted} more`] : []),
      ].join('\n'),
      { issues: this.#kept, ...(unkept > 0 ? { moreIssues: unkept } : {}) },
    );
  }
}
