/**
 * Response header with the ids of the products that a rendered page shows, separated by commas, for
 * the server only; never sent to a browser.
 */
export const shownProductsHeader = 'X-Shown-Products';
