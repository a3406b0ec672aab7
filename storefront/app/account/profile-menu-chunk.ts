// A chunk of its own: guests have no menu.
export { ProfileMenu as default } from '@thach-an/ui';
