/** A story or a written page, as Storybook's `index.json` lists it. */
export interface Entry {
  id: string;
  type: 'story' | 'docs';
  /** `autodocs` on a page that Storybook has made by itself. */
  tags: string[];
}

type Listener = (...payload: unknown[]) => void;

declare const globalThis: {
  __STORYBOOK_ADDONS_CHANNEL__: {
    on(event: string, listener: Listener): void;
    off(event: string, listener: Listener): void;
    emit(event: string, payload: unknown): void;
  };
};

/**
 * Shows another entry in a frame of Storybook and waits until its play function has ended. Runs in
 * the browser.
 *
 * @returns what went wrong, a sentence each
 */
export async function openEntry({ id, type }: Entry): Promise<string[]> {
  const channel = globalThis.__STORYBOOK_ADDONS_CHANNEL__;
  const problems: string[] = [];
  const ends = type === 'docs'
    ? ['docsRendered', 'storyMissing']
    : ['storyFinished', 'storyMissing'];
  const failures = [
    'storyMissing',
    'storyErrored',
    'storyThrewException',
    'playFunctionThrewException',
    'unhandledErrorsWhilePlaying',
  ];
  const listeners = failures.map((failure) => {
    const listener: Listener = (what) => problems.push(`${failure}: ${JSON.stringify(what)}`);
    return [failure, listener] as const;
  });
  await new Promise<void>((resolve) => {
    for (const end of ends) {
      listeners.push([end, (what) => {
        // A story that was left before its end may still be heard.
        const ended = typeof what === 'string' ? what : (what as { storyId: string }).storyId;
        if (ended === id) resolve();
      }]);
    }
    for (const [event, listener] of listeners) channel.on(event, listener);
    channel.emit('setCurrentStory', { storyId: id, viewMode: type });
  });
  for (const [event, listener] of listeners) channel.off(event, listener);
  return problems;
}
