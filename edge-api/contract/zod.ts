import { z } from 'zod';

// The content policy of a page forbids what zod would try in order to be faster.
if (typeof document !== 'undefined') z.config({ jitless: true });

export { z };
