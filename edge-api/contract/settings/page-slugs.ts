/** Pages with texts that the owner can edit. A slug is the path of its page without the slash. */
export const pageSlugs = [
  'about',
  'delivery',
  'returns',
  'payment',
  'privacy',
  'terms',
  'complaints',
  'size-guide',
  'faq',
] as const;

/** Path of a text page without the slash. */
export type PageSlug = (typeof pageSlugs)[number];
