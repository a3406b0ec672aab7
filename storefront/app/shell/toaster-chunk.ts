// A chunk of its own: toasts are needed only after something has happened.
export { notify, Toaster } from '@thach-an/ui';
