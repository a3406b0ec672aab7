// A chunk of its own: the popup and the dialog under it are needed only when a detail is opened.
export { DetailModal as default } from '@thach-an/ui';
