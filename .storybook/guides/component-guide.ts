/**
 * Maturity of a component. `stable`: in use, and its props stay compatible. `new`: its props may
 * still change. `internal`: a part of other components that the package does not export.
 * `deprecated`: to be replaced.
 */
export type ComponentStatus = 'stable' | 'new' | 'internal' | 'deprecated';

/**
 * Written documentation of a component: the content of the file `my-thing.guide.json` beside
 * `my-thing.stories.tsx`. The page of the component shows it together with props and states.
 */
export interface ComponentGuide {
  status: ComponentStatus;
  /** Situations in which the component is the right one. */
  use: readonly string[];
  /** Situations in which it is not, with the alternative. */
  avoid: readonly string[];
  /** Descriptions of its visible parts, by name, from top to bottom. */
  anatomy: Readonly<Record<string, string>>;
  /** Name of a keyboard interface that several components share. */
  keyboard?: string;
  /** Effects of further keys. Without any key the component takes no focus. */
  keys: Readonly<Record<string, string>>;
  /** Changes that users of the component notice, by version, the latest first. */
  changes: Readonly<Record<string, readonly string[]>>;
}
