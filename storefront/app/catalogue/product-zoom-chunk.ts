// A separate chunk: the enlarged picture and its dialog are needed only when a picture is pressed.
export { ProductZoom as default } from '@thach-an/ui';
