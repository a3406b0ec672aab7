import type { accountFormMessages } from '../account/account-section/account-form-messages.ts';
import type { accountPageMessages } from '../pages/account-page/account-page-messages.tsx';
import type { actionMessages } from './action-messages.ts';
import type { addressFormMessages } from '../checkout/address-form/address-form-messages.ts';
import type { addressPickerMessages } from '../checkout/address-picker/address-picker-messages.ts';
import type {
  addressesSectionMessages,
} from '../account/addresses-section/addresses-section-messages.ts';
import type {
  birthDetailsFieldsMessages,
} from '../tu-vi/birth-details-fields/birth-details-fields-messages.ts';
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
import type { checkoutPageMessages } from '../pages/checkout-page/checkout-page-messages.ts';
import type {
  confirmEmailPageMessages,
} from '../pages/confirm-email-page/confirm-email-page-messages.tsx';
import type { dataSectionMessages } from '../account/data-section/data-section-messages.ts';
import type { dateTimeMessages } from '../primitives/date-time/date-time-messages.ts';
import type { deleteSectionMessages } from '../account/delete-section/delete-section-messages.ts';
import type { emailFieldMessages } from '../account/email-field/email-field-messages.ts';
import type { emailSectionMessages } from '../account/email-section/email-section-messages.tsx';
import type { errorPageMessages } from '../pages/error-page/error-page-messages.ts';
import type { fieldErrorMessages } from '../account/field-error-messages.ts';
import type { footerMessages } from '../layout/footer/footer-messages.ts';
import type { homePageMessages } from '../pages/home-page/home-page-messages.ts';
import type { laSoBoardMessages } from '../tu-vi/la-so-board/la-so-board-messages.ts';
import type { laSoCardMessages } from '../tu-vi/la-so-card/la-so-card-messages.ts';
import type { laSoSheetMessages } from '../tu-vi/la-so-sheet/la-so-sheet-messages.ts';
import type { laSoYearMessages } from '../tu-vi/la-so-year/la-so-year-messages.ts';
import type { linkPanelMessages } from '../account/link-panel/link-panel-messages.ts';
import type { linkedProductMessages } from '../catalogue/linked-product/linked-product-messages.ts';
import type { loginPopupMessages } from '../account/login-popup/login-popup-messages.tsx';
import type { myOrdersPageMessages } from '../pages/my-orders-page/my-orders-page-messages.ts';
import type { nameSectionMessages } from '../account/name-section/name-section-messages.ts';
import type { navbarMessages } from '../layout/navbar/navbar-messages.ts';
import type { noScriptMessages } from './no-script-messages.ts';
import type { notMePageMessages } from '../pages/not-me-page/not-me-page-messages.tsx';
import type { noticeMessages } from '../primitives/notice/notice-messages.ts';
import type { orderCardMessages } from '../orders/order-card/order-card-messages.ts';
import type { orderListMessages } from '../orders/order-list/order-list-messages.ts';
import type { orderSummaryMessages } from '../checkout/order-summary/order-summary-messages.ts';
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
import type { priceMessages } from '../primitives/price/price-messages.ts';
import type { productCardMessages } from '../catalogue/product-card/product-card-messages.ts';
import type { productDetailMessages } from '../catalogue/product-detail/product-detail-messages.ts';
import type { productGridMessages } from '../catalogue/product-grid/product-grid-messages.ts';
import type { profileMenuMessages } from '../account/profile-menu/profile-menu-messages.ts';
import type { promoBoxMessages } from '../cart/promo-box/promo-box-messages.ts';
import type {
  quantityFieldMessages,
} from '../primitives/quantity-field/quantity-field-messages.ts';
import type { resendMessages } from '../account/email-section/resend-messages.ts';
import type {
  resetPasswordPanelMessages,
} from '../account/reset-password-panel/reset-password-panel-messages.tsx';
import type {
  savedAddressPickerMessages,
} from '../checkout/saved-address-picker/saved-address-picker-messages.ts';
import type { searchBoxMessages } from '../primitives/search-box/search-box-messages.ts';
import type {
  sessionsSectionMessages,
} from '../account/sessions-section/sessions-section-messages.tsx';
import type { skipLinkMessages } from '../layout/skip-link/skip-link-messages.ts';
import type { storePageMessages } from '../pages/store-page/store-page-messages.tsx';
import type { textPageMessages } from '../pages/text-page/text-page-messages.ts';
import type { toasterMessages } from '../primitives/toaster/toaster-messages.ts';
import type { tuViBasicInfoMessages } from '../tu-vi/tu-vi-basic-info/tu-vi-basic-info-messages.ts';
import type { tuViCardsMessages } from '../tu-vi/tu-vi-cards/tu-vi-cards-messages.tsx';
import type { tuViCareersMessages } from '../tu-vi/tu-vi-careers/tu-vi-careers-messages.ts';
import type { tuViDestinyMessages } from '../tu-vi/tu-vi-destiny/tu-vi-destiny-messages.ts';
import type { tuViElementMessages } from '../tu-vi/tu-vi-element/tu-vi-element-messages.ts';
import type { tuViFengShuiMessages } from '../tu-vi/tu-vi-feng-shui/tu-vi-feng-shui-messages.ts';
import type { tuViFormMessages } from '../tu-vi/tu-vi-form/tu-vi-form-messages.ts';
import type { tuViPageMessages } from '../pages/tu-vi-page/tu-vi-page-messages.ts';
import type { tuViPillarsMessages } from '../tu-vi/tu-vi-pillars/tu-vi-pillars-messages.ts';
import type { tuViPromptMessages } from '../tu-vi/tu-vi-prompt/tu-vi-prompt-messages.ts';
import type { tuViResultMessages } from '../tu-vi/tu-vi-result/tu-vi-result-messages.ts';
import type { tuViSkeletonMessages } from '../tu-vi/tu-vi-skeleton/tu-vi-skeleton-messages.ts';
import type { tuViTabsMessages } from '../tu-vi/tu-vi-tabs/tu-vi-tabs-messages.ts';
import type {
  verifyEmailPanelMessages,
} from '../account/verify-email-panel/verify-email-panel-messages.tsx';

/** Texts of all components of this package. */
export interface Messages {
  accountForm: typeof accountFormMessages;
  accountPage: typeof accountPageMessages;
  actions: typeof actionMessages;
  addressForm: typeof addressFormMessages;
  addressPicker: typeof addressPickerMessages;
  addressesSection: typeof addressesSectionMessages;
  birthDetailsFields: typeof birthDetailsFieldsMessages;
  cartFailed: typeof cartFailedMessages;
  cartPage: typeof cartPageMessages;
  cartSummary: typeof cartSummaryMessages;
  cartTable: typeof cartTableMessages;
  categoryExplorer: typeof categoryExplorerMessages;
  categoryFilter: typeof categoryFilterMessages;
  checkoutPage: typeof checkoutPageMessages;
  confirmEmailPage: typeof confirmEmailPageMessages;
  dataSection: typeof dataSectionMessages;
  dateTime: typeof dateTimeMessages;
  deleteSection: typeof deleteSectionMessages;
  emailField: typeof emailFieldMessages;
  emailSection: typeof emailSectionMessages;
  errorPage: typeof errorPageMessages;
  fieldErrors: typeof fieldErrorMessages;
  footer: typeof footerMessages;
  homePage: typeof homePageMessages;
  laSoBoard: typeof laSoBoardMessages;
  laSoCard: typeof laSoCardMessages;
  laSoSheet: typeof laSoSheetMessages;
  laSoYear: typeof laSoYearMessages;
  linkPanel: typeof linkPanelMessages;
  linkedProduct: typeof linkedProductMessages;
  loginPopup: typeof loginPopupMessages;
  myOrdersPage: typeof myOrdersPageMessages;
  nameSection: typeof nameSectionMessages;
  navbar: typeof navbarMessages;
  noScript: typeof noScriptMessages;
  notMePage: typeof notMePageMessages;
  notice: typeof noticeMessages;
  orderCard: typeof orderCardMessages;
  orderList: typeof orderListMessages;
  orderSummary: typeof orderSummaryMessages;
  pagination: typeof paginationMessages;
  passwordField: typeof passwordFieldMessages;
  passwordSection: typeof passwordSectionMessages;
  paymentMethods: typeof paymentMethodsMessages;
  paymentResultPage: typeof paymentResultPageMessages;
  price: typeof priceMessages;
  productCard: typeof productCardMessages;
  productDetail: typeof productDetailMessages;
  productGrid: typeof productGridMessages;
  profileMenu: typeof profileMenuMessages;
  promoBox: typeof promoBoxMessages;
  quantityField: typeof quantityFieldMessages;
  resend: typeof resendMessages;
  resetPasswordPanel: typeof resetPasswordPanelMessages;
  savedAddressPicker: typeof savedAddressPickerMessages;
  searchBox: typeof searchBoxMessages;
  sessionsSection: typeof sessionsSectionMessages;
  skipLink: typeof skipLinkMessages;
  storePage: typeof storePageMessages;
  textPage: typeof textPageMessages;
  toaster: typeof toasterMessages;
  tuViBasicInfo: typeof tuViBasicInfoMessages;
  tuViCards: typeof tuViCardsMessages;
  tuViCareers: typeof tuViCareersMessages;
  tuViDestiny: typeof tuViDestinyMessages;
  tuViElement: typeof tuViElementMessages;
  tuViFengShui: typeof tuViFengShuiMessages;
  tuViForm: typeof tuViFormMessages;
  tuViPage: typeof tuViPageMessages;
  tuViPillars: typeof tuViPillarsMessages;
  tuViPrompt: typeof tuViPromptMessages;
  tuViResult: typeof tuViResultMessages;
  tuViSkeleton: typeof tuViSkeletonMessages;
  tuViTabs: typeof tuViTabsMessages;
  verifyEmailPanel: typeof verifyEmailPanelMessages;
}

/** Texts of some components, or some texts of a component. */
export type SomeMessages = { readonly [Name in keyof Messages]?: Partial<Messages[Name]> };
