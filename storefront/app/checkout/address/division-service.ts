import type { Division } from '@thach-an/ui';

/** A service that gives provinces, districts and wards, as the public provinces API (v1) shapes them. */
export interface DivisionService {
  provinces(): Promise<readonly Division[]>;
  /** @param province code of the General Statistics Office */
  districts(province: number): Promise<readonly Division[]>;
  /** @param district code of the General Statistics Office */
  wards(district: number): Promise<readonly Division[]>;
}

/** The service did not give what it should. */
export class DivisionError extends Error {
  override name = 'DivisionError';
}

/** How long a list may take, in ms. */
const limit = 10_000;

/**
 * Asks a service for divisions. What it gave is held; what it failed to give is asked for anew.
 *
 * @param url base of the service: a path of the shop, or an address
 */
export function createDivisionService(
  url: string,
  send: (address: string, init: RequestInit) => Promise<Response> = (address, init) =>
    fetch(address, init),
): DivisionService {
  const lists = new Map<string, Promise<readonly Division[]>>();

  function list(path: string, key?: 'districts' | 'wards') {
    let asked = lists.get(path);
    if (!asked) {
      asked = load(path, key);
      lists.set(path, asked);
      asked.catch(() => lists.delete(path));
    }
    return asked;
  }

  async function load(path: string, key?: string): Promise<readonly Division[]> {
    const reply = await send(url + path, { signal: AbortSignal.timeout(limit) });
    if (!reply.ok) {
      await reply.body?.cancel();
      throw new DivisionError(`${path} was answered with ${reply.status}`);
    }
    const content = await reply.json();
    return readDivisions(key ? content?.[key] : content, path);
  }

  return {
    provinces: () => list('/p/'),
    districts: (province) => list(`/p/${province}?depth=2`, 'districts'),
    wards: (district) => list(`/d/${district}?depth=2`, 'wards'),
  };
}

/** The list of a reply. One that is damaged is refused as a whole: an order goes to what is chosen from it. */
function readDivisions(value: unknown, path: string): readonly Division[] {
  if (!Array.isArray(value) || !value.every(isDivision)) {
    throw new DivisionError(`${path} was answered with something else than a list of divisions`);
  }
  return value.map(({ code, name }) => ({ code, name: name.normalize('NFC') }));
}

function isDivision(value: unknown): value is Division {
  if (typeof value !== 'object' || value === null) return false;
  const { code, name } = value as Record<string, unknown>;
  return Number.isSafeInteger(code) && typeof name === 'string' && name.trim() !== '';
}
