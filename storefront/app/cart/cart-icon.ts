import { createRef } from 'react';

/** Cart icon in the navbar, the target of the flying picture. A page has one navbar. */
export const cartIcon = createRef<HTMLAnchorElement>();
