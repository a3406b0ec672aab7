import { analysisSchema, tuViRequestSchema } from '@thach-an/edge-api/contract';
import type { TuViValues } from '@thach-an/ui';
import type { ClientResponse } from 'hono/client';
import { callApi } from '../api/call-api.ts';
import { type AnalysisResult, type FieldErrors, unreachable } from './analysis-result.ts';

const unknownError = 'Lỗi không xác định từ server.';

/**
 * Requests the analysis of a birth. Invalid values are not sent. Errors are returned, not thrown.
 *
 * @param base origin of the service; empty for the shop's own
 */
export async function analyzeBirth(
  base: string,
  values: TuViValues,
  send: typeof fetch = fetch,
): Promise<AnalysisResult> {
  const request = tuViRequestSchema.safeParse(toNumbers(values));
  if (!request.success) return { errors: fieldErrors(request.error.issues) };
  const result = await callApi(({ init }) =>
    send(`${base}/analyze-user`, {
      ...init,
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(request.data),
    }) as Promise<ClientResponse<{ success: true; data?: unknown }>>
  );
  if (result.kind === 'unreachable') {
    return {
      error: result.timedOut ? 'Kết nối tới server quá lâu, vui lòng thử lại' : unreachable,
    };
  }
  const error = result.kind === 'refused' ? result.reply.error : undefined;
  const analysis = result.kind === 'done' && analysisSchema.safeParse(result.data.data).data;
  return analysis
    ? { analysis }
    : { error: typeof error === 'string' && error ? error : unknownError };
}

/**
 * Converts the texts to the numbers of a request; a text that is not an integer becomes
 * NaN, which is invalid.
 */
function toNumbers({ name, gender, ...numbers }: TuViValues): Record<string, unknown> {
  const integer = (text: string) => {
    const trimmed = text.trim();
    if (trimmed === '') return '';
    return /^\d{1,6}$/.test(trimmed) ? Number(trimmed) : NaN;
  };
  return {
    name,
    gender,
    ...Object.fromEntries(Object.entries(numbers).map(([field, text]) => [field, integer(text)])),
  };
}

function fieldErrors(issues: readonly { path: PropertyKey[]; message: string }[]): FieldErrors {
  const errors: FieldErrors = {};
  for (const { path, message } of issues) errors[path[0] as keyof TuViValues] ??= message;
  return errors;
}
