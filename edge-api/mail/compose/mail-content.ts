/** Labelled amount in đồng. */
export interface AmountLine {
  label: string;
  amount: number;
}

/** Content block of a mail, rendered as HTML and as plain text. */
export type MailBlock =
  /** Paragraph. */
  | string
  /** Secondary text in a smaller font. */
  | { kind: 'note'; text: string }
  | { kind: 'button'; label: string; href: string }
  /** Link in a smaller font, for a rare action. */
  | { kind: 'link'; label: string; href: string }
  /** Visible URL for mail programs without buttons. Plain text omits it. */
  | { kind: 'address'; caption: string; href: string }
  /** Code to be typed in by the reader. */
  | { kind: 'code'; code: string; caption: string }
  /** QR code, which plain text omits. */
  | { kind: 'qr'; payload: string; caption: string }
  | { kind: 'facts'; facts: { label: string; value: string }[] }
  | {
    kind: 'receipt';
    items: { name: string; quantity: number; price: number }[];
    lines: AmountLine[];
    total: AmountLine;
  };

export interface MailContent {
  subject: string;
  /** Text that a list of mails shows beside the subject. */
  preheader: string;
  heading: string;
  blocks: MailBlock[];
  /**
   * Page of the back office where the address of a report is set. Mails to customers have none:
   * they end with ways to reach the shop.
   */
  settingsUrl?: string;
}

export const note = (text: string): MailBlock => ({ kind: 'note', text });
export const button = (label: string, href: string): MailBlock => ({ kind: 'button', label, href });

/** Returns a list of facts without those whose value is empty. */
export const facts = (pairs: readonly (readonly [label: string, value: string])[]): MailBlock => ({
  kind: 'facts',
  facts: pairs.filter(([, value]) => value !== '').map(([label, value]) => ({ label, value })),
});
