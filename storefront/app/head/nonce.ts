import { createContext } from 'react';

/**
 * Nonce of the shop's own inline scripts and styles. The server allows only these, by their hashes,
 * and removes the nonce from the document; in a browser it is `undefined`.
 */
export const NonceContext = createContext<string | undefined>(undefined);
