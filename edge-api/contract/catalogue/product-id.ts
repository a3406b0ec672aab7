/** Pattern of a product id: lower-case letters, digits and hyphens, at most 80 characters. */
export const productIdPattern = /^[a-z0-9][a-z0-9-]{0,79}$/;
