import { pageSlugs, type ShopPage } from '@thach-an/edge-api/contract';
import { TextPage } from '@thach-an/ui';
import {
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
  useLoaderData,
} from 'react-router';
import type { ApiClient } from '../api/api-client.ts';
import { browserApi } from '../api/call-api.ts';
import { loaderContext } from '../api/loader-context.ts';
import { pageMeta } from '../head/page-meta.ts';
import { readTextPage } from '../settings/read-shop.ts';
import { siteOf } from '../shell/use-shop.ts';

async function pageAt(api: ApiClient, url: string): Promise<ShopPage> {
  const path = new URL(url).pathname;
  const slug = pageSlugs.find((slug) => path === `/${slug}`);
  if (!slug) throw new Response(null, { status: 404 });
  return await readTextPage(api, slug);
}

export function loader({ request, context }: LoaderFunctionArgs): Promise<ShopPage> {
  return pageAt(context.get(loaderContext).api, request.url);
}

export function clientLoader({ request }: ClientLoaderFunctionArgs): Promise<ShopPage> {
  return pageAt(browserApi, request.url);
}

export function meta({ loaderData, ...args }: MetaArgs<typeof loader>) {
  if (!loaderData) return [];
  const { slug, title, description } = loaderData;
  return pageMeta(siteOf(args), { title, description, path: `/${slug}` });
}

/** Renders a text that the owner can edit, such as the terms. */
export default function ShopTextPage() {
  const { title, blocks, date } = useLoaderData<typeof loader>();
  return <TextPage title={title} blocks={blocks} date={date} />;
}
