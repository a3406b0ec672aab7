export * from './cart.ts';
export * from './categories.ts';
export { type OrderStatus, orderStatuses, orderStatusNames } from './order-status.ts';
export { type Product, productSchema } from './product.ts';
export * from './search.ts';
export { shop } from './shop.ts';
export * from './store-query.ts';
export { type TuViRequest, tuViRequestSchema } from './tu-vi.ts';
