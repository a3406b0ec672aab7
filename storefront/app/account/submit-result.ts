import type { SubmitResult } from '@thach-an/ui';
import type { ApiResult, Refusal } from '../api/call-api.ts';

/** Message of a failure without a better one. */
export const requestFailed = 'Có lỗi xảy ra, vui lòng thử lại';

/**
 * Converts the result of an API call to that of a form. Refusals of its fields are shown there, all
 * others above the form.
 *
 * @param fields fields of the form, by their names in the request
 * @param passwordField field with the current password, which the server may reject
 */
export function toSubmitResult<Field extends string = never>(
  result: ApiResult<unknown>,
  fields: readonly Field[] = [],
  passwordField?: Field,
): SubmitResult<Field> {
  if (result.kind === 'done') return {};
  if (result.kind === 'unreachable') return { error: requestFailed };
  const errors = fieldErrors(result, fields);
  if (passwordField && result.code === 'WRONG_PASSWORD') errors[passwordField] = result.message;
  return Object.keys(errors).length > 0 ? { errors } : { error: result.message || requestFailed };
}

function fieldErrors<Field extends string>({ issues }: Refusal, fields: readonly Field[]) {
  const errors: Partial<Record<Field, string>> = {};
  for (const field of fields) {
    const issue = issues.find(({ path }) => path === field);
    if (issue) errors[field] = issue.message;
  }
  return errors;
}
