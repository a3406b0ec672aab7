import { tuViRequestSchema } from '@thach-an/edge-api/contract';
import type { Analysis } from '@thach-an/lunar';
import type { TuViValues } from '@thach-an/ui';

/** What is wrong with each field. */
export type FieldErrors = Partial<Record<keyof TuViValues, string>>;

/** An analysis, or why there is none: field by field, or in one sentence. */
export type Outcome =
  | { analysis: Analysis }
  | { errors: FieldErrors }
  | { error: string };

const unknownError = 'Lỗi không xác định từ server.';

/** How long the service may take, in ms. */
const timeLimit = 15_000;

/**
 * Asks the analysis service about what stands in the form. What the form can see for itself is not
 * asked; nothing is thrown.
 *
 * @param base origin of the service; empty for the shop's own
 */
export async function analyzeBirth(
  base: string,
  values: TuViValues,
  send: typeof fetch = fetch,
): Promise<Outcome> {
  const request = tuViRequestSchema.safeParse(toNumbers(values));
  if (!request.success) return { errors: fieldErrors(request.error.issues) };
  try {
    const reply = await send(`${base}/analyze-user`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(request.data),
      signal: AbortSignal.timeout(timeLimit),
    });
    return readReply(await reply.json());
  } catch (error) {
    console.warn('The analysis service could not be reached', error);
    return {
      error: error instanceof DOMException && error.name === 'TimeoutError'
        ? 'Kết nối tới server quá lâu, vui lòng thử lại'
        : 'Không kết nối được tới server, vui lòng kiểm tra mạng và thử lại',
    };
  }
}

function readReply(reply: unknown): Outcome {
  const { success, data, error } = (reply ?? {}) as {
    success?: unknown;
    data?: Analysis;
    error?: unknown;
  };
  if (success === true && data) return { analysis: data };
  return { error: typeof error === 'string' && error !== '' ? error : unknownError };
}

/** The fields as the service takes them; what is no whole number becomes none, and is then named. */
function toNumbers({ name, gender, ...numbers }: TuViValues): Record<string, unknown> {
  const whole = (text: string) => {
    const trimmed = text.trim();
    if (trimmed === '') return '';
    return /^\d{1,6}$/.test(trimmed) ? Number(trimmed) : NaN;
  };
  return {
    name,
    gender,
    ...Object.fromEntries(Object.entries(numbers).map(([field, text]) => [field, whole(text)])),
  };
}

function fieldErrors(issues: readonly { path: PropertyKey[]; message: string }[]): FieldErrors {
  const errors: FieldErrors = {};
  for (const { path, message } of issues) errors[path[0] as keyof TuViValues] ??= message;
  return errors;
}
