import type { SessionView } from './sessions-section.tsx';

/** Three sessions, of which the first is that of this browser. */
export const sessions: SessionView[] = [
  {
    id: 'phien-1',
    device: 'Chrome trên Windows',
    createdAt: '2026-11-20T02:15:00.000Z',
    lastUsedAt: '2026-11-21T00:00:00.000Z',
    current: true,
  },
  {
    id: 'phien-2',
    device: 'Safari trên iPhone',
    createdAt: '2026-11-03T13:40:00.000Z',
    lastUsedAt: '2026-11-19T00:00:00.000Z',
    current: false,
  },
  {
    id: 'phien-3',
    device: 'Thiết bị không xác định',
    createdAt: '2026-10-28T22:05:00.000Z',
    lastUsedAt: '2026-10-29T00:00:00.000Z',
    current: false,
  },
];
