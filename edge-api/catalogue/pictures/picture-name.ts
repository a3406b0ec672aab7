/** Content types of pictures, and of certificates, by the extension of their names. */
const pictureTypes: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  svg: 'image/svg+xml',
  pdf: 'application/pdf',
};

/** Matches a plain file name: no folder, no leading dot. */
const fileName = /^[a-z0-9][a-z0-9._-]{0,159}\.(avif|webp|jpe?g|png|svg|pdf)$/i;

/** Returns the content type of the picture with a name, or `undefined` if it is not such a name. */
export function pictureTypeOf(name: string): string | undefined {
  return pictureTypes[fileName.exec(name)?.[1]?.toLowerCase() ?? ''];
}
