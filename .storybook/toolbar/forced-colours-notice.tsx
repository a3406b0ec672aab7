import { type ReactNode, useSyncExternalStore } from 'react';

/** Returns `true` for a story that is about forced colours (high contrast of the system). */
export function forcesColours(parameters: { chromatic?: { forcedColors?: string } }): boolean {
  return parameters.chromatic?.forcedColors === 'active';
}

const query = matchMedia('(forced-colors: active)');

function subscribe(changed: () => void): () => void {
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

interface ForcedColoursNoticeProps {
  parameters: Parameters<typeof forcesColours>[0];
  children: ReactNode;
}

/** Shows how to turn forced colours on above a story that is about them. A page cannot do it. */
export function ForcedColoursNotice({ parameters, children }: ForcedColoursNoticeProps) {
  const active = useSyncExternalStore(subscribe, () => query.matches);
  const isMissing = forcesColours(parameters) && !active;
  return (
    <>
      {isMissing && (
        <p role='note' className='mb-4 border-l-4 border-cinnabar bg-surface px-4 py-2 text-base'>
          This browser does not force colours now, so the story looks like the light theme. Turn on
          a contrast theme of Windows, or in Chrome's developer tools: Rendering, Emulate CSS media
          feature forced-colors, active.
        </p>
      )}
      {children}
    </>
  );
}
