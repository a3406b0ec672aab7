import type { Globals } from 'storybook/internal/types';

/** Window of a preview, with the state of the toolbar that it shows. */
interface ToolbarWindow extends Window {
  toolbarGlobals?: Globals;
}

const changed = 'toolbarchanged';

/**
 * Documentation page that shows this story in a frame. The manager sends its events to that page
 * alone, and the page receives the events of its frames as if they were the manager's.
 */
const host = frameElement?.ownerDocument.defaultView as ToolbarWindow | null | undefined;

/** State of the toolbar with which a framed story starts, so that its events change nothing. */
export const hostGlobals: Globals = host?.toolbarGlobals ?? {};

/** Keeps the state of the toolbar for the stories that this page shows in frames. */
export function shareGlobals(globals: Globals): void {
  (window as ToolbarWindow).toolbarGlobals = globals;
  dispatchEvent(new Event(changed));
}

/** Calls `apply` with the state of the toolbar whenever it changes around a framed story. */
export function followHost(apply: (globals: Globals) => void): void {
  host?.addEventListener(changed, () => apply(host.toolbarGlobals ?? {}));
}
