import { deadline } from '../concurrency/deadline.ts';
import type { Product } from '../contract/catalogue/product.ts';
import { encodeBody, type EncodedBody } from '../http/encoded-body.ts';

export type Encode = (content: string) => Promise<EncodedBody>;

/** Products at one version of the content. */
export interface ListedProducts {
  readonly versions: { readonly content: number; readonly stock: number };
  readonly products: readonly Product[];
}

export interface ListBody {
  readonly content: number;
  readonly body: EncodedBody;
}

/** Encoded list with everything that shows if it is outdated. */
interface DatedBody extends ListBody {
  readonly stock: number;
  /** Time at which its products were passed, in ms. */
  readonly at: number;
}

/** Maximum time for which a request waits for a new body while there is an older one, in ms. */
const maxWait = 100;

/**
 * Time for which a body is returned after a change of the stock alone, in ms. The catalogue checks
 * its versions once a second, so that the stock is at most 5 s old.
 */
export const stockAge = 4_000;

/**
 * Creates the body of the product list. It is encoded when it is requested for the first time after
 * a change of the content, which the catalogue checks once a second; meanwhile the older body is
 * returned. After a change of the stock alone it is encoded again every {@linkcode stockAge} ms at
 * most; clients read later changes after its `version.stock`.
 *
 * @param encode default: Brotli quality 5, as 9 takes three times as long for 2 % fewer bytes
 */
export function createListBody(
  encode: Encode = (content) => encodeBody(content, 5),
  now: () => number = () => performance.now(),
): (list: ListedProducts) => Promise<ListBody> {
  let last: DatedBody | undefined;
  let encoding: Promise<DatedBody> | undefined;

  async function renew({ versions, products }: ListedProducts): Promise<DatedBody> {
    const at = now();
    try {
      const body = await encode(`${listStart(versions)}${JSON.stringify(products)}}`);
      return last = { ...versions, at, body };
    } finally {
      encoding = undefined;
    }
  }

  return async (list) => {
    const { content, stock } = list.versions;
    const isYoung = last && now() < last.at + stockAge;
    if (last && last.content === content && (last.stock === stock || isYoung)) return last;
    encoding ??= renew(list);
    const older = last;
    if (!older) return await encoding;
    const next = encoding.catch(() => older);
    return older.stock === stock || isYoung
      ? await deadline(next, maxWait, () => older)
      : await next;
  };
}

/** Returns the body of the list up to its products. */
export function listStart({ content, stock }: ListedProducts['versions']): string {
  return `{"success":true,"version":${JSON.stringify({ content, stock })},"data":`;
}
