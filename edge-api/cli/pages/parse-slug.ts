import { InvalidArgumentError } from 'commander';
import { type PageSlug, pageSlugs } from '../../contract/settings/page-slugs.ts';

/** List of the pages for the help text. */
export const slugChoices = pageSlugs.join(', ');

/**
 * Parses the name of a page, with or without its slash.
 *
 * @throws {InvalidArgumentError} if there is no such page
 */
export function slugOption(text: string): PageSlug {
  const slug = pageSlugs.find((known) => known === text.replace(/^\//, ''));
  if (!slug) throw new InvalidArgumentError(`It must be one of: ${slugChoices}.`);
  return slug;
}
