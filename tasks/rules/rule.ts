/** A source file. Its path is relative to the root of the repository and has forward slashes. */
export interface SourceFile {
  path: string;
  text: string;
}

/** A lint rule. Returns one sentence for each finding. */
export type Rule = (files: readonly SourceFile[]) => string[];
