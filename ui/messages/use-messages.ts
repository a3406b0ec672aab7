import { createContext, useContext } from 'react';
import type { Messages, SomeMessages } from './messages.ts';

/** Texts of the nearest provider. */
export const MessagesContext = createContext<SomeMessages>({});

/**
 * Sets the texts of the components below it. Its value holds all texts, such as `english` of
 * `@thach-an/ui/english`, or only those that differ from the Vietnamese ones. A value that is
 * created again in each render renders all components again.
 */
export const MessagesProvider = MessagesContext.Provider;

/**
 * Returns the texts of a component: those of the nearest {@link MessagesProvider}, completed by the
 * Vietnamese ones. Each component passes its own Vietnamese texts, so that a bundle contains only
 * the texts of the components in use.
 *
 * @param name name of the component's texts
 * @param vietnamese its Vietnamese texts
 */
export function useMessages<Name extends keyof Messages>(
  name: Name,
  vietnamese: Messages[Name],
): Messages[Name] {
  const provided = useContext(MessagesContext)[name];
  return provided ? { ...vietnamese, ...provided } : vietnamese;
}
