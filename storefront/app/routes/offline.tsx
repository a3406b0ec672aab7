import { ErrorPage, errorPageTitles } from '@thach-an/ui';
import { useEffect } from 'react';
import { type MetaArgs, useNavigate } from 'react-router';
import { pageMeta } from '../head/page-meta.ts';
import { offlinePath, offlineTarget } from '../offline/offline-paths.ts';
import { siteOf } from '../shell/use-shop.ts';

export function meta(args: MetaArgs) {
  const title = errorPageTitles.offline;
  return pageMeta(siteOf(args), { title, description: title, path: offlinePath, hidden: true });
}

/**
 * Renders the page that the service worker shows for a page without its document. The scripts of
 * the shop are kept, so the requested page opens as if a link to it had been followed.
 */
export default function Offline() {
  const navigate = useNavigate();
  useEffect(() => {
    const target = offlineTarget(location.search);
    if (target) navigate(target + location.hash, { replace: true });
  }, [navigate]);
  return <ErrorPage kind='offline' />;
}
