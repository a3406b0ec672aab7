import { createRef } from 'react';

/** The cart in the navbar, where an added product flies to. There is one navbar on a page. */
export const cartIcon = createRef<HTMLAnchorElement>();
