// A chunk of its own: the popup is needed only by who signs up or logs in.
export { LoginPopup as default } from '@thach-an/ui';
