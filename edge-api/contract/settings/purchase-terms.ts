/** Delivery and returns in short, for the page of a product. Texts that are not set are empty. */
export interface PurchaseTerms {
  /** Area, and times such as '1–2 ngày làm việc'. */
  delivery: { area: string; preparation: string; time: string; remoteTime: string };
  /** Days to return goods, and days until the money is returned. */
  returns: { days: number; refundDays: number };
}
