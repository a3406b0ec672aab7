import { editStyles, noEdits, type TokenEdits } from './token-edits.ts';

/** Name of the event of the window after a change of tokens. */
export const tokensChanged = 'tokenschange';

let current = noEdits;
let sheet: HTMLStyleElement | undefined;

/** Returns the edits that the page shows. */
export function liveTokens(): TokenEdits {
  return current;
}

/** Shows edits on this page and on every story that opens after it, until Storybook is reloaded. */
export function setLiveTokens(edits: TokenEdits): void {
  current = edits;
  sheet ??= document.head.appendChild(document.createElement('style'));
  sheet.textContent = editStyles(edits);
  dispatchEvent(new Event(tokensChanged));
}
