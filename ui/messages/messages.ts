import type { english } from './english/english.ts';

/** Texts of all components, each under its name. The English texts are complete. */
export type Messages = typeof english;

/** Texts of some components, or some texts of a component. */
export type SomeMessages = { readonly [Name in keyof Messages]?: Partial<Messages[Name]> };
