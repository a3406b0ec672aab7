/**
 * Returns the width and the height of a lossy WebP or an AVIF file in pixels.
 *
 * @throws {TypeError} For a file of another format.
 */
export function pictureSize(bytes: Uint8Array<ArrayBuffer>): [width: number, height: number] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const text = new TextDecoder('latin1').decode(bytes.subarray(0, 1024));
  if (/^RIFF....WEBPVP8 /s.test(text)) {
    // The upper two bits of each number are a scale.
    return [view.getUint16(26, true) & 0x3fff, view.getUint16(28, true) & 0x3fff];
  }
  const extent = text.indexOf('ispe');
  if (!/^....ftypavif/s.test(text) || extent < 0) {
    throw new TypeError('Cannot read the size of a picture that is neither lossy WebP nor AVIF');
  }
  // The name of the property is followed by four bytes of version and flags.
  return [view.getUint32(extent + 8), view.getUint32(extent + 12)];
}
