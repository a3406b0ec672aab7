import { z } from '../zod.ts';

/** Delivery and returns in short, for the page of a product. Texts that are not set are empty. */
export const purchaseTermsSchema = z.object({
  delivery: z.object({
    area: z.string(),
    preparation: z.string().describe("Such as '1–2 ngày làm việc'"),
    time: z.string(),
    remoteTime: z.string(),
  }),
  returns: z.object({
    days: z.int().describe('Days to return goods'),
    refundDays: z.int().describe('Days until the money is returned'),
  }),
});

export type PurchaseTerms = z.infer<typeof purchaseTermsSchema>;
