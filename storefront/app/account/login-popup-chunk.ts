// A separate chunk: only visitors who sign up or log in need the popup.
export { LoginDialog as default } from './login-dialog.tsx';
