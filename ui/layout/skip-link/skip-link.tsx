export interface SkipLinkProps {
  /** The page's main part, as a fragment: `#noi-dung`. */
  href: string;
}

/** The first thing on a page for a keyboard: past the bar, to the content. Seen only while it has the focus. */
export function SkipLink({ href }: SkipLinkProps) {
  return (
    <a
      href={href}
      className='sr-only bg-jade font-semibold text-surface focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-60 focus:inline-flex focus:min-h-11 focus:items-center focus:rounded-field focus:px-5'
    >
      Bỏ qua đến nội dung
    </a>
  );
}
