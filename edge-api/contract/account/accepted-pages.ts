import { z } from '../zod.ts';

const invalidVersion = 'Phiên bản của điều khoản không hợp lệ.';

/** Version of a text page: the number of the owner's version, or the date of a default text. */
const versionSchema = z.string(invalidVersion).regex(/^(?:[1-9]\d{0,8}|\d{4}-\d\d-\d\d)$/, {
  error: invalidVersion,
});

/** Versions of the pages that a customer has seen and accepted. */
export const acceptedVersionsSchema = z.object({
  terms: versionSchema,
  privacy: versionSchema,
}, invalidVersion);

/** Versions of the pages that a customer has seen and accepted. */
export type AcceptedVersions = z.infer<typeof acceptedVersionsSchema>;
