import { type ComponentProps, useId } from 'react';

export interface PanelProps extends ComponentProps<'section'> {
  /** Heading. */
  title: string;
}

/** Part of a page below a heading of its own. Other props go to the `<section>`. */
export function Panel({ title, children, ...rest }: PanelProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className='rounded-card border border-line bg-surface p-4 md:p-5'
      {...rest}
    >
      <h2 id={id} className='mb-3 text-lg'>{title}</h2>
      {children}
    </section>
  );
}
