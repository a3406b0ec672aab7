import { type SolarDate, toIsoDate } from '@thach-an/lunar';
import {
  almanacPath,
  isSouthern,
  readAlmanacPath,
  southParameter,
} from '../../app/almanac/almanac-address.ts';
import { chooseHref, readChooseQuery } from '../../app/almanac/choose-query.ts';

/**
 * Returns the cache key of a view of the almanac, or `undefined` for another path. A view that
 * depends on the current date has it in its key, so that it is rendered once a day. Parameters that
 * change nothing are removed.
 */
export function almanacKey(
  path: string,
  params: URLSearchParams,
  today: SolarDate,
): string | undefined {
  const address = readAlmanacPath(path);
  switch (address?.view) {
    case undefined:
      return undefined;
    case 'today':
      return `${almanacPath}?hom-nay=${toIsoDate(today)}${params.has('loi') ? '&loi=1' : ''}`;
    case 'choose': {
      const isRequested = ['viec', 'tu', 'den', 'tuoi', 'tranh'].some((name) => params.has(name));
      return isRequested
        ? chooseHref(readChooseQuery(params, today))
        : `${path}?hom-nay=${toIsoDate(today)}`;
    }
    default:
      return address && isSouthern(address, params) ? `${path}?${southParameter}=mien-nam` : path;
  }
}
