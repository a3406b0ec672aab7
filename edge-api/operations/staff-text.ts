import { unprintable, visibleText } from '../contract/visible-text.ts';
import { z } from '../contract/zod.ts';

/**
 * Returns the schema of a text that staff write, which may have several lines.
 *
 * @param name field name that begins the messages
 * @param missing message for a text without visible characters. @default it is allowed, and empty
 */
export function staffText(name: string, maxLength: number, missing?: string) {
  const limit = maxLength.toLocaleString('vi-VN');
  return z.string(missing).trim().normalize('NFC')
    .refine(
      (text) => !unprintable.test(text.replace(/[\n\t]/g, '')),
      `${name} có ký tự không hợp lệ.`,
    )
    .overwrite(visibleText)
    .min(missing === undefined ? 0 : 1, missing)
    .max(maxLength, `${name} không được dài quá ${limit} ký tự.`);
}
