import type { PageSlug } from './page-slugs.ts';
import type { RichTextBlock } from './rich-text.ts';

/** Settings of the shop that its pages show. Texts that are not set are empty. */
export interface ShopIdentity {
  name: string;
  slogan: string;
  /** Description for search engines. */
  description: string;
  /** Description for the footer. */
  brand: string;
  /** Phone number as displayed, with spaces, and e-mail address. */
  contact: { phone: string; email: string };
  /** Profiles in social networks. */
  social: { name: string; href: string }[];
  seller: { legalName: string; taxCode: string; registration: string; address: string };
  /**
   * Record of the shop in the national system for e-commerce: its URL, and the file name of the
   * symbol that the system has issued.
   */
  notice: { url: string; symbol: string };
  /** Current versions of the pages that a customer accepts. */
  versions: { terms: string; privacy: string };
}

/** A text page, filled in with the settings of the shop. */
export interface ShopPage {
  slug: PageSlug;
  title: string;
  /** Number of the owner's version, or the date of the default text, such as '2026-11-22'. */
  version: string;
  /** Date of the version for readers, such as '22/11/2026'. */
  date: string;
  /** First paragraph as plain text, for search engines. */
  description: string;
  blocks: RichTextBlock[];
}
