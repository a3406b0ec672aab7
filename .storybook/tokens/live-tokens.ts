import { themeTokens } from '../theme/theme-tokens.ts';
import { editStyles, noEdits, readEdits, type TokenEdits, writeEdits } from './token-edits.ts';

/** Name of the event of the window after a change of tokens. */
export const tokensChanged = 'tokenschange';

/** Parameter of a link to the editor. Storybook passes it on to the frame of the page. */
const parameter = 'tokens';

let current = noEdits;
let sheet: HTMLStyleElement | undefined;

/** Returns the address of the open page with edits, which shows them after it has opened. */
export function linkWithEdits(edits: TokenEdits): string {
  const url = new URL(parent.location.href);
  url.searchParams.set(parameter, writeEdits(edits));
  return url.href;
}

/** Shows the edits of the link that has opened the page. */
export function openLinkedTokens(): void {
  const text = new URLSearchParams(location.search).get(parameter);
  if (text !== null) setLiveTokens(readEdits(text, themeTokens.map(({ name }) => name)));
}

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
