/** Texts of the breadcrumbs. */
export const breadcrumbsMessages = {
  label: 'Đường dẫn',
};
