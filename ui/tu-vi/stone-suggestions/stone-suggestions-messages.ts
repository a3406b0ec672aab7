/** Texts of the list of suggested stones. */
export const stoneSuggestionsMessages = {
  label: 'Đá được gợi ý',
};
