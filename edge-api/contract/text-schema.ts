import { unprintable, visibleText } from './visible-text.ts';
import { z } from './zod.ts';

/**
 * Returns the schema of a line of text. A text that cannot be seen is empty.
 *
 * @param maxLength in UTF-16 code units
 * @param missing message for an empty text. @default it is allowed
 */
export const textLine = (maxLength: number, missing?: string) =>
  z.string(missing ?? 'Phải là một dòng chữ.').trim().normalize('NFC').overwrite(visibleText)
    .min(missing === undefined ? 0 : 1, missing)
    .max(maxLength, { error: `Không được dài quá ${maxLength} ký tự.`, abort: true })
    .refine((text) => !unprintable.test(text), 'Có ký tự không hợp lệ.');

/**
 * Returns the schema of a text that may have several lines.
 *
 * @param name field name that begins the messages
 * @param missing message for a text without visible characters. @default it is allowed, and empty
 */
export const longText = (name: string, maxLength: number, missing?: string) =>
  z.string(missing).trim().normalize('NFC')
    .refine(
      (text) => !unprintable.test(text.replace(/[\r\n\t]/g, '')),
      `${name} có ký tự không hợp lệ.`,
    )
    .overwrite(visibleText)
    .min(missing === undefined ? 0 : 1, missing)
    // Not at once: pages that never show it would wait for the formatter.
    .max(maxLength, {
      error: () => `${name} không được dài quá ${maxLength.toLocaleString('vi')} ký tự.`,
    });
