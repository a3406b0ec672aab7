// A separate chunk: guests have no menu.
export { CustomerMenu as default } from './customer-menu.tsx';
