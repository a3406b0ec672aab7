/** Characters that XML 1.0 does not allow, also not as references. */
// deno-lint-ignore no-control-regex
const invalid = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** Escapes a text for the content of an XML element. Characters that XML forbids are removed. */
export function escapeXml(text: string): string {
  return text.toWellFormed().replace(invalid, '')
    .replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
