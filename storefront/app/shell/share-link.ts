import { notify } from './notify.ts';

export interface SharedLink {
  title: string;
  url: string;
  /** Text of the toast after the link was copied. */
  copied: string;
}

/**
 * Shares a link with the Web Share API, or copies it where that is missing.
 *
 * @returns `true` if that succeeded, or the visitor has cancelled it
 */
export async function shareLink({ title, url, copied }: SharedLink): Promise<boolean> {
  try {
    if (navigator.share) {
      await navigator.share({ title, url });
    } else {
      await navigator.clipboard.writeText(url);
      notify('success', copied, 3_000);
    }
    return true;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return true;
    console.warn('The link could not be shared', error);
    return false;
  }
}
