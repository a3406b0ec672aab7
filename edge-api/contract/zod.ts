import { z } from 'zod';

// The Content-Security-Policy of a page forbids `new Function`, which zod uses to compile schemas.
if (typeof document !== 'undefined') z.config({ jitless: true });

export { z };
