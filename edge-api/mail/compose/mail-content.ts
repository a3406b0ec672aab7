/** An amount beside its name, in đồng. */
export interface AmountLine {
  label: string;
  amount: number;
}

/** A piece of a mail. It is written once and comes out as HTML and as plain text. */
export type MailBlock =
  | { kind: 'paragraph'; text: string }
  /** Something the reader may need, in smaller letters. */
  | { kind: 'note'; text: string }
  | { kind: 'button'; label: string; href: string }
  /** An address to be seen as it is, where a button does not work. Plain text leaves it out. */
  | { kind: 'address'; caption: string; href: string }
  /** A code to be typed in elsewhere. */
  | { kind: 'code'; code: string; caption: string }
  | { kind: 'facts'; facts: { label: string; value: string }[] }
  | {
    kind: 'receipt';
    items: { name: string; quantity: number; price: number }[];
    lines: AmountLine[];
    total: AmountLine;
  };

/** What a mail says, before it has a form. */
export interface MailContent {
  subject: string;
  /** The line that a list of mails shows beside the subject. */
  preheader: string;
  heading: string;
  blocks: MailBlock[];
}
