/** Operations of the back office. Each export is reachable at `POST /api/admin/{name}`. */
export { adjustStock, countStock } from '../catalogue/adjust-stock.ts';
export { listMovements } from '../catalogue/list-movements.ts';
export {
  deleteCategory,
  listCategories,
  moveCategory,
  saveCategory,
} from '../catalogue/categories/save-category.ts';
export { changeProducts } from '../catalogue/change-products.ts';
export { changeStocks } from '../catalogue/change-stocks.ts';
export { duplicateProduct } from '../catalogue/duplicate-product.ts';
export { listShopProducts } from '../catalogue/list-shop-products.ts';
export { moveProduct } from '../catalogue/move-product.ts';
export {
  deleteProduct,
  getProduct,
  hideProduct,
  saveProduct,
  showProduct,
} from '../catalogue/save-product.ts';
export { endPromo, getPromo, listPromos, savePromo } from '../checkout/promo/save-promo.ts';
export { blockCustomer, noteCustomer } from '../customers/change-customer.ts';
export { answerRequest, finishRequest } from '../customers/data-requests/finish-request.ts';
export { extendRequest } from '../customers/data-requests/extend-request.ts';
export { listRequests } from '../customers/data-requests/list-requests.ts';
export { recordRequest } from '../customers/data-requests/record-request.ts';
export { getCustomer, listCustomers } from '../customers/list-customers.ts';
export { cancelUnconfirmed } from '../orders/cancel-unconfirmed.ts';
export { cancelItems } from '../orders/cancel-items.ts';
export { handOver } from '../orders/carriers/hand-over.ts';
export { reconcileCod } from '../orders/carriers/reconcile-cod.ts';
export { changeStatus } from '../orders/change-status.ts';
export { confirmByPhone } from '../orders/confirm-by-phone.ts';
export { undoConfirmation } from '../orders/undo-confirmation.ts';
export { exportCustomers } from '../exports/export-customers.ts';
export { exportItems, exportOrders } from '../exports/export-orders.ts';
export { exportStock } from '../exports/export-stock.ts';
export { homeSummary } from '../home/home-summary.ts';
export { correctParcel } from '../orders/correct-parcel.ts';
export { createOrder } from '../orders/create-order.ts';
export { editOrder } from '../orders/edit-order.ts';
export { getOrder } from '../orders/get-order.ts';
export { listShopOrders } from '../orders/list-shop-orders.ts';
export { noteOrder } from '../orders/note-order.ts';
export { refundOrder } from '../orders/refund-order.ts';
export { returnItems } from '../orders/return-items.ts';
export { decideReturn, listReturns } from '../orders/own/decide-return.ts';
export { showReturnPictures } from '../orders/own/return-pictures.ts';
export { recordPayment } from '../orders/transfers/record-payment.ts';
export { assignTransfer, returnTransfer } from '../orders/transfers/resolve-transfer.ts';
export { listUnmatched } from '../orders/transfers/unmatched-transfers.ts';
export { decideReview } from '../reviews/decide-review.ts';
export { listReviews } from '../reviews/list-reviews.ts';
export { getPage, listPages, previewPage, savePage } from '../settings/pages/save-page.ts';
export { getSettings, saveSettings } from '../settings/save-settings.ts';
export { getShipping, saveShipping } from '../settings/save-shipping.ts';
export { disableStaff, listStaff, setStaffRole } from '../staff/operations/change-staff.ts';
export { inviteStaff } from '../staff/operations/invite-staff.ts';
export { listAudit } from './list-audit.ts';
export {
  getAlerts,
  subscribeToAlerts,
  unsubscribeFromAlerts,
} from '../staff/pushes/push-operations.ts';
