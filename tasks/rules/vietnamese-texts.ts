import { blank, withoutComments } from './comments.ts';
import type { Rule } from './rule.ts';

/** A letter that Vietnamese has and English does not, also a mark of a decomposed letter. */
const letter = /[à-ỹ]/i;

/**
 * Files of messages, the back office, which is Vietnamese only, and files that are not part of the
 * package. A test reads the English texts.
 */
const exempt =
  /-messages\.tsx?$|^ui\/(?:messages\/english|admin)\/|\.(?:stories|sample|test)\.tsx?$/;

/** Names that are not translated, words that the server sends, letters to compare, test data. */
const dataFiles = new Set([
  'ui/checkout/address-picker/match-division.ts',
  'ui/orders/order-card/status-colours.ts',
  'ui/primitives/price/format-price.ts',
  'ui/tu-vi/la-so-board/palace-squares.ts',
  'ui/tu-vi/la-so-stars/brightness-letter.ts',
  'ui/tu-vi/la-so-stars/minor-stars-of.ts',
  'ui/tu-vi/la-so-stars/star-element.ts',
  'ui/tu-vi/tu-vi-element/element-colour.ts',
  'ui/tu-vi/tu-vi-feng-shui/compass-sectors.ts',
  'ui/tu-vi/tu-vi-form/hour-slots.ts',
  'ui/tu-vi/tu-vi-pillars/element-of.ts',
]);

/** Texts of a component, or a value that is compared, such as the name of a palace. */
const allowed = /^const \w+Messages = \{\n.*?^\};|[!=]== '[^'\n]*'/gms;

/**
 * Texts of the shop's components are messages, so that `MessagesProvider` can replace them. They
 * are in a constant of the component or in a file of messages.
 */
export const vietnameseTexts: Rule = (files) =>
  files.flatMap((file) => {
    const { path, text } = file;
    if (!/^ui\/.*\.tsx?$/.test(path) || exempt.test(path) || dataFiles.has(path)) return [];
    const lines = text.split('\n');
    return withoutComments(file).replaceAll(allowed, blank).split('\n').flatMap(
      (line, index) =>
        letter.test(line)
          ? [
            `${path}:${index + 1} has a text that belongs to its messages: ${lines[index]?.trim()}`,
          ]
          : [],
    );
  });
