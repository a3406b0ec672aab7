import { z } from '../zod.ts';
import { pageSlugs } from './page-slugs.ts';

export const pageRowSchema = z.object({
  slug: z.enum(pageSlugs),
  title: z.string(),
  /** Markdown without the title. */
  body: z.string(),
  /** Grows with every change; 0 if the owner has changed nothing. */
  version: z.int(),
  /** Version that customers accept: a number, or the date of the default text. */
  label: z.string(),
  /** Time of the owner's text in ms since 1970; `null` for the default text. */
  createdAt: z.int().nullable(),
});

export type PageRow = z.infer<typeof pageRowSchema>;
