/**
 * A page is the same for everyone. Before it is first painted, this script marks it for who is signed in,
 * so that they do not see the button for signing up until hydration (`app.css` hides it).
 */
const script =
  `try{localStorage.getItem('token')&&(document.documentElement.dataset.signedIn='')}catch{}`;

export function MarkSignedIn({ nonce }: { nonce?: string }) {
  return (
    <script
      nonce={nonce}
      // deno-lint-ignore react-no-danger -- our own script, without anything put in
      dangerouslySetInnerHTML={{ __html: script }}
      suppressHydrationWarning
    />
  );
}
