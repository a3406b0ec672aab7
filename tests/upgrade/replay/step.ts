/**
 * Step of a replay. Texts may contain references such as `{{orders.delivered.id}}` to the facts of
 * the fixture, to the variables of the file, and to values that earlier steps have kept.
 */
export type Step = RequestStep | CommandStep | MailStep;

interface NamedStep {
  /** Distinguishes the step from others with the same path or command. */
  case?: string;
}

/** Request to the server. */
export interface RequestStep extends NamedStep {
  /** Method and path, such as `POST /api/cart/add`. */
  send: string;
  /** Short name of a customer of the fixture, or a kept token. */
  as?: string;
  headers?: Record<string, string>;
  /** Body that is sent as JSON; a text is sent as it is. */
  body?: unknown;
  /** Values to keep by name: paths in the JSON of the reply, or `header` and a name. */
  keep?: Record<string, string>;
  /** Text for which the request is repeated: a process shows changes up to two seconds late. */
  until?: string;
  /** Number of requests; the different replies are compared. @default 1 */
  times?: number;
  /** `random` compares only the types of the values, `unordered` the lines of all entries. */
  compare?: 'random' | 'unordered' | 'headers';
}

/** Command of the owner. */
export interface CommandStep extends NamedStep {
  /** Arguments after `deno task shop`. */
  shop: string[];
  keep?: Record<string, string>;
}

/** Wait for a mail with a link. */
export interface MailStep extends NamedStep {
  /** Path of the link. */
  link: string;
  to: string;
  /** Name under which the token of the link is kept. */
  keep: string;
}

/** Steps that share a copy of the fixture and one server. */
export interface StepGroup {
  /** Environment variables of the server. */
  settings: Record<string, string>;
  variables: Record<string, unknown>;
  steps: Step[];
}

/** Result of a step, as lines that can be compared. */
export interface Observation {
  name: string;
  lines: string[];
}
