/** Money that has arrived in the shop's bank account. */
export interface ReceivedTransfer {
  /** Service that reports it, or `manual`. */
  provider: string;
  /** Number of the transfer, unique within the provider. */
  id: string;
  /** Amount in đồng. */
  amount: number;
  /** Text of the transfer. */
  content: string;
  /** Time of the transfer, in ms since 1970. */
  at: number;
}
