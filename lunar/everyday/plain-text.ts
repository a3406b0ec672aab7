/** Removes accents, case, punctuation at the ends and repeated spaces. */
export function plainText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('đ', 'd')
    .replace(/[()]/g, ' ').replace(/\s+/g, ' ').replace(/^[ .,;:!?]+|[ .,;:!?]+$/g, '')
    .replace(/(\d)([a-z])/g, '$1 $2');
}
