// A separate chunk: the popup and its dialog are needed only when a product is opened.
export { DetailModal as default } from '@thach-an/ui';
