export { ProductCard } from '@thach-an/ui';
