// A separate chunk: guests have no menu.
export { ProfileMenu as default } from '@thach-an/ui';
