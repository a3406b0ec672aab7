const levels = ['error', 'warn'] as const;

/** Collects console errors and warnings until `stop` is called. */
export function listenToConsole(): { messages: string[]; stop: () => void } {
  const messages: string[] = [];
  const originals = levels.map((level) => {
    const original = console[level];
    console[level] = (...values: unknown[]) => {
      messages.push(values.map(String).join(' '));
      original(...values);
    };
    return { level, original };
  });
  return {
    messages,
    stop: () => {
      for (const { level, original } of originals) console[level] = original;
    },
  };
}
