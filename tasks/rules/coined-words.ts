import { blank, lineAt, withoutComments } from './comments.ts';
import type { Rule, SourceFile } from './rule.ts';

/** Phrases with a plain equivalent. A blank also matches a line break inside a comment. */
export const phrases: { pattern: RegExp; write: string }[] = [
  { pattern: /not to be had/, write: 'unavailable' },
  { pattern: /none of ours/, write: 'unknown, or not of the shop' },
  { pattern: /(?:of|in) (?:this|the) house|house rules?/, write: 'project, custom lint rule' },
  { pattern: /the gate/, write: 'the test run, or the write gate' },
  { pattern: /(?:that|which|what) (?:is|are) none/, write: 'invalid, unknown' },
  { pattern: /there (?:is|are) none of/, write: 'unknown' },
  { pattern: /(?:is|are) none of (?:the|its|his|their|these|those|them)/, write: 'is not one of' },
  { pattern: /hears? (?:of|about)/, write: 'is called with, is notified of' },
  { pattern: /(?:is|are) told of/, write: 'is notified of' },
  { pattern: /(?:for|to|from|by|than) who/, write: 'name the person: a visitor who …' },
  {
    pattern: /for good(?=[,.;:)'"]| (?:before|because|once|is|to|at|and|or) )/,
    write: 'permanently',
  },
  { pattern: /from afar/, write: 'from a distance' },
  { pattern: /(?:comes?|came) home/, write: 'returns' },
  { pattern: /(?:comes?|came|coming) to life/, write: 'is hydrated' },
  { pattern: /leads? away/, write: 'redirects' },
  { pattern: /nothing to do there/, write: 'name the condition' },
  { pattern: /what (?:becomes|became|has become) of/, write: 'the result of, the state of' },
  { pattern: /such as (?:is|are)/, write: 'name the thing' },
  { pattern: /mend(?:s|ed|ing)?/, write: 'fix, correct' },
  { pattern: /anew/, write: 'again' },
  { pattern: /awake|asleep/, write: 'hydrated, suspended' },
];

/** Identifiers that have a standard term. */
export const identifiers: { pattern: RegExp; write: string }[] = [
  { pattern: /\w*Surroundings/, write: '*Deps or *Context' },
  {
    pattern: /(?<=\b(?:interface|type) )\w*(?<!Date|Time|Path|Name|Url|Address)Parts/,
    write: '*Deps',
  },
  { pattern: /BrokenRule\w*/, write: 'ValidationError' },
  { pattern: /PictureGround\w*/, write: 'ImagePlaceholder' },
  { pattern: /AddressedProduct\w*/, write: 'LinkedProduct' },
  { pattern: /oneByOne/, write: 'withLock' },
  { pattern: /patience|\w*Patience/, write: 'timeout, debounce' },
  { pattern: /doubt|distrust\w*/, write: 'markUncertain, invalidateWriter' },
  { pattern: /nobodys\w*/, write: 'dummyHash' },
  { pattern: /documentAddress\w*/, write: 'cacheKey' },
  { pattern: /formatMoment/, write: 'formatDateTime' },
  { pattern: /\w+Awake|alive/, write: 'hydrated' },
  { pattern: /gone|(?:[a-z]\w*)?Gone\w*/, write: 'discontinued, removed, closed' },
  { pattern: /piecesOf/, write: 'quantities' },
  { pattern: /(?<=\.|\b(?:async|function|const) )look(?= ?[(=])/, write: 'getStatus, check' },
  {
    pattern: /heard|told|said|asked/,
    write: 'the standard term: listener, calls, text, requested',
  },
];

// These files contain the list itself.
const exempt = /^tasks\/rules\/coined-words(?:\.test)?\.ts$/;

/** Rejects the coined phrases anywhere, and the coined identifiers in code. */
export const coinedWords: Rule = (files) =>
  files.flatMap((file) => {
    if (exempt.test(file.path)) return [];
    const found = find(file.text, phrases, phrasePattern);
    if (/\.tsx?$/.test(file.path)) {
      found.push(...find(codeOf(file), identifiers, identifierPattern));
    }
    return found.sort((a, b) => a.index - b.index).map(({ index, word, write }) =>
      `${file.path}:${lineAt(file.text, index)} "${word}" is a coined word: write ${write}`
    );
  });

const phrasePattern = join(
  phrases.map(({ pattern }) => pattern.source.replaceAll(' ', '[\\s*/]+')),
  'gi',
);
const identifierPattern = join(identifiers.map(({ pattern }) => pattern.source), 'g');

/** Joins patterns into one that matches whole words. Each pattern is a group of it. */
function join(sources: readonly string[], flags: string): RegExp {
  return new RegExp(`\\b(?:${sources.map((source) => `(${source})`).join('|')})\\b`, flags);
}

function find(text: string, entries: typeof phrases, pattern: RegExp) {
  return [...text.matchAll(pattern)].map((match) => ({
    index: match.index,
    word: match[0].replaceAll(/[\s*/]+/g, ' '),
    write: entries[match.slice(1).findIndex((group) => group !== undefined)]?.write ?? '',
  }));
}

/** Returns the text with comments and one-line strings blanked. */
function codeOf(file: SourceFile): string {
  return withoutComments(file).replaceAll(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/g, blank);
}
