/**
 * Sets `data-signed-in` on the document element before the first paint if a token is stored. A
 * document is the same for everyone: with this mark, `app.css` hides the sign-up button before
 * hydration.
 */
const script =
  `try{localStorage.getItem('token')&&(document.documentElement.dataset.signedIn='')}catch{}`;

/** Renders the inline script that marks the page of a logged-in customer. */
export function MarkSignedIn({ nonce }: { nonce?: string }) {
  return (
    <script
      nonce={nonce}
      // deno-lint-ignore react-no-danger -- a constant script
      dangerouslySetInnerHTML={{ __html: script }}
      suppressHydrationWarning
    />
  );
}
