// Texts
export type { Messages, SomeMessages } from './messages/messages.ts';
export { MessagesProvider } from './messages/use-messages.ts';

// Primitives
export * from './primitives/amount-line/amount-line.tsx';
export * from './primitives/breadcrumbs/breadcrumbs.tsx';
export * from './primitives/button/button.tsx';
export * from './primitives/choice/choice.tsx';
export * from './primitives/date-time/format-date.ts';
export * from './primitives/date-time/format-date-time.ts';
export * from './primitives/copy-button/copy-button.tsx';
export * from './primitives/empty-state/empty-state.tsx';
export * from './primitives/field/field.tsx';
export * from './primitives/file-button/file-button.tsx';
export * from './primitives/link/link.tsx';
export * from './catalogue/marked-text/marked-text.tsx';
export * from './primitives/notice/notice.tsx';
export * from './primitives/pagination/page-window.ts';
export * from './primitives/pagination/pagination.tsx';
export * from './primitives/picture/create-image-resolver.ts';
export { ImageProvider } from './primitives/picture/image-provider.ts';
export type { ImageResolver, ImageSources } from './primitives/picture/image-resolver.ts';
export { Picture, type PictureProps } from './primitives/picture/picture.tsx';
export * from './primitives/on-first-input.ts';
export { isUploadedPicture } from './primitives/picture/shop-images.ts';
export * from './primitives/price/format-price.ts';
export * from './primitives/price/money-provider.tsx';
export * from './primitives/price/price.tsx';
export * from './primitives/quantity-field/quantity-field.tsx';
export type { RichTextBlock, RichTextInline } from './primitives/rich-text/rich-text-nodes.ts';
export * from './primitives/rich-text/rich-text.tsx';
export * from './primitives/search-box/search-box.tsx';
export * from './primitives/search-box/start-search-later.ts';
export * from './primitives/select/select.tsx';
export * from './primitives/skeleton/skeleton.tsx';
export * from './primitives/text-field/text-field.tsx';
export * from './primitives/toaster/toaster.tsx';
export * from './primitives/save-file.ts';
export * from './primitives/use-focus-on-new-page.ts';
export * from './primitives/use-hydrated.ts';

// Layout
export * from './layout/footer/footer.tsx';
export * from './layout/logo/logo.tsx';
export * from './layout/navbar/navbar.tsx';
export * from './layout/page-error/page-error.tsx';
export * from './layout/shop-frame/shop-frame.tsx';
export * from './layout/skip-link/skip-link.tsx';
export * from './layout/theme-switch/theme-switch.tsx';

// Catalogue
export { AddButton, type AddButtonProps } from './catalogue/add-button/add-button.tsx';
export * from './catalogue/stock-notice/stock-notice.tsx';
export * from './catalogue/buy-box/buy-box.tsx';
export * from './catalogue/category-explorer/category-explorer.tsx';
export * from './catalogue/category-filter/category-filter.tsx';
export * from './catalogue/detail-modal/detail-modal.tsx';
export * from './catalogue/element-tag/element-tag.tsx';
export * from './catalogue/filter-select/filter-select.tsx';
export * from './catalogue/filter-chips/filter-chips.tsx';
export * from './catalogue/hero/hero.tsx';
export * from './catalogue/linked-product/linked-product.tsx';
export type { Product, ProductOption } from './catalogue/listed-product.ts';
export * from './catalogue/option-picker/option-picker.tsx';
export * from './catalogue/suited-elements/suited-elements.tsx';
export * from './catalogue/price-filter/price-filter.tsx';
export * from './catalogue/product-card/product-card.tsx';
export * from './catalogue/product-detail/product-detail.tsx';
export type { DetailedProduct } from './catalogue/detailed-product.ts';
export * from './catalogue/product-facts/product-facts.tsx';
export * from './catalogue/product-gallery/product-gallery.tsx';
export { ProductGrid, type ProductGridProps } from './catalogue/product-grid/product-grid.tsx';
export * from './catalogue/product-grid/product-grid-skeleton.tsx';
export * from './catalogue/product-zoom/product-zoom.tsx';
export * from './catalogue/trust-lines/trust-lines.tsx';
export * from './catalogue/purchase-lines/purchase-lines.tsx';
export * from './catalogue/related-products/related-products.tsx';

// Cart
export * from './cart/cart-failed/cart-failed.tsx';
export * from './cart/cart-summary/cart-summary.tsx';
export * from './cart/cart-table/cart-table.tsx';
export * from './cart/fly-to-cart/fly-to-cart.ts';
export * from './cart/promo-box/promo-box.tsx';

// Checkout
export * from './checkout/address-form/address-form.tsx';
export * from './checkout/address-picker/address-picker.tsx';
export * from './checkout/address-picker/division-types.ts';
export type {
  FormerPlaceView,
  SuccessorView,
} from './checkout/former-place-search/former-place.ts';
export { formerChoice } from './checkout/former-place-search/former-place.ts';
export * from './checkout/former-place-search/former-place-search.tsx';
export * from './checkout/gift-option/gift-option.tsx';
export * from './checkout/guest-code/guest-code.tsx';
export type { OrderChangesProps } from './checkout/order-summary/order-changes.tsx';
export * from './checkout/order-summary/order-summary.tsx';
export * from './checkout/order-summary/order-summary-fold.tsx';
export type { OrderSummaryLine } from './checkout/order-summary/order-summary-lines.tsx';
export * from './checkout/payment-methods/payment-methods.tsx';
export type { SavedAddressView } from './checkout/saved-address-picker/saved-address-view.ts';
export * from './checkout/saved-address-picker/saved-address-picker.tsx';

// Orders
export type {
  GiftOrderView,
  InvoiceValues,
  OwnOrderView,
  TransferView,
} from './orders/own-order-view.ts';
export * from './orders/order-alerts/order-alerts.tsx';
export * from './orders/transfer-card/transfer-card.tsx';
export * from './orders/order-card/order-card.tsx';
export * from './orders/order-list/order-list.tsx';
export * from './orders/order-list/order-list-skeleton.tsx';

// Reviews
export * from './reviews/order-reviews/order-reviews.tsx';
export * from './reviews/rating-link/rating-link.tsx';
export * from './reviews/review-dialog/review-dialog.tsx';
export * from './reviews/review-list/review-list.tsx';
export type {
  OwnReviewView,
  ReviewSummaryView,
  ReviewValues,
  ReviewView,
} from './reviews/review-types.ts';
export * from './reviews/stars/stars.tsx';

// Account
export type { SubmitResult } from './account/account-section/use-submission.ts';
export type { SavedChartView } from './account/charts-section/chart-row.tsx';
export type { ChartsSectionProps } from './account/charts-section/charts-section.tsx';
export type { AddressEditorProps } from './account/addresses-section/address-editor.tsx';
export type { EmailChange } from './account/email-section/email-form.tsx';
export type { LinkPanelState } from './account/link-panel/link-panel.tsx';
export * from './account/login-popup/login-popup.tsx';
export type { LoginMode, LoginPopupForm, LoginValues } from './account/login-popup/login-values.ts';
export {
  type EstimateStrength,
  PasswordStrengthProvider,
} from './account/password-field/password-strength.ts';
export type { PasswordChange } from './account/password-section/password-section.tsx';
export * from './account/profile-menu/profile-menu.tsx';
export type {
  ResetPasswordPanelProps,
  ResetPasswordState,
} from './account/reset-password-panel/reset-password-panel.tsx';
export type { SessionView } from './account/sessions-section/sessions-section.tsx';
export * from './account/verify-email-panel/verify-email-panel.tsx';

// Tử Vi
export * from './tu-vi/tu-vi-basic-info/tu-vi-basic-info.tsx';
export * from './tu-vi/tu-vi-cards/tu-vi-cards.tsx';
export * from './tu-vi/tu-vi-careers/tu-vi-careers.tsx';
export * from './tu-vi/tu-vi-destiny/tu-vi-destiny.tsx';
export * from './tu-vi/tu-vi-element/tu-vi-element.tsx';
export * from './tu-vi/tu-vi-feng-shui/tu-vi-feng-shui.tsx';
export * from './tu-vi/la-so-board/la-so-board.tsx';
export * from './tu-vi/la-so-card/la-so-card.tsx';
export * from './tu-vi/la-so-picture/la-so-svg.ts';
export * from './tu-vi/la-so-sheet/la-so-sheet.tsx';
export * from './tu-vi/la-so-year/la-so-year.tsx';
export * from './tu-vi/birth-details-fields/birth-details-fields.tsx';
export * from './tu-vi/tu-vi-form/birth-details.ts';
export * from './tu-vi/save-chart/save-chart.tsx';
export * from './tu-vi/stone-advice/stone-advice.tsx';
export * from './tu-vi/stone-greeting/stone-greeting.tsx';
export * from './tu-vi/stone-suggestions/stone-suggestions.tsx';
export { hourSlots } from './tu-vi/tu-vi-form/hour-slots.ts';
export type { BirthCalendar } from './tu-vi/tu-vi-form/birth-date-fields.tsx';
export * from './tu-vi/tu-vi-form/tu-vi-form.tsx';
export type { TuViValues } from './tu-vi/tu-vi-form/tu-vi-values.ts';
export * from './tu-vi/tu-vi-pillars/tu-vi-pillars.tsx';
export * from './tu-vi/tu-vi-prompt/tu-vi-prompt.tsx';
export * from './tu-vi/tu-vi-result/tu-vi-result.tsx';
export * from './tu-vi/tu-vi-skeleton/tu-vi-skeleton.tsx';
export * from './tu-vi/tu-vi-tabs/tu-vi-tabs.tsx';

// Almanac
export * from './almanac/almanac-line/almanac-line.tsx';
export * from './almanac/anniversary-form/anniversary-form.tsx';
export * from './almanac/chosen-days/chosen-days.tsx';
export * from './almanac/day-leaf/day-leaf.tsx';
export * from './almanac/event-mark/event-mark.tsx';
export * from './almanac/month-grid/month-grid.tsx';

// Pages
export * from './pages/almanac-page/almanac-page.tsx';
export * from './pages/account-page/account-page.tsx';
export * from './pages/cart-page/cart-page.tsx';
export * from './pages/checkout-page/checkout-page.tsx';
export * from './pages/confirm-email-page/confirm-email-page.tsx';
export * from './pages/error-page/error-page.tsx';
export * from './pages/home-page/home-page.tsx';
export * from './pages/look-up-page/look-up-page.tsx';
export type {
  OwnOrderHandlers,
  RecipientValues,
} from './pages/own-order-page/own-order-handlers.ts';
export * from './pages/own-order-page/own-order-page.tsx';
export * from './pages/my-orders-page/my-orders-page.tsx';
export * from './pages/end-notices-page/end-notices-page.tsx';
export * from './pages/not-me-page/not-me-page.tsx';
export * from './pages/payment-result-page/payment-result-page.tsx';
export * from './pages/product-page/product-page.tsx';
export * from './pages/reset-password-page/reset-password-page.tsx';
export * from './pages/store-page/store-page.tsx';
export * from './pages/text-page/text-page.tsx';
export * from './pages/tu-vi-page/tu-vi-page.tsx';
export * from './pages/verify-email-page/verify-email-page.tsx';
