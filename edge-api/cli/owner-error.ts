/** Something that the owner's commands refuse. The message is English and says what to do about it. */
export class OwnerError extends Error {
  override name = 'OwnerError';

  /**
   * @param code stable name of the refusal, for scripts
   * @param details more about it, such as `suggestions`
   */
  constructor(
    readonly code: string,
    message: string,
    readonly details: Readonly<Record<string, unknown>> = {},
  ) {
    super(message);
  }
}
