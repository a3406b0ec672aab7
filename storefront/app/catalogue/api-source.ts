import { type CatalogueSource, storeHref } from '@thach-an/edge-api/contract';
import type { ApiClient } from '../api/api-client.ts';

/** Creates a source that asks the API, for a browser that does not hold a large catalogue. */
export function createApiSource(api: ApiClient): CatalogueSource {
  return {
    async page(query) {
      const { searchParams } = new URL(storeHref(query), 'http://localhost');
      const reply = await api.api.catalogue.products.$get({
        query: Object.fromEntries(searchParams),
      });
      if (!reply.ok) throw failure('the products', reply);
      const { data, success: _, ...shownPage } = await reply.json();
      return { products: data, ...shownPage };
    },
    async find(id) {
      const reply = await api.api.catalogue.products[':id'].$get({ param: { id } });
      if (reply.status === 404) return undefined;
      if (!reply.ok) throw failure('the product', reply);
      return (await reply.json()).data;
    },
    async lookup(ids) {
      if (ids.length === 0) return [];
      const reply = await api.api.catalogue.lookup.$post({ json: { ids: [...ids] } });
      if (!reply.ok) throw failure('the products of the cart', reply);
      return (await reply.json()).data;
    },
    async pick(category, count) {
      const reply = await api.api.catalogue.featured.$get({ query: { category } });
      if (!reply.ok) throw failure('the featured products', reply);
      return (await reply.json()).data.slice(0, count);
    },
    async suited(chart) {
      const reply = await api.api.catalogue.suited.$get({ query: chart });
      if (!reply.ok) throw failure('the products that suit a chart', reply);
      return (await reply.json()).data;
    },
  };
}

function failure(object: string, { status }: { status: number }): Error {
  return new Error(`Cannot read ${object}: the API answered ${status}`);
}
