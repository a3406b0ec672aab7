import type { html } from 'hono/html';

/** Escaped HTML, perhaps not complete yet. */
export type Html = ReturnType<typeof html>;

/** The fonts of headings and figures; where Lora is missing, others with Vietnamese letters. */
export const serif = "Lora, Georgia, 'Times New Roman', serif";

/** The fonts of everything else. */
export const sans = "'Be Vietnam Pro', 'Helvetica Neue', Arial, sans-serif";
