import { useMessages } from '../../messages/use-messages.ts';

const skipLinkMessages = {
  label: 'Chuyển đến nội dung chính',
};

export interface SkipLinkProps {
  /** Fragment of the main content, such as `#noi-dung`. The content can take the focus. */
  href: string;
}

/**
 * The first link of a page, which skips to the content. It is visible only while it has the focus.
 */
export function SkipLink({ href }: SkipLinkProps) {
  const messages = useMessages('skipLink', skipLinkMessages);
  return (
    <a
      href={href}
      onClick={(event) => {
        const content = document.querySelector<HTMLElement>(href);
        if (!content) return;
        // The fragment of the address stays: it has the birth of a shared chart.
        event.preventDefault();
        content.focus({ preventScroll: true });
        content.scrollIntoView();
      }}
      className='sr-only bg-jade-fill font-semibold text-on-jade focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-60 focus:inline-flex focus:min-h-11 focus:items-center focus:rounded-field focus:px-5 forced-colors:focus:border'
    >
      {messages.label}
    </a>
  );
}
