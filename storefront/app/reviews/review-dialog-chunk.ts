// A separate chunk: the dialog is needed only when a customer reviews a product.
export { ReviewDialog as default } from '@thach-an/ui';
