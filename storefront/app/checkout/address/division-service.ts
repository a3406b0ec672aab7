import type { Division, FormerPlaceView } from '@thach-an/ui';

/** The service has rejected a request or returned invalid data. */
export class DivisionError extends Error {
  override name = 'DivisionError';
}

type Code = Division['code'];

/** Time limit of a request, in ms. */
const timeout = 10_000;

/**
 * Creates a client of a service with provinces, districts and wards, in the format of the public
 * provinces API. Lists are cached; a failed request is repeated by the next call. Divisions are
 * named by their code of the General Statistics Office.
 *
 * @param url base URL of the service: a path of the shop, or absolute
 */
export function createDivisionService(
  url: string,
  send: (url: string, init: RequestInit) => Promise<Response> = (url, init) => fetch(url, init),
) {
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
    districts: (province: Code) => list(`/p/${province}?depth=2`, 'districts'),
    wards: (district: Code) => list(`/d/${district}?depth=2`, 'wards'),
    /** Returns the communes of a province, from a service of the second version. */
    communes: (province: Code) => list(`/p/${province}?depth=2`, 'wards'),
    /** Finds former wards by words, or one by its names; the shop's own service alone has it. */
    async formerPlaces(query: Record<string, string>): Promise<readonly FormerPlaceView[]> {
      const { data } = await read(`/former?${new URLSearchParams(query)}`);
      return data;
    },
  };
}

export type DivisionService = ReturnType<typeof createDivisionService>;

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
