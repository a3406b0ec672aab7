import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'app',
  ssr: true,
  // Few routes: their manifest comes with the document, so nothing is asked for later.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
