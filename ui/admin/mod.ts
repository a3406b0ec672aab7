export { addressFormMessages } from '../checkout/address-form/address-form-messages.ts';
export { useKeptFocus } from '../primitives/use-kept-focus.ts';
export { readNumber } from './read-number.ts';
export * from './admin-fields/admin-fields.tsx';
export * from './admin-home/admin-home.tsx';
export * from './alert-settings/alert-settings.tsx';
export * from './bar-chart/bar-chart.tsx';
export * from './bulk-change/bulk-change.tsx';
export * from './admin-frame/admin-frame.tsx';
export type { AdminSection } from './admin-frame/admin-sections.tsx';
export * from './admin-list/admin-list.tsx';
export * from './admin-list/admin-rows.tsx';
export * from './admin-order/admin-order.tsx';
export type { AdminOrderView } from './admin-order/admin-order-view.ts';
export * from './admin-orders/admin-orders.tsx';
export * from './carrier-lists/carrier-lists.tsx';
export * from './cancel-order/cancel-order.tsx';
export * from './hand-over/hand-over.tsx';
export * from './correct-parcel/correct-parcel.tsx';
export * from './order-money/order-money.tsx';
export * from './order-return/order-return.tsx';
export * from './unmatched-transfers/unmatched-transfers.tsx';
export * from './section-sheet/section-sheet.tsx';
export * from './shipping-rules/shipping-rules.tsx';
export type { ShippingView } from './shipping-rules/shipping-view.ts';
export * from './command-palette/command-palette.tsx';
export * from './confirm-dialog/confirm-dialog.tsx';
export * from './edit-conflict/edit-conflict.tsx';
export * from './first-steps/first-steps.tsx';
export * from './inline-edit/inline-edit.tsx';
export * from './order-form/order-form.tsx';
export * from './parcel-print/parcel-print.tsx';
export {
  PictureList,
  type PictureListProps,
  type PictureUpload,
} from './picture-list/picture-list.tsx';
export * from './product-state/product-state.tsx';
export * from './product-stock/product-stock.tsx';
export * from './product-state/product-state-messages.ts';
export * from './quick-edit/quick-edit.tsx';
export * from './refund-order/refund-order.tsx';
export * from './stock-import/stock-import.tsx';
export * from './undo-bar/undo-bar.tsx';
export * from './save-bar/save-bar.tsx';
export * from './shortcut-list/shortcut-list.tsx';
export * from './staff-invitation/staff-invitation.tsx';
export { StaffLogIn, type StaffLogInProps } from './staff-log-in/staff-log-in.tsx';
export * from './staff-profile/staff-profile.tsx';
