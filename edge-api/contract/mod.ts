export * from './account/account-requests.ts';
export type * from './account/account-overview.ts';
export type { AccountExport } from './account/account-export.ts';
export { loadCommonPasswords } from './account/common-passwords.ts';
export { guessableWords, isGuessablePassword } from './account/guessable-password.ts';
export { loadStrengthEstimate } from './account/load-strength-estimate.ts';
export * from './account/saved-address.ts';
export * from './account/saved-chart.ts';
export type * from './account/saved-chart-reply.ts';
export * from './catalogue/categories.ts';
export {
  type DetailedProduct,
  detailedProductSchema,
  type Product,
  productSchema,
} from './catalogue/product.ts';
export { fullName } from './catalogue/families.ts';
export type { FamilyOption, ProductChoice } from './catalogue/family-option.ts';
export { productFields } from './catalogue/product-fields.ts';
export type { ProductSummary, StaffProduct, StockMovement } from './catalogue/staff-product.ts';
export * from './catalogue/stock-kinds.ts';
export { productHref, readProductPath } from './catalogue/product-href.ts';
export type { ProductPageData } from './catalogue/product-page.ts';
export { elements, parseElement } from './catalogue/elements.ts';
export { elementsFor, suitedElements, suits } from './catalogue/suits.ts';
export * from './catalogue/catalogue-requests.ts';
export type { CatalogueSource } from './catalogue/catalogue-source.ts';
export * from './catalogue/home-query.ts';
export { createListSource, type SourceOptions } from './catalogue/list-source.ts';
export { featuredLimit, pickProducts } from './catalogue/pick-products.ts';
export * from './catalogue/query-store.ts';
export * from './catalogue/search.ts';
export { type Marks, markWords, type TextRange } from './catalogue/search/marks.ts';
export { noSynonyms, readSynonyms, type Synonyms } from './catalogue/search/synonyms.ts';
export * from './catalogue/stock-changes.ts';
export {
  readPriceRange,
  type StoreFilter,
  type StoreSort,
  storeSorts,
} from './catalogue/store-filter.ts';
export * from './catalogue/store-query.ts';
export { foldText } from './catalogue/words.ts';
export * from './cart/cart.ts';
export * from './cart/cart-merge.ts';
export * from './cart/cart-requests.ts';
export * from './checkout/address.ts';
export * from './checkout/address-fields.ts';
export * from './checkout/expected-delivery.ts';
export * from './checkout/shipping-rule.ts';
export type { ShippingSettings } from './checkout/shipping-schema.ts';
export * from './checkout/deposit.ts';
export * from './checkout/order.ts';
export * from './checkout/order-totals.ts';
export { placedMessage } from './checkout/placed-message.ts';
export { parsePhone, phoneSchema } from './checkout/phone.ts';
export * from './checkout/promo.ts';
export { bankNames } from '../payments/vietqr/bank-names.ts';
export type { HomeSummary } from './orders/shop-summary.ts';
export type * from './orders/listed-order.ts';
export { orderCode, parseOrderCode } from './orders/order-code.ts';
export type {
  AwaitedTransfer,
  RequestedTransfer,
  UnmatchedTransfer,
} from './orders/bank-transfer.ts';
export * from './orders/own-order.ts';
export { type OrderPayment } from './orders/order-payment.ts';
export {
  type OrderStatus,
  orderStatuses,
  orderStatusNames,
  undoTime,
} from './orders/order-status.ts';
export type { OrderSummary } from './orders/order-summary.ts';
export type { StaffOrder } from './orders/staff-order.ts';
export * from './pictures/scale-picture.ts';
export * from './pushes/browser-pushes.ts';
export { handlePushes } from './pushes/handle-pushes.ts';
export * from './reviews/review.ts';
export type { ReviewInput } from './reviews/review-input.ts';
export type * from './reviews/review-replies.ts';
export type { ReviewStatus } from './reviews/review.ts';
export type { SavedPromo } from './checkout/saved-promo.ts';
export type { Customer, CustomerSummary } from './customers/customer.ts';
export * from './customers/data-request.ts';
export type { StaffReview } from './reviews/staff-review.ts';
export type { UploadedHeroPicture } from './settings/uploaded-hero.ts';
export type { PageRow } from './settings/page-row.ts';
export type { AuditRow } from './staff/audit-row.ts';
export { type Permission, type Role, roleNames, roles } from './staff/roles.ts';
export type { StaffRow } from './staff/listed-member.ts';
export type { StaffMember, StaffSecrets } from './staff/staff-requests.ts';
export * from './tu-vi/advise-stones.ts';
export { type ChartElements, chartElements } from './tu-vi/chart-elements.ts';
export { overcomerOf } from './tu-vi/element-cycle.ts';
export { type ElementPoints, elementPoints } from './tu-vi/element-points.ts';
export { type StoneReason } from './tu-vi/stone-reasons.ts';
export { type TuViRequest, tuViRequestSchema } from './tu-vi/tu-vi.ts';
export { type AcceptedVersions } from './account/user.ts';
export { type PageSlug, pageSlugs } from './settings/page-slugs.ts';
export type { PurchaseTerms } from './settings/purchase-terms.ts';
export type { RichTextBlock, RichTextInline } from './settings/rich-text.ts';
export type { ShopIdentity, ShopPage } from './settings/shop-identity.ts';
