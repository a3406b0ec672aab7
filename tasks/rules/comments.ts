import type { SourceFile } from './rule.ts';

export interface Comment {
  /** Position of its first character in the file. */
  index: number;
  text: string;
}

// A comment follows the start of a line, white space or a bracket. Globs, MIME types and URLs in
// strings do not, so that no parser is needed. `block` comes first: it may contain `//`.
const block = /(?<=^|[\s({[,;])\/\*[\s\S]*?\*\//;
const doubleSlash = /(?<=^|[\s({[,;)}\]])\/\/.*$/;
const doubleDash = /(?<=^|\s)-- .*$/;

const inScripts = new RegExp(`${block.source}|${doubleSlash.source}`, 'gm');
const inStyles = new RegExp(block.source, 'gm');
const inStatements = new RegExp(`${block.source}|${doubleDash.source}`, 'gm');

/** Finds the comments of a .ts, .tsx, .css or .sql file. */
export function findComments({ path, text }: SourceFile): Comment[] {
  const pattern = /\.tsx?$/.test(path)
    ? inScripts
    : path.endsWith('.css')
    ? inStyles
    : path.endsWith('.sql')
    ? inStatements
    : undefined;
  if (!pattern) return [];
  return [...text.matchAll(pattern)].map((match) => ({ index: match.index, text: match[0] }));
}

/** Returns the text of a file with its comments blanked. All other characters keep their place. */
export function withoutComments(file: SourceFile): string {
  let code = '';
  let end = 0;
  for (const { index, text } of findComments(file)) {
    code += file.text.slice(end, index) + blank(text);
    end = index + text.length;
  }
  return code + file.text.slice(end);
}

/** Replaces each character by a space, and keeps the line breaks. */
export function blank(text: string): string {
  return text.replaceAll(/[^\n]/g, ' ');
}

/** Returns the line number, from 1, of a position in a text. */
export function lineAt(text: string, index: number): number {
  let line = 1;
  for (let at = text.indexOf('\n'); at !== -1 && at < index; at = text.indexOf('\n', at + 1)) {
    line++;
  }
  return line;
}
