import texts from './operations.json' with { type: 'json' };

export type OperationId = keyof typeof texts;

/** Texts about an operation, and a valid request. */
interface OperationTexts {
  summary: string;
  description?: string;
  example?: Partial<Record<'params' | 'query' | 'headers', Record<string, string>>> & {
    body?: unknown;
  };
}

export const operationTexts: Readonly<Record<OperationId, OperationTexts>> = texts;
