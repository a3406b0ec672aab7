// A chunk of its own: the popup and its dialog are needed only when a product is opened.
export { DetailModal as default } from '@thach-an/ui';
