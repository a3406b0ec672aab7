import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { sections } from './sections.ts';

/** Time in which the second key of a sequence must follow, in ms. */
const sequenceTime = 1_500;

/**
 * Handles the keyboard shortcuts of all pages. Keys typed into a field, or while a dialog is being
 * loaded, are no shortcuts.
 */
export function useShortcuts(
  isOpening: boolean,
  open: (dialog: 'palette' | 'shortcuts') => void,
): void {
  const navigate = useNavigate();
  const latest = useRef({ isOpening, open, navigate });
  latest.current = { isOpening, open, navigate };

  useEffect(() => {
    let sequenceEnd = 0;
    const press = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, target } = event;
      const { isOpening, open, navigate } = latest.current;
      if ((ctrlKey || metaKey) && key.toLowerCase() === 'k') {
        event.preventDefault();
        return open('palette');
      }
      const isTyping = target instanceof HTMLElement &&
        (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName));
      const isModal = isOpening || document.querySelector('[role=dialog], dialog[open]') !== null;
      if (isTyping || isModal || event.isComposing || ctrlKey || metaKey || altKey) return;
      const search = document.querySelector<HTMLElement>('main input[type=search]');
      const section = event.timeStamp < sequenceEnd
        ? sections.find((one) => one.key === key.toLowerCase())
        : undefined;
      sequenceEnd = key.toLowerCase() === 'g' && !section ? event.timeStamp + sequenceTime : 0;
      if (section) navigate(section.href);
      else if (key === '?') open('shortcuts');
      else if (key === '/' && search) search.focus();
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}
