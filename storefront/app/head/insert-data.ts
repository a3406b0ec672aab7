/**
 * Inserts the data of the loaders at the end of a rendered document, in the form in which React
 * Router's browser part reads it.
 *
 * @param data in React Router's encoding of loader data
 * @param nonce of the scripts of this document
 */
export function insertData(html: string, data: string, nonce: string): string {
  const end = html.lastIndexOf('</body>');
  const script = `<script nonce="${nonce}">{` +
    'const { streamController } = window.__reactRouterContext;' +
    `streamController.enqueue(${escapeForScript(JSON.stringify(data))});` +
    'streamController.close();' +
    '}</script>';
  return html.slice(0, end) + script + html.slice(end);
}

/** Escapes the characters that could end a script element, and those that HTML changes. */
function escapeForScript(json: string): string {
  return json.replace(
    /[&<>\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
