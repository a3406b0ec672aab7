/** Label that Base UI gives to the button. */
const englishLabel = 'Dismiss';

/**
 * Returns a function that labels the hidden button that closes a list for screen readers. Base UI
 * adds one beside the input and one beside the popup, and has no prop for its label. The function
 * is suitable as a `ref` of the button's parent.
 *
 * @param label Label of the button
 */
export function labelCloseButton(label: string) {
  return (parent: HTMLElement | null): (() => void) | undefined => {
    if (!parent) return;
    let button: Element | null = null;
    const replaceLabel = () => {
      button = parent.querySelector(`[aria-label="${englishLabel}"]`) ?? button;
      button?.setAttribute('aria-label', label);
    };
    const observer = new MutationObserver(replaceLabel);
    observer.observe(parent, { childList: true });
    replaceLabel();
    return () => {
      observer.disconnect();
      // Another label may follow.
      button?.setAttribute('aria-label', englishLabel);
    };
  };
}
