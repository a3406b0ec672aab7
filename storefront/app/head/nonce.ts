import { createContext } from 'react';

/**
 * Marks the inline scripts and styles that a page is rendered with on purpose. The server allows just
 * these, by their hashes, and takes the mark off again; in a browser there is none.
 */
export const NonceContext = createContext<string | undefined>(undefined);

/** Tells the server which nonce a page was rendered with; never sent to a browser. */
export const nonceHeader = 'X-Nonce';
