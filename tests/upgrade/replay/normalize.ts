/** Replaces what differs between two runs of one version. */
export type Normalize = (text: string) => string;

const uuid = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g;

/**
 * Creates the function for the replies of a server with a copy of the fixture. Ids and tokens of
 * the fixture stay, others become placeholders, as well as times and hashes of built files.
 *
 * @param fixture text with the ids and tokens of the fixture
 */
export function createNormalize(fixture: string): Normalize {
  const ids = new Set(fixture.match(uuid));
  const codes = new Set([...ids].map((id) => id.replaceAll('-', '').slice(0, 10).toUpperCase()));
  const keepOr = (placeholder: string, isKnown: (text: string) => boolean) => (text: string) =>
    isKnown(text) ? text : placeholder;
  return (text) =>
    text
      .replaceAll(/'sha256-[\w+/=]+'/g, "'<hash>'")
      // Before the codes: a token may begin like one.
      .replaceAll(
        /(?<![\w-])[\w-]{43}(?![\w-])/g,
        keepOr('<token>', (one) => fixture.includes(one)),
      )
      .replaceAll(uuid, keepOr('<id>', (id) => ids.has(id)))
      .replaceAll(
        /\b[\dA-F]{5}-[\dA-F]{5}\b/g,
        keepOr('<code>', (code) => codes.has(code.replace('-', ''))),
      )
      .replaceAll(/\b[2-9A-HJKMNP-Z]{8}\b/g, '<code>')
      .replaceAll(/(?<=retry-after: |thử lại sau )\d+ ?(?:giây|phút|giờ)?/g, '<duration>')
      .replaceAll(/\b(device=)[\w-]{22}\./g, '$1<device>.')
      .replaceAll(/(sessions\[\d+\]\.id = )"[\w-]{16}"/g, '$1<session>')
      .replaceAll(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)/g, '<time>')
      .replaceAll(/\b\d{1,2}:\d\d(?::\d\d)?,? (?:ngày )?\d{1,2}\/\d{1,2}\/\d{4}\b/g, '<time>')
      .replaceAll(/\b\d{1,2}\/\d{1,2}\/\d{4}(?:,| lúc)? \d{1,2}:\d\d\b/g, '<time>')
      .replaceAll(/\b1\d{12}\b/g, '<ms>')
      .replaceAll(/(\/assets\/[\w.-]+?)-[\w-]{8}(\.\w+)/g, '$1$2');
}

/** Returns the lines of an HTML document without scripts, style sheets and generated names. */
export function htmlLines(html: string): string[] {
  return html
    .replaceAll(/(<script(?![^>]*ld\+json)[^>]*>)[\s\S]*?(<\/script>)/g, '')
    .replaceAll(/<style[^>]*>[\s\S]*?<\/style>/g, '')
    .replaceAll(/<link[^>]*href="\/assets\/[^>]*>/g, '')
    .replaceAll(/\s(?:class|style|nonce|data-slot)="[^"]*"/g, '')
    // The site map has the months of the almanac around today.
    .replaceAll(/<url><loc>[^<]*\/lich\b[^<]*<\/loc><\/url>/g, '')
    // Blanks after the preview text of a mail.
    .replaceAll(/(?:&#847;&zwnj;&nbsp;)+/g, ' ')
    .replaceAll(/_R_\w*_|«\w+»/g, '_R_')
    .replaceAll(/(?<=>)(?=<)|(?<=>)(?=[^<])|(?=<)/g, '\n')
    .split('\n').map((line) => line.trim()).filter((line) => line !== '');
}

/** Returns a line for each value of a JSON document, with its place. */
export function jsonLines(value: unknown, place = 'body'): string[] {
  if (typeof value !== 'object' || value === null) return [`${place} = ${JSON.stringify(value)}`];
  const entries = Object.entries(value);
  if (entries.length === 0) return [`${place} = ${Array.isArray(value) ? '[]' : '{}'}`];
  return entries.flatMap(([key, item]) =>
    jsonLines(item, Array.isArray(value) ? `${place}[${key}]` : `${place}.${key}`)
  );
}
