/** Texts of the link with the mean rating of a product. */
export const ratingLinkMessages = {
  /** Follows the mean rating, for screen readers. */
  outOf: 'trên 5 sao',
  count: (reviews: number) => `${reviews} đánh giá`,
};
