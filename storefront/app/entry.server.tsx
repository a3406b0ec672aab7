/** Entry of the pages on the server. It is part of their build. */
export { createRenderer, handleError, handleRequest as default } from './create-renderer.tsx';
export { styleSheet } from './head/styles.tsx';
