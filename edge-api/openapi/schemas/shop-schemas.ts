import { z } from 'zod';
import { pageSlugs } from '../../contract/settings/page-slugs.ts';
import type { RichTextBlock, RichTextInline } from '../../contract/settings/rich-text.ts';
import type { ShopIdentity, ShopPage } from '../../contract/settings/shop-identity.ts';

/** Settings of the shop that its pages show. */
export const shopIdentitySchema = z.object({
  name: z.string(),
  slogan: z.string(),
  description: z.string(),
  brand: z.string(),
  contact: z.object({ phone: z.string(), email: z.string() }),
  social: z.array(z.object({ name: z.string(), href: z.string() })),
  seller: z.object({
    legalName: z.string(),
    taxCode: z.string(),
    registration: z.string(),
    address: z.string(),
  }),
  notice: z.object({ url: z.string(), symbol: z.string() }),
  versions: z.object({ terms: z.string(), privacy: z.string() }),
}) satisfies z.ZodType<ShopIdentity>;

/** Text with emphasis and links. */
export const richTextInlineSchema: z.ZodType<RichTextInline> = z.lazy(() =>
  z.union([
    z.string(),
    z.object({
      kind: z.enum(['strong', 'emphasis']),
      children: z.array(richTextInlineSchema),
    }),
    z.object({
      kind: z.literal('link'),
      href: z.string(),
      children: z.array(richTextInlineSchema),
    }),
    z.object({ kind: z.literal('break') }),
  ])
);

const inlines = z.array(richTextInlineSchema);

/** Block of a text page. */
export const richTextBlockSchema: z.ZodType<RichTextBlock> = z.lazy(() =>
  z.discriminatedUnion('kind', [
    z.object({
      kind: z.literal('heading'),
      level: z.union([z.literal(2), z.literal(3)]),
      children: inlines,
    }),
    z.object({ kind: z.literal('paragraph'), children: inlines }),
    z.object({
      kind: z.literal('list'),
      ordered: z.boolean(),
      start: z.int(),
      items: z.array(z.array(richTextBlockSchema)),
    }),
    z.object({ kind: z.literal('quote'), blocks: z.array(richTextBlockSchema) }),
    z.object({
      kind: z.literal('table'),
      head: z.array(inlines),
      rows: z.array(z.array(inlines)),
    }),
    z.object({ kind: z.literal('rule') }),
  ])
);

/** Text page of the shop. */
export const shopPageSchema = z.object({
  slug: z.enum(pageSlugs),
  title: z.string(),
  version: z.string(),
  date: z.string().describe('Date for readers, such as 22/11/2026'),
  description: z.string(),
  blocks: z.array(richTextBlockSchema),
}) satisfies z.ZodType<ShopPage>;
