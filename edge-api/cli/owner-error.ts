/** Error of an owner's command. The English message explains how to resolve it. */
export class OwnerError extends Error {
  override name = 'OwnerError';

  /**
   * @param code stable error code for scripts
   * @param details additional fields, such as `suggestions`
   */
  constructor(
    readonly code: string,
    message: string,
    readonly details: Readonly<Record<string, unknown>> = {},
  ) {
    super(message);
  }
}
