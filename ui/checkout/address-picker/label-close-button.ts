/**
 * Translates the label of the hidden button that closes a list for screen readers. Base UI adds one
 * beside the input and one beside the popup, and has no prop for their English label. Suitable as a
 * `ref`.
 *
 * @param parent Parent of the button
 * @returns Function that stops the translation
 */
export function translateCloseButton(parent: HTMLElement | null): (() => void) | undefined {
  if (!parent) return;
  const translate = () => {
    const button = parent.querySelector('[aria-label="Dismiss"]');
    button?.setAttribute('aria-label', 'Đóng danh sách');
  };
  const observer = new MutationObserver(translate);
  observer.observe(parent, { childList: true });
  translate();
  return () => observer.disconnect();
}
