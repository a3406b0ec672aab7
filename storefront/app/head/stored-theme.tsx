import { themeKey } from '../shell/theme-store.ts';

/**
 * Sets `data-theme` on the document element before the first paint if the visitor has chosen a
 * theme. A document is the same for everyone: without this, a light page would appear first.
 */
const script = `try{const t=localStorage.getItem('${themeKey}');` +
  `if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch{}`;

/** Renders the inline script that applies the stored theme. */
export function StoredTheme({ nonce }: { nonce?: string }) {
  return (
    <script
      nonce={nonce}
      // deno-lint-ignore react-no-danger -- a constant script
      dangerouslySetInnerHTML={{ __html: script }}
      suppressHydrationWarning
    />
  );
}
