import type * as all from './all-messages.ts';

/** Texts of all components, each under the name of its constant without `Messages`. */
export type Messages = {
  [Name in keyof typeof all as Name extends `${infer Component}Messages` ? Component : never]:
    (typeof all)[Name];
};

/** Texts of some components, or some texts of a component. */
export type SomeMessages = { readonly [Name in keyof Messages]?: Partial<Messages[Name]> };
