declare global {
  // The names are Vite's own, so that its types, where they are loaded, are these.
  interface ImportMetaEnv {
    /** Whether this is the server's part of the pages. */
    SSR: boolean;
  }
  interface ImportMeta {
    readonly env: ImportMetaEnv;
  }
}

const id = 'styles';

/**
 * The style sheet, 8 KB when compressed, comes inside the document: nothing has to be waited for
 * before the first picture. The browser's part of the pages does not hold it a second time; it takes
 * over what stands in the document.
 */
const css: string = import.meta.env.SSR
  ? (await import('../app.css?inline')).default
  : document.getElementById(id)?.textContent ?? '';

/** The style sheet of the shop. */
export function Styles({ nonce }: { nonce?: string }) {
  return (
    <style
      id={id}
      nonce={nonce}
      // deno-lint-ignore react-no-danger -- our own style sheet, whose quotes must not be escaped
      dangerouslySetInnerHTML={{ __html: css }}
      suppressHydrationWarning
    />
  );
}
