/** Texts of a birth chart that is loading. */
export const tuViSkeletonMessages = {
  loading: 'Đang phân tích…',
};
