export { addressFormMessages } from '../checkout/address-form/address-form-messages.ts';
export {
  type AdminField,
  AdminFields,
  type AdminFieldsProps,
  type FieldValue,
} from './admin-fields/admin-fields.tsx';
export { AdminHome, type AdminHomeFigures, type AdminHomeProps } from './admin-home/admin-home.tsx';
export { AlertSettings, type AlertSettingsProps } from './alert-settings/alert-settings.tsx';
export { BarChart, type BarChartProps } from './bar-chart/bar-chart.tsx';
export { BulkChange, type BulkChangeProps } from './bulk-change/bulk-change.tsx';
export { AdminFrame, type AdminFrameProps } from './admin-frame/admin-frame.tsx';
export type { AdminSection } from './admin-frame/admin-sections.tsx';
export { AdminList, type AdminListProps } from './admin-list/admin-list.tsx';
export { type AdminColumn, AdminRows, type AdminRowsProps } from './admin-list/admin-rows.tsx';
export { AdminOrder, type AdminOrderProps } from './admin-order/admin-order.tsx';
export type { AdminOrderView } from './admin-order/admin-order-view.ts';
export {
  AdminOrders,
  type AdminOrdersProps,
  type AdminOrderSummary,
} from './admin-orders/admin-orders.tsx';
export {
  type CarrierComparisonView,
  CarrierLists,
  type CarrierListsProps,
} from './carrier-lists/carrier-lists.tsx';
export { CancelOrder, type CancelOrderProps } from './cancel-order/cancel-order.tsx';
export { type HandedOver, HandOver, type HandOverProps } from './hand-over/hand-over.tsx';
export { CorrectParcel, type CorrectParcelProps } from './correct-parcel/correct-parcel.tsx';
export { type LateTransfer, OrderMoney, type OrderMoneyProps } from './order-money/order-money.tsx';
export { OrderReturn, type OrderReturnProps } from './order-return/order-return.tsx';
export {
  UnmatchedTransfers,
  type UnmatchedTransfersProps,
  type UnmatchedTransferView,
} from './unmatched-transfers/unmatched-transfers.tsx';
export { SectionSheet, type SectionSheetProps } from './section-sheet/section-sheet.tsx';
export { ShippingRules, type ShippingRulesProps } from './shipping-rules/shipping-rules.tsx';
export type { ShippingView } from './shipping-rules/shipping-view.ts';
export {
  CommandPalette,
  type CommandPaletteProps,
  type PaletteCommand,
} from './command-palette/command-palette.tsx';
export { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog/confirm-dialog.tsx';
export {
  type ConflictingField,
  EditConflict,
  type EditConflictProps,
} from './edit-conflict/edit-conflict.tsx';
export { type FirstStep, FirstSteps, type FirstStepsProps } from './first-steps/first-steps.tsx';
export { InlineEdit, type InlineEditProps } from './inline-edit/inline-edit.tsx';
export {
  OrderForm,
  orderFormMessages,
  type OrderFormProduct,
  type OrderFormProps,
} from './order-form/order-form.tsx';
export { ParcelPrint, type ParcelPrintProps } from './parcel-print/parcel-print.tsx';
export {
  PictureList,
  type PictureListProps,
  type PictureUpload,
} from './picture-list/picture-list.tsx';
export { ProductState, type ProductStateProps } from './product-state/product-state.tsx';
export {
  ProductStock,
  type ProductStockProps,
  type StockChangeView,
} from './product-stock/product-stock.tsx';
export { productStateMessages } from './product-state/product-state-messages.ts';
export { QuickEdit, type QuickEditProps } from './quick-edit/quick-edit.tsx';
export { RefundOrder, type RefundOrderProps } from './refund-order/refund-order.tsx';
export {
  StockImport,
  type StockImportProps,
  type StockRowView,
} from './stock-import/stock-import.tsx';
export { UndoBar, type UndoBarProps } from './undo-bar/undo-bar.tsx';
export { SaveBar, type SaveBarProps } from './save-bar/save-bar.tsx';
export { ShortcutList, type ShortcutListProps } from './shortcut-list/shortcut-list.tsx';
export {
  StaffInvitation,
  type StaffInvitationProps,
  type StaffSecretsView,
} from './staff-invitation/staff-invitation.tsx';
export { StaffLogIn, type StaffLogInProps } from './staff-log-in/staff-log-in.tsx';
export {
  type OwnDevice,
  StaffProfile,
  type StaffProfileProps,
} from './staff-profile/staff-profile.tsx';
