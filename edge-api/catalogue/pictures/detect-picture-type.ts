/** Returns the content type of a picture by its first bytes, or `undefined` for another format. */
export function detectPictureType(bytes: Uint8Array<ArrayBuffer>): string | undefined {
  const text = new TextDecoder('latin1').decode(bytes.subarray(0, 256));
  if (/^RIFF....WEBP/s.test(text)) return 'image/webp';
  if (/^....ftypavi[fs]/s.test(text)) return 'image/avif';
  if (text.startsWith('\xff\xd8\xff')) return 'image/jpeg';
  // The first byte is another character: `latin1` stands for windows-1252.
  if (bytes[0] === 0x89 && text.startsWith('PNG\r\n\x1a\n', 1)) return 'image/png';
  if (/^(\xef\xbb\xbf)?\s*(<\?xml[^>]*>\s*)?<svg[\s>]/.test(text)) return 'image/svg+xml';
  return undefined;
}
