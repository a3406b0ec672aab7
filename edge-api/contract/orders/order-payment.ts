/** Methods of payment of an order: on delivery, by card, or by bank transfer. */
export const orderPayments = ['cod', 'card', 'transfer'] as const;

/** Method of payment of an order. */
export type OrderPayment = (typeof orderPayments)[number];
