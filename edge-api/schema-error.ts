import { type Issue, ValidationError } from './errors.ts';

/** Problems of an input that does not match a schema, such as a `ZodError`. */
interface SchemaProblems {
  issues: readonly { path: readonly PropertyKey[]; message: string }[];
}

/** Returns the issues of an input with the sentences of its schema. */
export function schemaIssues({ issues }: SchemaProblems): Issue[] {
  return issues.map(({ path, message }) => ({
    path: path.join('.'),
    reason: 'schema',
    values: { sentence: message },
  }));
}

/**
 * Creates the error of an input that does not match its schema, with the first of its sentences.
 */
export function schemaError(problems: SchemaProblems, issues = schemaIssues(problems)) {
  const sentence = problems.issues[0]?.message ?? '';
  return new ValidationError('schema', { values: { sentence }, issues });
}
