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
