/** Address of the service worker of the almanac. */
export const workerPath = '/lich/sw.js';
/** Paths that it may control. */
export const workerScope = '/lich';
/** Name of its cache. Another name replaces all kept pages. */
export const offlineCache = 'lich-1';
