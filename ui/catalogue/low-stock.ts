/** Maximum stock up to which the remaining quantity is shown. */
export const lowStock = 5;
