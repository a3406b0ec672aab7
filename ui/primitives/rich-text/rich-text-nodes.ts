/** Text with emphasis and links. Links must be safe to be followed. */
export type RichTextInline =
  | string
  | { kind: 'strong' | 'emphasis'; children: readonly RichTextInline[] }
  | { kind: 'link'; href: string; children: readonly RichTextInline[] }
  | { kind: 'break' };

/** Block of a text. A list item and a quote contain further blocks. */
export type RichTextBlock =
  | { kind: 'heading'; level: 2 | 3; children: readonly RichTextInline[] }
  | { kind: 'paragraph'; children: readonly RichTextInline[] }
  | {
    kind: 'list';
    ordered: boolean;
    start: number;
    items: readonly (readonly RichTextBlock[])[];
  }
  | { kind: 'quote'; blocks: readonly RichTextBlock[] }
  | {
    kind: 'table';
    head: readonly (readonly RichTextInline[])[];
    rows: readonly (readonly (readonly RichTextInline[])[])[];
  }
  | { kind: 'rule' };
