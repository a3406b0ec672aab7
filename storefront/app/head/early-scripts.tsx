import { tokenKey } from '../account/session-store.ts';
import { themeKey } from '../shell/theme-store.ts';

/**
 * Marks the document element before the first paint, because a document is the same for everyone:
 * with `data-signed-in` if a token is stored, for which `app.css` hides the sign-up button before
 * hydration, and with `data-theme` if the visitor has chosen a theme.
 */
const scripts = [
  `try{localStorage.getItem('${tokenKey}')&&(document.documentElement.dataset.signedIn='')}catch{}`,
  `try{const t=localStorage.getItem('${themeKey}');` +
  `if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch{}`,
];

/** Renders the inline scripts that run before the first paint. */
export function EarlyScripts({ nonce }: { nonce?: string }) {
  return scripts.map((script) => (
    <script
      key={script}
      nonce={nonce}
      // deno-lint-ignore react-no-danger -- a constant script
      dangerouslySetInnerHTML={{ __html: script }}
      suppressHydrationWarning
    />
  ));
}
