export {
  type AddressErrors,
  AddressForm,
  type AddressFormProps,
  type AddressValues,
} from './address-form/address-form.tsx';
export {
  AddressedProduct,
  type AddressedProductProps,
} from './addressed-product/addressed-product.tsx';
export { AddressPicker, type AddressPickerProps } from './address-picker/address-picker.tsx';
export type {
  AddressChoice,
  Division,
  DivisionLevel,
  Divisions,
} from './address-picker/divisions.ts';
export { AmountLine, type AmountLineProps } from './amount-line/amount-line.tsx';
export { Button, buttonClass, type ButtonProps, type ButtonVariant } from './button/button.tsx';
export { CartFailed, type CartFailedProps } from './cart-failed/cart-failed.tsx';
export { CartPage, type CartPageProps, type CartPageState } from './cart-page/cart-page.tsx';
export { CartSummary, type CartSummaryProps } from './cart-summary/cart-summary.tsx';
export { type CartLine, CartTable, type CartTableProps } from './cart-table/cart-table.tsx';
export {
  CategoryExplorer,
  type CategoryExplorerProps,
  type CategoryTile,
} from './category-explorer/category-explorer.tsx';
export { CategoryFilter, type CategoryFilterProps } from './category-filter/category-filter.tsx';
export {
  CheckoutPage,
  type CheckoutPageProps,
  type CheckoutPageState,
} from './checkout-page/checkout-page.tsx';
export { DetailModal, type DetailModalProps } from './detail-modal/detail-modal.tsx';
export { EmptyState, type EmptyStateProps } from './empty-state/empty-state.tsx';
export { PageError, type PageErrorProps } from './empty-state/page-error.tsx';
export {
  ErrorPage,
  type ErrorPageKind,
  type ErrorPageProps,
  errorPageTitles,
} from './error-page/error-page.tsx';
export {
  controlClass,
  Field,
  type FieldControlProps,
  FieldError,
  type FieldProps,
} from './field/field.tsx';
export { flyToCart, type FlyToCartOptions } from './fly-to-cart/fly-to-cart.ts';
export { Footer, type FooterProps } from './footer/footer.tsx';
export { Hero, type HeroProps, type PictureVariant } from './hero/hero.tsx';
export { HomePage, type HomePageProps } from './home-page/home-page.tsx';
export { Link, type LinkProps, LinkProvider } from './link/link.tsx';
export { LoginPopup, type LoginPopupProps } from './login-popup/login-popup.tsx';
export type { LoginMode, LoginValues } from './login-popup/login-values.ts';
export { Logo, type LogoProps } from './logo/logo.tsx';
export { MyOrdersPage, type MyOrdersPageProps } from './my-orders-page/my-orders-page.tsx';
export { Navbar, type NavbarPlace, type NavbarProps } from './navbar/navbar.tsx';
export { Notice, type NoticeProps, type NoticeTone } from './notice/notice.tsx';
export { formatMoment } from './order-card/format-moment.ts';
export { OrderCard, type OrderCardProps, type OrderView } from './order-card/order-card.tsx';
export { OrderList, type OrderListProps } from './order-list/order-list.tsx';
export { OrderListSkeleton } from './order-list/order-list-skeleton.tsx';
export type { OrderChangesProps } from './order-summary/order-changes.tsx';
export { OrderSummary, type OrderSummaryProps } from './order-summary/order-summary.tsx';
export {
  OrderSummaryFold,
  type OrderSummaryFoldProps,
} from './order-summary/order-summary-fold.tsx';
export type { OrderSummaryLine } from './order-summary/order-summary-lines.tsx';
export { pageWindow } from './pagination/page-window.ts';
export { Pagination, type PaginationProps } from './pagination/pagination.tsx';
export {
  type PaymentMethod,
  PaymentMethods,
  type PaymentMethodsProps,
} from './payment-methods/payment-methods.tsx';
export { PaymentResultPage } from './payment-result-page/payment-result-page.tsx';
export { Picture, type PictureProps } from './picture/picture.tsx';
export { formatPrice } from './price/format-price.ts';
export { Price, type PriceProps } from './price/price.tsx';
export { ProductCard, type ProductCardProps } from './product-card/product-card.tsx';
export { ProductDetail, type ProductDetailProps } from './product-detail/product-detail.tsx';
export { ProductGrid, type ProductGridProps } from './product-grid/product-grid.tsx';
export {
  ProductGridSkeleton,
  type ProductGridSkeletonProps,
} from './product-grid/product-grid-skeleton.tsx';
export type { Product } from './product.ts';
export { ProfileMenu, type ProfileMenuProps } from './profile-menu/profile-menu.tsx';
export { PromoBox, type PromoBoxProps } from './promo-box/promo-box.tsx';
export { QuantityField, type QuantityFieldProps } from './quantity-field/quantity-field.tsx';
export { SearchBox, type SearchBoxProps } from './search-box/search-box.tsx';
export { ShopFrame, type ShopFrameProps } from './shop-frame/shop-frame.tsx';
export { Skeleton, type SkeletonProps } from './skeleton/skeleton.tsx';
export { SkipLink, type SkipLinkProps } from './skip-link/skip-link.tsx';
export { StorePage, type StorePageProps } from './store-page/store-page.tsx';
export { notify, Toaster } from './toaster/toaster.tsx';
export { TuViBasicInfo, type TuViBasicInfoProps } from './tu-vi-basic-info/tu-vi-basic-info.tsx';
export { TuViCareers, type TuViCareersProps } from './tu-vi-careers/tu-vi-careers.tsx';
export { TuViDestiny, type TuViDestinyProps } from './tu-vi-destiny/tu-vi-destiny.tsx';
export { TuViElement, type TuViElementProps } from './tu-vi-element/tu-vi-element.tsx';
export { TuViFengShui, type TuViFengShuiProps } from './tu-vi-feng-shui/tu-vi-feng-shui.tsx';
export { hourSlots } from './tu-vi-form/hour-slots.ts';
export { TuViForm, type TuViFormProps } from './tu-vi-form/tu-vi-form.tsx';
export type { TuViValues } from './tu-vi-form/tu-vi-values.ts';
export { type TuViChart, TuViPage, type TuViPageProps } from './tu-vi-page/tu-vi-page.tsx';
export { TuViPillars, type TuViPillarsProps } from './tu-vi-pillars/tu-vi-pillars.tsx';
export { TuViPrompt, type TuViPromptProps } from './tu-vi-prompt/tu-vi-prompt.tsx';
export { TuViResult, type TuViResultProps } from './tu-vi-result/tu-vi-result.tsx';
export { TuViSkeleton } from './tu-vi-skeleton/tu-vi-skeleton.tsx';
export { type TuViTab, TuViTabs, type TuViTabsProps } from './tu-vi-tabs/tu-vi-tabs.tsx';
export {
  VerifyEmailPage,
  type VerifyEmailPageProps,
} from './verify-email-page/verify-email-page.tsx';
export {
  VerifyEmailPanel,
  type VerifyEmailPanelProps,
  type VerifyEmailState,
} from './verify-email-panel/verify-email-panel.tsx';
