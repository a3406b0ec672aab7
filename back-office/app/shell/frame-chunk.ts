// A separate chunk: dialogs and toasts follow an input.
export { Toaster } from '@thach-an/ui';
export { SectionSheet } from '@thach-an/ui/admin';
