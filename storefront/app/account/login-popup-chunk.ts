// A separate chunk: only visitors who sign up or log in need the popup.
export { LoginPopup as default } from '@thach-an/ui';
