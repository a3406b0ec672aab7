/** A story or documentation page, as listed in Storybook's `index.json`. */
export interface Entry {
  id: string;
  type: 'story' | 'docs';
  /** Contains `autodocs` for a page that Storybook generated. */
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
 * Shows an entry in Storybook's preview frame and waits until its play function has ended. Runs in
 * the browser.
 *
 * @returns a sentence for each problem
 */
export async function openEntry({ id, type }: Entry): Promise<string[]> {
  const channel = globalThis.__STORYBOOK_ADDONS_CHANNEL__;
  const problems: string[] = [];
  const endEvents = type === 'docs'
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
    const listener: Listener = (payload) => problems.push(`${failure}: ${JSON.stringify(payload)}`);
    return [failure, listener] as const;
  });
  await new Promise<void>((resolve) => {
    for (const end of endEvents) {
      listeners.push([end, (payload) => {
        // An earlier story may still report its end.
        const ended = typeof payload === 'string'
          ? payload
          : (payload as { storyId: string }).storyId;
        if (ended === id) resolve();
      }]);
    }
    for (const [event, listener] of listeners) channel.on(event, listener);
    channel.emit('setCurrentStory', { storyId: id, viewMode: type });
  });
  for (const [event, listener] of listeners) channel.off(event, listener);
  return problems;
}
