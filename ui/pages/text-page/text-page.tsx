import type { RichTextBlock } from '../../primitives/rich-text/rich-text-nodes.ts';
import { RichText } from '../../primitives/rich-text/rich-text.tsx';
import { useMessages } from '../../messages/use-messages.ts';

const textPageMessages = {
  updated: (date: string) => `Cập nhật ngày ${date}`,
};

export interface TextPageProps {
  /** Title of the page. */
  title: string;
  /** Text below the title. */
  blocks: readonly RichTextBlock[];
  /** Date of the text as displayed, such as '22/11/2026'. */
  date: string;
}

/** Page with a text of the shop, such as its terms: one calm column. */
export function TextPage({ title, blocks, date }: TextPageProps) {
  const messages = useMessages('textPage', textPageMessages);
  return (
    <div className='page pt-8 pb-16 md:pt-12'>
      <article className='mx-auto max-w-170'>
        <h1 className='pb-3 text-3xl leading-[1.3]'>{title}</h1>
        <RichText blocks={blocks} />
        <p className='mt-10 border-t border-line pt-4 text-ink-soft'>{messages.updated(date)}</p>
      </article>
    </div>
  );
}
