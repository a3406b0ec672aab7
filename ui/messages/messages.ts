import type { accountFormMessages } from '../account/account-section/account-form-messages.ts';
import type { accountPageMessages } from '../pages/account-page/account-page-messages.tsx';
import type { AlmanacMessages } from './almanac-messages.ts';
import type { actionMessages } from './action-messages.ts';
import type { addressFormMessages } from '../checkout/address-form/address-form-messages.ts';
import type { addressPickerMessages } from '../checkout/address-picker/address-picker-messages.ts';
import type {
  addressesSectionMessages,
} from '../account/addresses-section/addresses-section-messages.ts';
import type { breadcrumbsMessages } from '../primitives/breadcrumbs/breadcrumbs-messages.ts';
import type { buyBoxMessages } from '../catalogue/buy-box/buy-box-messages.ts';
import type { cartFailedMessages } from '../cart/cart-failed/cart-failed-messages.ts';
import type { cartPageMessages } from '../pages/cart-page/cart-page-messages.ts';
import type { cartSummaryMessages } from '../cart/cart-summary/cart-summary-messages.ts';
import type { cartTableMessages } from '../cart/cart-table/cart-table-messages.ts';
import type {
  categoryExplorerMessages,
} from '../catalogue/category-explorer/category-explorer-messages.ts';
import type {
  categoryFilterMessages,
} from '../catalogue/category-filter/category-filter-messages.ts';
import type { ChartMessages } from './chart-messages.ts';
import type { chartsSectionMessages } from '../account/charts-section/charts-section-messages.ts';
import type { checkoutPageMessages } from '../pages/checkout-page/checkout-page-messages.ts';
import type {
  confirmEmailPageMessages,
} from '../pages/confirm-email-page/confirm-email-page-messages.tsx';
import type { dataSectionMessages } from '../account/data-section/data-section-messages.ts';
import type { dateTimeMessages } from '../primitives/date-time/date-time-messages.ts';
import type { deleteSectionMessages } from '../account/delete-section/delete-section-messages.ts';
import type { emailFieldMessages } from '../account/email-field/email-field-messages.ts';
import type { emailSectionMessages } from '../account/email-section/email-section-messages.tsx';
import type {
  endNoticesPageMessages,
} from '../pages/end-notices-page/end-notices-page-messages.tsx';
import type { errorPageMessages } from '../pages/error-page/error-page-messages.ts';
import type { fieldErrorMessages } from '../account/field-error-messages.ts';
import type { filterChipsMessages } from '../catalogue/filter-chips/filter-chips-messages.ts';
import type { footerMessages } from '../layout/footer/footer-messages.ts';
import type { homePageMessages } from '../pages/home-page/home-page-messages.ts';
import type { linkPanelMessages } from '../account/link-panel/link-panel-messages.ts';
import type { linkedProductMessages } from '../catalogue/linked-product/linked-product-messages.ts';
import type { lookUpPageMessages } from '../pages/look-up-page/look-up-page-messages.ts';
import type { loginPopupMessages } from '../account/login-popup/login-popup-messages.tsx';
import type { myOrdersPageMessages } from '../pages/my-orders-page/my-orders-page-messages.ts';
import type { nameSectionMessages } from '../account/name-section/name-section-messages.ts';
import type { navbarMessages } from '../layout/navbar/navbar-messages.ts';
import type { noScriptMessages } from './no-script-messages.ts';
import type { notMePageMessages } from '../pages/not-me-page/not-me-page-messages.tsx';
import type { noticeMessages } from '../primitives/notice/notice-messages.ts';
import type { orderCardMessages } from '../orders/order-card/order-card-messages.ts';
import type { orderAlertsMessages } from '../orders/order-alerts/order-alerts-messages.ts';
import type { orderListMessages } from '../orders/order-list/order-list-messages.ts';
import type { orderReviewsMessages } from '../reviews/order-reviews/order-reviews-messages.ts';
import type { orderSummaryMessages } from '../checkout/order-summary/order-summary-messages.ts';
import type { ownOrderPageMessages } from '../pages/own-order-page/own-order-page-messages.ts';
import type { paginationMessages } from '../primitives/pagination/pagination-messages.ts';
import type { passwordFieldMessages } from '../account/password-field/password-field-messages.ts';
import type {
  passwordSectionMessages,
} from '../account/password-section/password-section-messages.ts';
import type {
  paymentMethodsMessages,
} from '../checkout/payment-methods/payment-methods-messages.ts';
import type {
  paymentResultPageMessages,
} from '../pages/payment-result-page/payment-result-page-messages.ts';
import type { optionPickerMessages } from '../catalogue/option-picker/option-picker-messages.ts';
import type { priceFilterMessages } from '../catalogue/price-filter/price-filter-messages.ts';
import type { priceMessages } from '../primitives/price/price-messages.ts';
import type { productCardMessages } from '../catalogue/product-card/product-card-messages.ts';
import type { productDetailMessages } from '../catalogue/product-detail/product-detail-messages.ts';
import type { productFactsMessages } from '../catalogue/product-facts/product-facts-messages.ts';
import type {
  productGalleryMessages,
} from '../catalogue/product-gallery/product-gallery-messages.ts';
import type { productGridMessages } from '../catalogue/product-grid/product-grid-messages.ts';
import type { productPageMessages } from '../pages/product-page/product-page-messages.ts';
import type { trustLinesMessages } from '../catalogue/trust-lines/trust-lines-messages.ts';
import type { productZoomMessages } from '../catalogue/product-zoom/product-zoom-messages.ts';
import type { profileMenuMessages } from '../account/profile-menu/profile-menu-messages.ts';
import type { promoBoxMessages } from '../cart/promo-box/promo-box-messages.ts';
import type { purchaseLinesMessages } from '../catalogue/purchase-lines/purchase-lines-messages.ts';
import type {
  quantityFieldMessages,
} from '../primitives/quantity-field/quantity-field-messages.ts';
import type { ratingFieldMessages } from '../reviews/rating-field/rating-field-messages.ts';
import type { ratingLinkMessages } from '../reviews/rating-link/rating-link-messages.ts';
import type {
  relatedProductsMessages,
} from '../catalogue/related-products/related-products-messages.ts';
import type { resendMessages } from '../account/email-section/resend-messages.ts';
import type {
  resetPasswordPanelMessages,
} from '../account/reset-password-panel/reset-password-panel-messages.tsx';
import type { reviewDialogMessages } from '../reviews/review-dialog/review-dialog-messages.ts';
import type { reviewListMessages } from '../reviews/review-list/review-list-messages.ts';
import type { reviewSummaryMessages } from '../reviews/review-summary/review-summary-messages.ts';
import type { formerPlaceSearchMessages } from '../checkout/former-place-search/former-place-search-messages.ts';
import type { giftOptionMessages } from '../checkout/gift-option/gift-option-messages.ts';
import type { guestCodeMessages } from '../checkout/guest-code/guest-code-messages.ts';
import type {
  savedAddressPickerMessages,
} from '../checkout/saved-address-picker/saved-address-picker-messages.ts';
import type { searchBoxMessages } from '../primitives/search-box/search-box-messages.ts';
import type {
  sessionsSectionMessages,
} from '../account/sessions-section/sessions-section-messages.tsx';
import type { skipLinkMessages } from '../layout/skip-link/skip-link-messages.ts';
import type { starsMessages } from '../reviews/stars/stars-messages.ts';
import type { stockNoticeMessages } from '../catalogue/stock-notice/stock-notice-messages.ts';
import type { storePageMessages } from '../pages/store-page/store-page-messages.tsx';
import type {
  suitedElementsMessages,
} from '../catalogue/suited-elements/suited-elements-messages.ts';
import type { textPageMessages } from '../pages/text-page/text-page-messages.ts';
import type { themeSwitchMessages } from '../layout/theme-switch/theme-switch-messages.ts';
import type { toasterMessages } from '../primitives/toaster/toaster-messages.ts';
import type { transferCardMessages } from '../orders/transfer-card/transfer-card-messages.ts';
import type { tuViPageMessages } from '../pages/tu-vi-page/tu-vi-page-messages.ts';
import type {
  verifyEmailPanelMessages,
} from '../account/verify-email-panel/verify-email-panel-messages.tsx';

/** Texts of all components of this package. */
export interface Messages extends ChartMessages, AlmanacMessages {
  accountForm: typeof accountFormMessages;
  accountPage: typeof accountPageMessages;
  actions: typeof actionMessages;
  addressForm: typeof addressFormMessages;
  addressPicker: typeof addressPickerMessages;
  addressesSection: typeof addressesSectionMessages;
  breadcrumbs: typeof breadcrumbsMessages;
  buyBox: typeof buyBoxMessages;
  cartFailed: typeof cartFailedMessages;
  cartPage: typeof cartPageMessages;
  cartSummary: typeof cartSummaryMessages;
  cartTable: typeof cartTableMessages;
  categoryExplorer: typeof categoryExplorerMessages;
  categoryFilter: typeof categoryFilterMessages;
  chartsSection: typeof chartsSectionMessages;
  checkoutPage: typeof checkoutPageMessages;
  confirmEmailPage: typeof confirmEmailPageMessages;
  dataSection: typeof dataSectionMessages;
  dateTime: typeof dateTimeMessages;
  deleteSection: typeof deleteSectionMessages;
  emailField: typeof emailFieldMessages;
  emailSection: typeof emailSectionMessages;
  endNoticesPage: typeof endNoticesPageMessages;
  errorPage: typeof errorPageMessages;
  fieldErrors: typeof fieldErrorMessages;
  filterChips: typeof filterChipsMessages;
  footer: typeof footerMessages;
  homePage: typeof homePageMessages;
  linkPanel: typeof linkPanelMessages;
  linkedProduct: typeof linkedProductMessages;
  loginPopup: typeof loginPopupMessages;
  lookUpPage: typeof lookUpPageMessages;
  myOrdersPage: typeof myOrdersPageMessages;
  nameSection: typeof nameSectionMessages;
  navbar: typeof navbarMessages;
  noScript: typeof noScriptMessages;
  notMePage: typeof notMePageMessages;
  notice: typeof noticeMessages;
  optionPicker: typeof optionPickerMessages;
  orderCard: typeof orderCardMessages;
  orderList: typeof orderListMessages;
  orderReviews: typeof orderReviewsMessages;
  orderSummary: typeof orderSummaryMessages;
  orderAlerts: typeof orderAlertsMessages;
  ownOrderPage: typeof ownOrderPageMessages;
  pagination: typeof paginationMessages;
  passwordField: typeof passwordFieldMessages;
  passwordSection: typeof passwordSectionMessages;
  paymentMethods: typeof paymentMethodsMessages;
  paymentResultPage: typeof paymentResultPageMessages;
  priceFilter: typeof priceFilterMessages;
  price: typeof priceMessages;
  productCard: typeof productCardMessages;
  productDetail: typeof productDetailMessages;
  productFacts: typeof productFactsMessages;
  productGallery: typeof productGalleryMessages;
  productGrid: typeof productGridMessages;
  productPage: typeof productPageMessages;
  productZoom: typeof productZoomMessages;
  trustLines: typeof trustLinesMessages;
  profileMenu: typeof profileMenuMessages;
  promoBox: typeof promoBoxMessages;
  purchaseLines: typeof purchaseLinesMessages;
  quantityField: typeof quantityFieldMessages;
  ratingField: typeof ratingFieldMessages;
  ratingLink: typeof ratingLinkMessages;
  relatedProducts: typeof relatedProductsMessages;
  resend: typeof resendMessages;
  resetPasswordPanel: typeof resetPasswordPanelMessages;
  reviewDialog: typeof reviewDialogMessages;
  reviewList: typeof reviewListMessages;
  reviewSummary: typeof reviewSummaryMessages;
  formerPlaceSearch: typeof formerPlaceSearchMessages;
  giftOption: typeof giftOptionMessages;
  guestCode: typeof guestCodeMessages;
  savedAddressPicker: typeof savedAddressPickerMessages;
  searchBox: typeof searchBoxMessages;
  sessionsSection: typeof sessionsSectionMessages;
  skipLink: typeof skipLinkMessages;
  stars: typeof starsMessages;
  stockNotice: typeof stockNoticeMessages;
  storePage: typeof storePageMessages;
  suitedElements: typeof suitedElementsMessages;
  textPage: typeof textPageMessages;
  themeSwitch: typeof themeSwitchMessages;
  toaster: typeof toasterMessages;
  transferCard: typeof transferCardMessages;
  tuViPage: typeof tuViPageMessages;
  verifyEmailPanel: typeof verifyEmailPanelMessages;
}

/** Texts of some components, or some texts of a component. */
export type SomeMessages = { readonly [Name in keyof Messages]?: Partial<Messages[Name]> };
