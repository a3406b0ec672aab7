export interface PushMessage {
  title: string;
  body: string;
  /** Path of the page that a press opens. */
  path: string;
  /** A message replaces an earlier one with the same tag. */
  tag: string;
}
