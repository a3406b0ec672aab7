import { adjustStock, listMovements } from '../catalogue/adjust-stock.ts';
import { checkCatalogue } from '../catalogue/check-catalogue.ts';
import { countStock } from '../catalogue/count-stock.ts';
import { exportProducts } from '../catalogue/export-products.ts';
import { endImport, importProducts, previewImport } from '../catalogue/import/import-products.ts';
import { stageImport } from '../catalogue/import/stage-import.ts';
import { suggestProducts } from '../catalogue/nearest-ids.ts';
import { addPicture, listPictures, removePicture } from '../catalogue/pictures/store-picture.ts';
import {
  deleteProduct,
  getProduct,
  hideProduct,
  saveProduct,
  showProduct,
} from '../catalogue/save-product.ts';
import { endPromo, listPromos, savePromo } from '../checkout/promo/save-promo.ts';
import { cancelUnconfirmed } from '../orders/cancel-unconfirmed.ts';
import { changeStatus } from '../orders/change-status.ts';
import { getOrder } from '../orders/get-order.ts';
import { listShopOrders } from '../orders/list-shop-orders.ts';
import { decideReview } from '../reviews/decide-review.ts';
import { getReview, listReviews } from '../reviews/list-reviews.ts';
import { getPage, listPages, savePage } from '../settings/pages/save-page.ts';
import { getSettings, saveSettings } from '../settings/save-settings.ts';
import { listAudit } from './list-audit.ts';
import type { AnyOperation } from './run-operation.ts';

/** All operations. */
export const allOperations: readonly AnyOperation[] = [
  listShopOrders,
  getOrder,
  changeStatus,
  cancelUnconfirmed,
  getProduct,
  saveProduct,
  hideProduct,
  showProduct,
  deleteProduct,
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
  countStock,
  adjustStock,
  listMovements,
  listPromos,
  savePromo,
  endPromo,
  listReviews,
  getReview,
  decideReview,
  getSettings,
  saveSettings,
  listPages,
  getPage,
  savePage,
  listAudit,
];
