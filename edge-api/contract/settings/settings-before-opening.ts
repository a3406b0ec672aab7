/**
 * Settings that the law in force expects and that have no default, and the record in the national
 * system, which exists only after the owner has notified the authority.
 */
export const expectedKeys: readonly string[] = [
  'seller.legalName',
  'seller.taxCode',
  'seller.registration',
  'seller.address',
  'notice.url',
  'privacy.storage',
];

/** Settings whose default belongs to the demo shop and reaches nobody. */
export const sampleKeys: readonly string[] = [
  'contact.phone',
  'contact.email',
  'social.facebook',
  'social.instagram',
  'social.youtube',
];
