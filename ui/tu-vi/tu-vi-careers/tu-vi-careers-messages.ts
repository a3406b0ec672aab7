/** Texts of the suitable careers. */
export const tuViCareersMessages = {
  title: 'Nghề nghiệp phù hợp',
};
