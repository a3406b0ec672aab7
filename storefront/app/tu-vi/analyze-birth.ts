import { analysisSchema, tuViRequestSchema } from '@thach-an/edge-api/contract';
import type { TuViValues } from '@thach-an/ui';
import { type AnalysisResult, type FieldErrors, unreachable } from './analysis-result.ts';

const unknownError = 'Lỗi không xác định từ server.';

/** Time limit of the request, in ms. */
const timeout = 15_000;

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
  try {
    const reply = await send(`${base}/analyze-user`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(request.data),
      signal: AbortSignal.timeout(timeout),
    });
    return readReply(await reply.json());
  } catch (error) {
    console.warn('The analysis service could not be reached', error);
    // A reply that is not JSON, as a proxy sends it while the service is down.
    if (error instanceof SyntaxError) return { error: unknownError };
    return {
      error: error instanceof DOMException && error.name === 'TimeoutError'
        ? 'Kết nối tới server quá lâu, vui lòng thử lại'
        : unreachable,
    };
  }
}

function readReply(reply: unknown): AnalysisResult {
  const { success, data, error } = (reply ?? {}) as Record<string, unknown>;
  const analysis = success === true ? analysisSchema.safeParse(data).data : undefined;
  if (analysis) return { analysis };
  return { error: typeof error === 'string' && error !== '' ? error : unknownError };
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
