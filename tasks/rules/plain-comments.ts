import { findComments, lineAt } from './comments.ts';
import type { Rule, SourceFile } from './rule.ts';

const questionWord = '((?:What(?:ever)?|Who(?:m|se|ever)?|Whether|How|Where|When|Which)\\b)';
const docOpening = new RegExp(`^/\\*\\*[\\s*]*${questionWord}`);
const tag = '[\\s*]@(?:param\\s+(?:\\[[^\\]]*\\]|[\\w.$]+)(?:\\s+-)?|returns?)[\\s*]+';
const tagOpening = new RegExp(tag + questionWord, 'gi');
const testOpening = /^\s*(?:Deno\.)?test(?:\.\w+)?\(\s*['"`]((?:what|who)(?:ever|m|se)?\b)/gim;

/**
 * A doc comment opens with a verb in the third person or a noun phrase, not with a question word.
 * The same holds for the texts of `@param` and `@returns`. A test's name does not open with "who"
 * or "what".
 */
export const plainOpenings: Rule = (files) =>
  files.flatMap((file) => {
    const { path, text } = file;
    if (!/\.tsx?$|\.css$/.test(path)) return [];
    const finding = (index: number, what: string, word = '') =>
      `${path}:${lineAt(text, index)} ${what} opens with "${word}": use a verb or a noun`;
    const comments = findComments(file).filter((comment) => comment.text.startsWith('/**'));
    return [
      ...comments.flatMap((comment) => [
        ...[docOpening.exec(comment.text)].filter((match) => match !== null).map((match) =>
          finding(comment.index + match[0].length, 'a doc comment', match[1])
        ),
        ...[...comment.text.matchAll(tagOpening)].map((match) =>
          finding(comment.index + match.index + match[0].length, 'the text of a tag', match[1])
        ),
      ]),
      ...[...text.matchAll(testOpening)].map((match) =>
        finding(match.index + match[0].length, "a test's name", match[1])
      ),
    ];
  });

/** Maximum length of a line of a comment or document, in characters. */
const longest = 100;

/**
 * Lines of comments and documents have at most 100 characters. A line that is longer because of a
 * URL or a link, which cannot be broken, is exempt if that is all it holds.
 */
export const shortLines: Rule = (files) =>
  files.flatMap((file) => {
    const lines = file.text.split('\n');
    const checked = /\.mdx?$/.test(file.path) ? proseLines(lines) : commentLines(file);
    return [...checked].filter((line) => isTooLong(lines[line - 1] ?? '')).map((line) =>
      `${file.path}:${line} has ${[...lines[line - 1] ?? ''].length} characters: break the line`
    );
  });

function isTooLong(line: string): boolean {
  if ([...line].length <= longest) return false;
  const content = line.trim().replace(/^(?:\/\*\*?|\/\/|\*|--|[-*>]|\d+\.)\s+/, '')
    .replace(/\s*\*\/\}?$/, '').replace(/^(?:@see|Source:)\s+/, '');
  const unbroken = content.replace(/!?\[[^\]]*\]\([^)\s]*\)/, 'link').replace(/https?:\S+/, 'link');
  return !/^link[.,;)]*$/.test(unbroken);
}

/** Returns the numbers of the lines on which a comment stands, alone or after code. */
function commentLines(file: SourceFile): Set<number> {
  const numbers = new Set<number>();
  for (const { index, text } of findComments(file)) {
    const first = lineAt(file.text, index);
    for (const offset of text.split('\n').keys()) numbers.add(first + offset);
  }
  return numbers;
}

/** Returns the numbers of a document's lines outside tables, code fences and MDX statements. */
function proseLines(lines: readonly string[]): Set<number> {
  const numbers = new Set<number>();
  let fence = '';
  for (const [index, line] of lines.entries()) {
    const mark = /^\s*(`{3,}|~{3,})/.exec(line)?.[1];
    if (mark && !fence) fence = mark;
    else if (mark && fence && mark.startsWith(fence)) fence = '';
    else if (!fence && !/^\s*\||^(?:import|export) /.test(line)) numbers.add(index + 1);
  }
  return numbers;
}
