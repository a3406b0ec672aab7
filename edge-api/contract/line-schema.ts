import { containsLink } from './account/contains-link.ts';
import { isVisible, unprintable } from './visible-text.ts';
import { z } from './zod.ts';

/**
 * Returns the schema of a line of text without links.
 *
 * @param name field name that begins the messages
 * @param missing message for an absent text
 */
export const lineSchema = (name: string, missing: string, minLength = 1, maxLength = 100) =>
  z.string(missing).trim().normalize('NFC').min(minLength, missing)
    .max(maxLength, { error: `${name} không được dài quá ${maxLength} ký tự.`, abort: true })
    .refine((text) => text === '' || isVisible(text), { error: missing, abort: true })
    .refine((text) => !unprintable.test(text), `${name} có ký tự không hợp lệ.`)
    .refine(
      (text) => !containsLink(text),
      `${name} không được chứa liên kết hoặc địa chỉ email.`,
    );
