import type { Division, FormerPlaceView } from '@thach-an/ui';

/**
 * A service with provinces, districts and wards, in the format of the public provinces API (v1).
 */
export interface DivisionService {
  provinces(): Promise<readonly Division[]>;
  /** @param province code of the General Statistics Office */
  districts(province: Division['code']): Promise<readonly Division[]>;
  /** @param district code of the General Statistics Office */
  wards(district: Division['code']): Promise<readonly Division[]>;
  /** Returns the communes of a province, from a service of the second version. */
  communes(province: Division['code']): Promise<readonly Division[]>;
  /** Finds former wards by words, or one by its names; the shop's own service alone has it. */
  formerPlaces(query: Record<string, string>): Promise<readonly FormerPlaceView[]>;
}

/** The service has rejected a request or returned invalid data. */
export class DivisionError extends Error {
  override name = 'DivisionError';
}

/** Time limit of a request, in ms. */
const timeout = 10_000;

/**
 * Creates a client of a division service. Lists are cached; a failed request is repeated by the
 * next call.
 *
 * @param url base URL of the service: a path of the shop, or absolute
 */
export function createDivisionService(
  url: string,
  send: (url: string, init: RequestInit) => Promise<Response> = (url, init) => fetch(url, init),
): DivisionService {
  const lists = new Map<string, Promise<readonly Division[]>>();

  function list(path: string, key?: 'districts' | 'wards') {
    let request = lists.get(path);
    if (!request) {
      request = load(path, key);
      lists.set(path, request);
      request.catch(() => lists.delete(path));
    }
    return request;
  }

  async function load(path: string, key?: string): Promise<readonly Division[]> {
    const content = await read(path);
    return readDivisions(key ? content?.[key] : content, path);
  }

  async function read(path: string) {
    const reply = await send(url + path, { signal: AbortSignal.timeout(timeout) });
    if (!reply.ok) {
      await reply.body?.cancel();
      throw new DivisionError(
        `Cannot load ${path}: the service replied with status ${reply.status}`,
      );
    }
    return await reply.json();
  }

  return {
    provinces: () => list('/p/'),
    districts: (province) => list(`/p/${province}?depth=2`, 'districts'),
    wards: (district) => list(`/d/${district}?depth=2`, 'wards'),
    communes: (province) => list(`/p/${province}?depth=2`, 'wards'),
    async formerPlaces(query) {
      const { data } = await read(`/former?${new URLSearchParams(query)}`);
      return data;
    },
  };
}

/**
 * Checks the list of a response. An invalid entry invalidates the whole list: orders are sent to
 * its names.
 */
function readDivisions(value: unknown, path: string): readonly Division[] {
  if (!Array.isArray(value) || !value.every(isDivision)) {
    throw new DivisionError(`Cannot load ${path}: the reply is not a list of divisions`);
  }
  return value.map(({ code, name }) => ({ code, name: name.normalize('NFC') }));
}

function isDivision(value: unknown): value is Division {
  if (typeof value !== 'object' || value === null) return false;
  const { code, name } = value as Record<string, unknown>;
  return Number.isSafeInteger(code) && typeof name === 'string' && name.trim() !== '';
}
