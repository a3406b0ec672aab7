import { adjustStock, countStock } from '../catalogue/adjust-stock.ts';
import { listMovements } from '../catalogue/list-movements.ts';
import {
  deleteCategory,
  listCategories,
  moveCategory,
  saveCategory,
} from '../catalogue/categories/save-category.ts';
import { changeProducts } from '../catalogue/change-products.ts';
import { changeStocks } from '../catalogue/change-stocks.ts';
import { checkCatalogue } from '../catalogue/check-catalogue.ts';
import { duplicateProduct } from '../catalogue/duplicate-product.ts';
import { exportProducts } from '../catalogue/export-products.ts';
import { endImport, importProducts, previewImport } from '../catalogue/import/import-products.ts';
import { stageImport } from '../catalogue/import/stage-import.ts';
import { listShopProducts } from '../catalogue/list-shop-products.ts';
import { moveProduct } from '../catalogue/move-product.ts';
import { suggestProducts } from '../catalogue/nearest-ids.ts';
import { addPicture, listPictures, removePicture } from '../catalogue/pictures/store-picture.ts';
import { uploadCertificate, uploadForm, uploadPicture } from '../catalogue/pictures/save-upload.ts';
import {
  deleteProduct,
  getProduct,
  hideProduct,
  saveProduct,
  showProduct,
} from '../catalogue/save-product.ts';
import { endPromo, getPromo, listPromos, savePromo } from '../checkout/promo/save-promo.ts';
import { blockCustomer, noteCustomer } from '../customers/change-customer.ts';
import { answerRequest, finishRequest } from '../customers/data-requests/finish-request.ts';
import { extendRequest } from '../customers/data-requests/extend-request.ts';
import { listRequests } from '../customers/data-requests/list-requests.ts';
import { recordRequest } from '../customers/data-requests/record-request.ts';
import { getCustomer, listCustomers } from '../customers/list-customers.ts';
import { cancelUnconfirmed } from '../orders/cancel-unconfirmed.ts';
import { cancelItems } from '../orders/cancel-items.ts';
import { handOver } from '../orders/carriers/hand-over.ts';
import { reconcileCod } from '../orders/carriers/reconcile-cod.ts';
import { changeStatus } from '../orders/change-status.ts';
import { confirmByPhone } from '../orders/confirm-by-phone.ts';
import { undoConfirmation } from '../orders/undo-confirmation.ts';
import { exportCustomers } from '../exports/export-customers.ts';
import { exportItems, exportOrders } from '../exports/export-orders.ts';
import { exportStock } from '../exports/export-stock.ts';
import { homeSummary } from '../home/home-summary.ts';
import { correctParcel } from '../orders/correct-parcel.ts';
import { createOrder } from '../orders/create-order.ts';
import { editOrder } from '../orders/edit-order.ts';
import { getOrder } from '../orders/get-order.ts';
import { listShopOrders } from '../orders/list-shop-orders.ts';
import { noteOrder } from '../orders/note-order.ts';
import { refundOrder } from '../orders/refund-order.ts';
import { decideReturn, listReturns } from '../orders/own/decide-return.ts';
import { showReturnPictures } from '../orders/own/return-pictures.ts';
import { recordPayment } from '../orders/transfers/record-payment.ts';
import { assignTransfer, returnTransfer } from '../orders/transfers/resolve-transfer.ts';
import { listUnmatched } from '../orders/transfers/unmatched-transfers.ts';
import { decideReview } from '../reviews/decide-review.ts';
import { getReview, listReviews } from '../reviews/list-reviews.ts';
import { getPage, listPages, previewPage, savePage } from '../settings/pages/save-page.ts';
import { getSettings, saveSettings } from '../settings/save-settings.ts';
import { getShipping, saveShipping } from '../settings/save-shipping.ts';
import { disableStaff, listStaff, setStaffRole } from '../staff/operations/change-staff.ts';
import { inviteStaff } from '../staff/operations/invite-staff.ts';
import { listAudit } from './list-audit.ts';
import type { AnyOperation } from './run-operation.ts';
import {
  getAlerts,
  subscribeToAlerts,
  unsubscribeFromAlerts,
} from '../staff/pushes/push-operations.ts';

/**
 * Operations with files, the whole catalogue or the customer of a review, for the command line or
 * routes of their own.
 */
const localOperations: readonly AnyOperation[] = [
  suggestProducts,
  checkCatalogue,
  exportProducts,
  stageImport,
  previewImport,
  importProducts,
  endImport,
  listPictures,
  addPicture,
  removePicture,
  uploadPicture,
  uploadForm,
  uploadCertificate,
  getReview,
];

/** Operations of the back office, at `POST /api/admin/{name}`. */
export const adminOperations = [
  homeSummary,
  listShopOrders,
  getOrder,
  changeStatus,
  confirmByPhone,
  undoConfirmation,
  correctParcel,
  cancelItems,
  noteOrder,
  refundOrder,
  editOrder,
  createOrder,
  cancelUnconfirmed,
  listReturns,
  showReturnPictures,
  decideReturn,
  recordPayment,
  listUnmatched,
  assignTransfer,
  returnTransfer,
  handOver,
  reconcileCod,
  listShopProducts,
  getProduct,
  saveProduct,
  hideProduct,
  showProduct,
  deleteProduct,
  duplicateProduct,
  moveProduct,
  changeProducts,
  listCategories,
  saveCategory,
  moveCategory,
  deleteCategory,
  countStock,
  adjustStock,
  changeStocks,
  listMovements,
  listPromos,
  getPromo,
  savePromo,
  endPromo,
  listCustomers,
  getCustomer,
  noteCustomer,
  blockCustomer,
  listRequests,
  recordRequest,
  answerRequest,
  extendRequest,
  finishRequest,
  listReviews,
  decideReview,
  getSettings,
  saveSettings,
  getShipping,
  saveShipping,
  listPages,
  getPage,
  savePage,
  previewPage,
  listStaff,
  inviteStaff,
  setStaffRole,
  disableStaff,
  getAlerts,
  subscribeToAlerts,
  unsubscribeFromAlerts,
  listAudit,
  exportOrders,
  exportItems,
  exportStock,
  exportCustomers,
] as const satisfies readonly AnyOperation[];

/** Results of these operations by their names. */
export type AdminResults = {
  [Each in typeof adminOperations[number] as Each['name']]: Awaited<ReturnType<Each['run']>>;
};

export const allOperations: readonly AnyOperation[] = [...adminOperations, ...localOperations];
