import type { Analysis } from '@thach-an/lunar';
import type { TuViValues } from '@thach-an/ui';

export type FieldErrors = Partial<Record<keyof TuViValues, string>>;

/** An analysis, or the errors of the fields, or one error. */
export type AnalysisResult =
  | { analysis: Analysis }
  | { errors: FieldErrors }
  | { error: string };

/** Error of a request that has not reached the service. */
export const unreachable = 'Không kết nối được tới server, vui lòng kiểm tra mạng và thử lại';
