/** A source file, by its path from the root of the repository, with slashes. */
export interface SourceFile {
  path: string;
  text: string;
}

/** A rule of this house: what is wrong with the files, a sentence each. */
export type Rule = (files: readonly SourceFile[]) => string[];
