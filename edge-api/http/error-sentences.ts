import { accountSentences } from '../account/account-sentences.ts';
import { catalogueSentences } from '../catalogue/catalogue-sentences.ts';
import { checkoutSentences } from '../checkout/checkout-sentences.ts';
import { orderSentences } from '../orders/order-sentences.ts';
import { paymentSentences } from '../payments/payment-sentences.ts';
import { customerSentences } from '../customers/customer-sentences.ts';
import { reviewSentences } from '../reviews/review-sentences.ts';
import { settingsSentences } from '../settings/settings-sentences.ts';
import { staffSentences } from '../staff/staff-sentences.ts';
import { httpSentences } from './http-sentences.ts';

export const errorSentences = {
  ...httpSentences,
  ...accountSentences,
  ...catalogueSentences,
  ...checkoutSentences,
  ...orderSentences,
  ...paymentSentences,
  ...customerSentences,
  ...reviewSentences,
  ...settingsSentences,
  ...staffSentences,
};

export type ErrorSentences = typeof errorSentences;
