import { type ComponentType, useState } from 'react';

type Args = Record<string, unknown>;

interface StatefulStoryProps {
  Story: ComponentType<{ args: Args }>;
  args: Args;
  /** Event handler that reports each value, such as `{ value: 'onChange' }`. */
  handlers: Readonly<Record<string, string>>;
}

/**
 * Renders a story with the values that its component has reported. A value that the controls change
 * replaces them. A story has this state if its parameter `state` names the handlers.
 */
export function StatefulStory({ Story, args, handlers }: StatefulStoryProps) {
  const [reported, setReported] = useState({ args, values: {} as Args });
  const names = Object.keys(handlers);
  if (names.some((name) => reported.args[name] !== args[name])) {
    setReported({ args, values: {} });
  }
  const own = Object.fromEntries(
    Object.entries(handlers).map(([name, handler]) => [handler, (value: unknown) => {
      setReported(({ values }) => ({ args, values: { ...values, [name]: value } }));
      (args[handler] as ((value: unknown) => void) | undefined)?.(value);
    }]),
  );
  return <Story args={{ ...args, ...reported.values, ...own }} />;
}
