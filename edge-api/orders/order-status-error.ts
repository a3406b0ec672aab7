/** The status change is not possible. The message is English, for the command line. */
export class OrderStatusError extends Error {
  override name = 'OrderStatusError';
}
