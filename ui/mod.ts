// Texts
export type { Messages, SomeMessages } from './messages/messages.ts';
export { MessagesProvider } from './messages/use-messages.ts';

// Primitives
export { AmountLine, type AmountLineProps } from './primitives/amount-line/amount-line.tsx';
export { Breadcrumbs, type BreadcrumbsProps } from './primitives/breadcrumbs/breadcrumbs.tsx';
export {
  Button,
  buttonClass,
  type ButtonProps,
  type ButtonVariant,
} from './primitives/button/button.tsx';
export { Choice, type ChoiceProps } from './primitives/choice/choice.tsx';
export { formatDate } from './primitives/date-time/format-date.ts';
export { formatDateTime } from './primitives/date-time/format-date-time.ts';
export { CopyButton, type CopyButtonProps } from './primitives/copy-button/copy-button.tsx';
export { EmptyState, type EmptyStateProps } from './primitives/empty-state/empty-state.tsx';
export {
  controlClass,
  Field,
  type FieldControlProps,
  FieldError,
  type FieldErrorProps,
  type FieldProps,
} from './primitives/field/field.tsx';
export { FileButton, type FileButtonProps } from './primitives/file-button/file-button.tsx';
export { Link, type LinkProps, LinkProvider } from './primitives/link/link.tsx';
export {
  MarkedText,
  type MarkedTextProps,
  type TextRange,
} from './catalogue/marked-text/marked-text.tsx';
export { Notice, type NoticeProps, type NoticeTone } from './primitives/notice/notice.tsx';
export { pageWindow } from './primitives/pagination/page-window.ts';
export { Pagination, type PaginationProps } from './primitives/pagination/pagination.tsx';
export {
  createImageResolver,
  type ImageLoader,
  type ImageRequest,
  type ImageServer,
} from './primitives/picture/create-image-resolver.ts';
export { ImageProvider } from './primitives/picture/image-provider.ts';
export type { ImageResolver, ImageSources } from './primitives/picture/image-resolver.ts';
export { Picture, type PictureProps } from './primitives/picture/picture.tsx';
export { onFirstInput } from './primitives/on-first-input.ts';
export { isUploadedPicture } from './primitives/picture/shop-images.ts';
export { formatPrice } from './primitives/price/format-price.ts';
export { MoneyProvider, type MoneyProviderProps } from './primitives/price/money-provider.tsx';
export { Price, type PriceProps } from './primitives/price/price.tsx';
export {
  QuantityField,
  type QuantityFieldProps,
} from './primitives/quantity-field/quantity-field.tsx';
export type { RichTextBlock, RichTextInline } from './primitives/rich-text/rich-text-nodes.ts';
export { RichText, type RichTextProps } from './primitives/rich-text/rich-text.tsx';
export { SearchBox, type SearchBoxProps } from './primitives/search-box/search-box.tsx';
export {
  Select,
  SelectField,
  type SelectFieldProps,
  type SelectProps,
} from './primitives/select/select.tsx';
export { Skeleton, type SkeletonProps } from './primitives/skeleton/skeleton.tsx';
export { TextField, type TextFieldProps } from './primitives/text-field/text-field.tsx';
export { notify, Toaster, type ToasterProps } from './primitives/toaster/toaster.tsx';
export { useHydrated } from './primitives/use-hydrated.ts';

// Layout
export { Footer, type FooterProps } from './layout/footer/footer.tsx';
export { Logo, type LogoProps } from './layout/logo/logo.tsx';
export { Navbar, type NavbarPlace, type NavbarProps } from './layout/navbar/navbar.tsx';
export { PageError, type PageErrorProps } from './layout/page-error/page-error.tsx';
export { ShopFrame, type ShopFrameProps } from './layout/shop-frame/shop-frame.tsx';
export { SkipLink, type SkipLinkProps } from './layout/skip-link/skip-link.tsx';
export {
  type ThemeChoice,
  ThemeSwitch,
  type ThemeSwitchProps,
} from './layout/theme-switch/theme-switch.tsx';

// Catalogue
export { AddButton, type AddButtonProps } from './catalogue/add-button/add-button.tsx';
export { StockNotice, type StockNoticeProps } from './catalogue/stock-notice/stock-notice.tsx';
export { BuyBox, type BuyBoxProps } from './catalogue/buy-box/buy-box.tsx';
export {
  CategoryExplorer,
  type CategoryExplorerProps,
  type CategoryTile,
} from './catalogue/category-explorer/category-explorer.tsx';
export {
  CategoryFilter,
  type CategoryFilterProps,
} from './catalogue/category-filter/category-filter.tsx';
export { DetailModal, type DetailModalProps } from './catalogue/detail-modal/detail-modal.tsx';
export { ElementTag, type ElementTagProps } from './catalogue/element-tag/element-tag.tsx';
export {
  type FilterOption,
  FilterSelect,
  type FilterSelectProps,
} from './catalogue/filter-select/filter-select.tsx';
export {
  FilterChips,
  type FilterChipsProps,
  type FilterName,
} from './catalogue/filter-chips/filter-chips.tsx';
export { Hero, type HeroProps, type PictureVariant } from './catalogue/hero/hero.tsx';
export {
  LinkedProduct,
  type LinkedProductProps,
} from './catalogue/linked-product/linked-product.tsx';
export type { Product, ProductOption } from './catalogue/listed-product.ts';
export { OptionPicker, type OptionPickerProps } from './catalogue/option-picker/option-picker.tsx';
export {
  SuitedElements,
  type SuitedElementsProps,
} from './catalogue/suited-elements/suited-elements.tsx';
export { PriceFilter, type PriceFilterProps } from './catalogue/price-filter/price-filter.tsx';
export { ProductCard, type ProductCardProps } from './catalogue/product-card/product-card.tsx';
export {
  ProductDetail,
  type ProductDetailProps,
} from './catalogue/product-detail/product-detail.tsx';
export type { DetailedProduct } from './catalogue/detailed-product.ts';
export { ProductFacts, type ProductFactsProps } from './catalogue/product-facts/product-facts.tsx';
export {
  ProductGallery,
  type ProductGalleryProps,
} from './catalogue/product-gallery/product-gallery.tsx';
export { ProductGrid, type ProductGridProps } from './catalogue/product-grid/product-grid.tsx';
export {
  ProductGridSkeleton,
  type ProductGridSkeletonProps,
} from './catalogue/product-grid/product-grid-skeleton.tsx';
export { ProductZoom, type ProductZoomProps } from './catalogue/product-zoom/product-zoom.tsx';
export { TrustLines, type TrustLinesProps } from './catalogue/trust-lines/trust-lines.tsx';
export {
  PurchaseLines,
  type PurchaseLinesProps,
} from './catalogue/purchase-lines/purchase-lines.tsx';
export {
  RelatedProducts,
  type RelatedProductsProps,
} from './catalogue/related-products/related-products.tsx';

// Cart
export { CartFailed, type CartFailedProps } from './cart/cart-failed/cart-failed.tsx';
export { CartSummary, type CartSummaryProps } from './cart/cart-summary/cart-summary.tsx';
export { type CartLine, CartTable, type CartTableProps } from './cart/cart-table/cart-table.tsx';
export { flyToCart, type FlyToCartOptions } from './cart/fly-to-cart/fly-to-cart.ts';
export { PromoBox, type PromoBoxProps } from './cart/promo-box/promo-box.tsx';

// Checkout
export {
  type AddressErrors,
  AddressForm,
  type AddressFormProps,
  type AddressValues,
} from './checkout/address-form/address-form.tsx';
export {
  AddressPicker,
  type AddressPickerProps,
} from './checkout/address-picker/address-picker.tsx';
export {
  type AddressChoice,
  type Division,
  type DivisionLevel,
  divisionLevels,
  type Divisions,
  noChoice,
  placeNames,
} from './checkout/address-picker/division-types.ts';
export type {
  FormerPlaceView,
  SuccessorView,
} from './checkout/former-place-search/former-place.ts';
export { formerChoice } from './checkout/former-place-search/former-place.ts';
export {
  FormerPlaceSearch,
  type FormerPlaceSearchProps,
} from './checkout/former-place-search/former-place-search.tsx';
export {
  GiftOption,
  type GiftOptionProps,
  type GiftValues,
} from './checkout/gift-option/gift-option.tsx';
export { GuestCode, type GuestCodeProps } from './checkout/guest-code/guest-code.tsx';
export type { OrderChangesProps } from './checkout/order-summary/order-changes.tsx';
export { OrderSummary, type OrderSummaryProps } from './checkout/order-summary/order-summary.tsx';
export {
  OrderSummaryFold,
  type OrderSummaryFoldProps,
} from './checkout/order-summary/order-summary-fold.tsx';
export type { OrderSummaryLine } from './checkout/order-summary/order-summary-lines.tsx';
export {
  type PaymentMethod,
  PaymentMethods,
  type PaymentMethodsProps,
} from './checkout/payment-methods/payment-methods.tsx';
export type { SavedAddressView } from './checkout/saved-address-picker/saved-address-view.ts';
export {
  SavedAddressPicker,
  type SavedAddressPickerProps,
} from './checkout/saved-address-picker/saved-address-picker.tsx';

// Orders
export type {
  GiftOrderView,
  InvoiceValues,
  OwnOrderView,
  TransferView,
} from './orders/own-order-view.ts';
export { OrderAlerts, type OrderAlertsProps } from './orders/order-alerts/order-alerts.tsx';
export { TransferCard, type TransferCardProps } from './orders/transfer-card/transfer-card.tsx';
export { OrderCard, type OrderCardProps, type OrderView } from './orders/order-card/order-card.tsx';
export { OrderList, type OrderListProps } from './orders/order-list/order-list.tsx';
export { OrderListSkeleton } from './orders/order-list/order-list-skeleton.tsx';

// Reviews
export { OrderReviews, type OrderReviewsProps } from './reviews/order-reviews/order-reviews.tsx';
export { RatingLink, type RatingLinkProps } from './reviews/rating-link/rating-link.tsx';
export { ReviewDialog, type ReviewDialogProps } from './reviews/review-dialog/review-dialog.tsx';
export { ReviewList, type ReviewListProps } from './reviews/review-list/review-list.tsx';
export type {
  OwnReviewView,
  ReviewSummaryView,
  ReviewValues,
  ReviewView,
} from './reviews/review-types.ts';
export { Stars, type StarsProps } from './reviews/stars/stars.tsx';

// Account
export type { SubmitResult } from './account/account-section/use-submission.ts';
export type { SavedChartView } from './account/charts-section/chart-row.tsx';
export type { ChartsSectionProps } from './account/charts-section/charts-section.tsx';
export type { AddressEditorProps } from './account/addresses-section/address-editor.tsx';
export type { EmailChange } from './account/email-section/email-form.tsx';
export type { LinkPanelState } from './account/link-panel/link-panel.tsx';
export { LoginPopup, type LoginPopupProps } from './account/login-popup/login-popup.tsx';
export type { LoginMode, LoginPopupForm, LoginValues } from './account/login-popup/login-values.ts';
export {
  type EstimateStrength,
  PasswordStrengthProvider,
} from './account/password-field/password-strength.ts';
export type { PasswordChange } from './account/password-section/password-section.tsx';
export { ProfileMenu, type ProfileMenuProps } from './account/profile-menu/profile-menu.tsx';
export type {
  ResetPasswordPanelProps,
  ResetPasswordState,
} from './account/reset-password-panel/reset-password-panel.tsx';
export type { SessionView } from './account/sessions-section/sessions-section.tsx';
export {
  VerifyEmailPanel,
  type VerifyEmailPanelProps,
  type VerifyEmailState,
} from './account/verify-email-panel/verify-email-panel.tsx';

// Tử Vi
export {
  TuViBasicInfo,
  type TuViBasicInfoProps,
} from './tu-vi/tu-vi-basic-info/tu-vi-basic-info.tsx';
export { TuViCards, type TuViCardsProps } from './tu-vi/tu-vi-cards/tu-vi-cards.tsx';
export { TuViCareers, type TuViCareersProps } from './tu-vi/tu-vi-careers/tu-vi-careers.tsx';
export { TuViDestiny, type TuViDestinyProps } from './tu-vi/tu-vi-destiny/tu-vi-destiny.tsx';
export { TuViElement, type TuViElementProps } from './tu-vi/tu-vi-element/tu-vi-element.tsx';
export { TuViFengShui, type TuViFengShuiProps } from './tu-vi/tu-vi-feng-shui/tu-vi-feng-shui.tsx';
export { LaSoBoard, type LaSoBoardProps } from './tu-vi/la-so-board/la-so-board.tsx';
export { LaSoCard, type LaSoCardProps } from './tu-vi/la-so-card/la-so-card.tsx';
export { type LaSoPalette, laSoPictureSize, laSoSvg } from './tu-vi/la-so-picture/la-so-svg.ts';
export { LaSoSheet, type LaSoSheetProps } from './tu-vi/la-so-sheet/la-so-sheet.tsx';
export { LaSoYear, type LaSoYearProps } from './tu-vi/la-so-year/la-so-year.tsx';
export {
  BirthDetailsFields,
  type BirthDetailsFieldsProps,
} from './tu-vi/birth-details-fields/birth-details-fields.tsx';
export {
  type BirthDetails,
  hasSolarTime,
  noDetails,
  parseLongitude,
} from './tu-vi/tu-vi-form/birth-details.ts';
export { SaveChart, type SaveChartProps } from './tu-vi/save-chart/save-chart.tsx';
export { StoneAdvice, type StoneAdviceProps } from './tu-vi/stone-advice/stone-advice.tsx';
export { StoneGreeting, type StoneGreetingProps } from './tu-vi/stone-greeting/stone-greeting.tsx';
export {
  StoneSuggestions,
  type StoneSuggestionsProps,
  type SuggestedStone,
} from './tu-vi/stone-suggestions/stone-suggestions.tsx';
export { hourSlots } from './tu-vi/tu-vi-form/hour-slots.ts';
export type { BirthCalendar } from './tu-vi/tu-vi-form/birth-date-fields.tsx';
export { TuViForm, type TuViFormProps } from './tu-vi/tu-vi-form/tu-vi-form.tsx';
export type { TuViValues } from './tu-vi/tu-vi-form/tu-vi-values.ts';
export { TuViPillars, type TuViPillarsProps } from './tu-vi/tu-vi-pillars/tu-vi-pillars.tsx';
export { TuViPrompt, type TuViPromptProps } from './tu-vi/tu-vi-prompt/tu-vi-prompt.tsx';
export { TuViResult, type TuViResultProps } from './tu-vi/tu-vi-result/tu-vi-result.tsx';
export { TuViSkeleton } from './tu-vi/tu-vi-skeleton/tu-vi-skeleton.tsx';
export { type TuViTab, TuViTabs, type TuViTabsProps } from './tu-vi/tu-vi-tabs/tu-vi-tabs.tsx';

// Almanac
export { AlmanacLine, type AlmanacLineProps } from './almanac/almanac-line/almanac-line.tsx';
export {
  type AnniversaryAlarm,
  AnniversaryForm,
  type AnniversaryFormProps,
  type AnniversaryLine,
  type NextAnniversary,
} from './almanac/anniversary-form/anniversary-form.tsx';
export {
  ChosenDays,
  type ChosenDaysProps,
  type ListedDay,
} from './almanac/chosen-days/chosen-days.tsx';
export { DayLeaf, type DayLeafProps } from './almanac/day-leaf/day-leaf.tsx';
export {
  type DayEvent,
  type DayEventKind,
  EventMark,
  type EventMarkProps,
} from './almanac/event-mark/event-mark.tsx';
export {
  MonthGrid,
  type MonthGridDay,
  type MonthGridProps,
} from './almanac/month-grid/month-grid.tsx';

// Pages
export { AlmanacPage, type AlmanacPageProps } from './pages/almanac-page/almanac-page.tsx';
export {
  AccountPage,
  type AccountPageProps,
  type AccountSections,
} from './pages/account-page/account-page.tsx';
export { CartPage, type CartPageProps, type CartPageState } from './pages/cart-page/cart-page.tsx';
export {
  CheckoutPage,
  type CheckoutPageProps,
  type CheckoutPageState,
} from './pages/checkout-page/checkout-page.tsx';
export {
  ConfirmEmailPage,
  type ConfirmEmailPageProps,
} from './pages/confirm-email-page/confirm-email-page.tsx';
export {
  ErrorPage,
  type ErrorPageKind,
  type ErrorPageProps,
  errorPageTitles,
} from './pages/error-page/error-page.tsx';
export { HomePage, type HomePageProps } from './pages/home-page/home-page.tsx';
export { LookUpPage, type LookUpPageProps } from './pages/look-up-page/look-up-page.tsx';
export type {
  OwnOrderHandlers,
  RecipientValues,
} from './pages/own-order-page/own-order-handlers.ts';
export { OwnOrderPage, type OwnOrderPageProps } from './pages/own-order-page/own-order-page.tsx';
export { MyOrdersPage, type MyOrdersPageProps } from './pages/my-orders-page/my-orders-page.tsx';
export {
  EndNoticesPage,
  type EndNoticesPageProps,
} from './pages/end-notices-page/end-notices-page.tsx';
export { NotMePage, type NotMePageProps } from './pages/not-me-page/not-me-page.tsx';
export { PaymentResultPage } from './pages/payment-result-page/payment-result-page.tsx';
export { ProductPage, type ProductPageProps } from './pages/product-page/product-page.tsx';
export {
  ResetPasswordPage,
  type ResetPasswordPageProps,
} from './pages/reset-password-page/reset-password-page.tsx';
export { StorePage, type StorePageProps } from './pages/store-page/store-page.tsx';
export { TextPage, type TextPageProps } from './pages/text-page/text-page.tsx';
export { type TuViChart, TuViPage, type TuViPageProps } from './pages/tu-vi-page/tu-vi-page.tsx';
export {
  VerifyEmailPage,
  type VerifyEmailPageProps,
} from './pages/verify-email-page/verify-email-page.tsx';
