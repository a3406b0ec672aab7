import type { ShopReply } from '../send-request.ts';
import { htmlLines, jsonLines, type Normalize } from './normalize.ts';
import type { RequestStep } from './step.ts';

/** Headers that depend on the time, the content or the connection. */
const volatile = new Set([
  'content-length',
  'transfer-encoding',
  'date',
  'x-request-id',
  'connection',
]);

/** Returns the lines of a reply that two versions have in common. */
export function observeReply(
  { status, headers, text }: ShopReply,
  compare: RequestStep['compare'],
  normalize: Normalize,
): string[] {
  const shown = [...headers].filter(([name]) => !volatile.has(name))
    .map(([name, value]) => normalize(`header ${name}: ${name === 'etag' ? 'present' : value}`));
  const type = headers.get('Content-Type') ?? '';
  const shownText = compare === 'random' && /\bhtml\b/.test(type)
    ? text.replaceAll(/<article[\s\S]*?<\/article>/g, '')
    : text;
  const body = compare === 'headers' ? [] : bodyLines(type, shownText);
  return [`status ${status}`, ...shown, ...adapt(body, compare).map(normalize)];
}

function bodyLines(type: string, text: string): string[] {
  if (text === '') return [];
  if (/\bjson\b/.test(type)) return jsonLines(JSON.parse(text));
  if (/\b(?:html|xml)\b/.test(type)) return htmlLines(text);
  return /^text\//.test(type) ? text.split('\n') : [`body of ${text.length} characters`];
}

function adapt(lines: string[], compare: RequestStep['compare']): string[] {
  switch (compare) {
    case 'unordered':
      return lines.map((line) => line.replaceAll(/\[\d+\]/g, '[]'));
    case 'random':
      return [...new Set(lines.map((line) => line.replace(/\[\d+\]/, '[]').replace(/ = .*/, '')))]
        .filter((line) => !/\.(?:originalPrice|elements\[\d\])$/.test(line));
    default:
      return lines;
  }
}
