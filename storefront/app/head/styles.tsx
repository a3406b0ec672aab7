declare global {
  // The names are Vite's own, so that these declarations merge with its types where they are
  // loaded.
  interface ImportMetaEnv {
    /** `true` in the server's build of the pages. */
    SSR: boolean;
    /** `true` in a build, `false` in the development server, which has no service worker. */
    PROD: boolean;
  }
  interface ImportMeta {
    readonly env: ImportMetaEnv;
  }
}

const id = 'styles';

/**
 * The style sheet, 8 KB when compressed. It is inlined in the document, so that no further request
 * delays the first paint. The browser's build does not contain it: it reads the text from the
 * document.
 */
const styles: string = import.meta.env.SSR
  ? (await import('../app.css?inline')).default
  : document.getElementById(id)?.textContent ?? '';

/**
 * The style sheet of a server's build, and the text that a page has in its place while it is
 * rendered: half of a page are styles.
 */
export const styleSheet = { text: styles, placeholder: '/*styles*/' };

/** Renders the style sheet of the shop. */
export function Styles({ nonce }: { nonce?: string }) {
  return (
    <style
      id={id}
      nonce={nonce}
      // deno-lint-ignore react-no-danger -- constant, and its quotes must not be escaped
      dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? styleSheet.placeholder : styles }}
      suppressHydrationWarning
    />
  );
}
