import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'app',
  ssr: true,
  // There are few routes: the document contains the manifest of all of them, without further
  // requests.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
