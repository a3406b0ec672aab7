import { foldText } from '../../edge-api/contract/catalogue/words.ts';

const searchField = 'storybook-explorer-searchfield';

/**
 * Folds the text of a search in the sidebar, whose titles have no accents: "giỏ hàng" finds the
 * same as "gio hang". A composition by Telex or VNI is not touched until it ends.
 */
export function searchWithoutAccents(): void {
  // React listens below the document: it receives the changed text.
  document.addEventListener('input', fold, { capture: true });
  document.addEventListener('compositionend', fold, { capture: true });
}

function fold(event: Event): void {
  const field = event.target;
  if (!(field instanceof HTMLInputElement) || field.id !== searchField) return;
  if (event instanceof InputEvent && event.isComposing) return;
  const folded = foldText(field.value);
  if (folded === field.value) return;
  // React replaces the setter of the element and would take the new text for its own.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, folded);
  if (event.type !== 'input') field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}
