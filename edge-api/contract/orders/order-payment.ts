/** Methods of payment of an order: on delivery, by card, or by bank transfer. */
export const orderPayments = ['cod', 'card', 'transfer'] as const;

export type OrderPayment = (typeof orderPayments)[number];
