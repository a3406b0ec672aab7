/**
 * Operations with files, the whole catalogue or the customer of a review, for the command line or
 * routes of their own.
 */
export { checkCatalogue } from '../catalogue/check-catalogue.ts';
export { exportProducts } from '../catalogue/export-products.ts';
export { endImport, importProducts, previewImport } from '../catalogue/import/import-products.ts';
export { stageImport } from '../catalogue/import/stage-import.ts';
export { suggestProducts } from '../catalogue/nearest-ids.ts';
export { addPicture, listPictures, removePicture } from '../catalogue/pictures/store-picture.ts';
export { uploadCertificate, uploadForm, uploadPicture } from '../catalogue/pictures/save-upload.ts';
export { getReview } from '../reviews/list-reviews.ts';
