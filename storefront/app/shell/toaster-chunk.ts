// A separate chunk: toasts are needed only after something has happened.
export { notify, Toaster } from '@thach-an/ui';
