import { z } from '../zod.ts';

/** Text with emphasis and links. `href` is safe to be followed. */
export type RichTextInline =
  | string
  | { kind: 'strong' | 'emphasis'; children: RichTextInline[] }
  | { kind: 'link'; href: string; children: RichTextInline[] }
  | { kind: 'break' };

/** Block of a text page. A list item and a quote contain further blocks. */
export type RichTextBlock =
  | { kind: 'heading'; level: 2 | 3; children: RichTextInline[] }
  | { kind: 'paragraph'; children: RichTextInline[] }
  | { kind: 'list'; ordered: boolean; start: number; items: RichTextBlock[][] }
  | { kind: 'quote'; blocks: RichTextBlock[] }
  | { kind: 'table'; head: RichTextInline[][]; rows: RichTextInline[][][] }
  | { kind: 'rule' };

export const richTextInlineSchema: z.ZodType<RichTextInline> = z.lazy(() =>
  z.union([
    z.string(),
    z.object({ kind: z.enum(['strong', 'emphasis']), children: inlines() }),
    z.object({ kind: z.literal('link'), href: z.string(), children: inlines() }),
    z.object({ kind: z.literal('break') }),
  ])
).meta({ id: 'RichTextInline' });

const inlines = () => z.array(richTextInlineSchema);

export const richTextBlockSchema: z.ZodType<RichTextBlock> = z.lazy(() =>
  z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('heading'), level: z.literal([2, 3]), children: inlines() }),
    z.object({ kind: z.literal('paragraph'), children: inlines() }),
    z.object({
      kind: z.literal('list'),
      ordered: z.boolean(),
      start: z.int(),
      items: z.array(blocks()),
    }),
    z.object({ kind: z.literal('quote'), blocks: blocks() }),
    z.object({
      kind: z.literal('table'),
      head: z.array(inlines()),
      rows: z.array(z.array(inlines())),
    }),
    z.object({ kind: z.literal('rule') }),
  ])
).meta({ id: 'RichTextBlock' });

const blocks = () => z.array(richTextBlockSchema);
