import { type ComponentProps, Fragment, type ReactNode } from 'react';
import { joinClasses } from '../join-classes.ts';
import { Link } from '../link/link.tsx';
import type { RichTextBlock, RichTextInline } from './rich-text-nodes.ts';

export interface RichTextProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Blocks of the text. The heading above them has level 1. */
  blocks: readonly RichTextBlock[];
}

/**
 * A text with headings, paragraphs, lists, tables and links, as long texts of the shop have. `ref`,
 * `className` and other props go to the `<div>` around it.
 */
export function RichText({ blocks, className, ...rest }: RichTextProps) {
  return (
    <div
      data-slot='rich-text'
      className={joinClasses('[overflow-wrap:anywhere]', className)}
      {...rest}
    >
      {renderBlocks(blocks)}
    </div>
  );
}

function renderBlocks(blocks: readonly RichTextBlock[]): ReactNode {
  return blocks.map((block, index) => <Fragment key={index}>{renderBlock(block)}</Fragment>);
}

function renderBlock(block: RichTextBlock): ReactNode {
  switch (block.kind) {
    case 'heading': {
      const children = renderInlines(block.children);
      return block.level === 2
        ? <h2 className='mt-10 text-xl leading-[1.4]'>{children}</h2>
        : <h3 className='mt-6 text-lg'>{children}</h3>;
    }
    case 'paragraph':
      return <p className='mt-3'>{renderInlines(block.children)}</p>;
    case 'list':
      return block.ordered
        ? (
          <ol start={block.start} className='mt-3 list-decimal space-y-2 pl-6 marker:text-ink-soft'>
            {renderItems(block.items)}
          </ol>
        )
        : (
          <ul className='mt-3 list-disc space-y-2 pl-6 marker:text-ink-soft'>
            {renderItems(block.items)}
          </ul>
        );
    case 'quote':
      return (
        <blockquote className='mt-4 border-l-2 border-line pl-4'>
          {renderBlocks(block.blocks)}
        </blockquote>
      );
    case 'table':
      return (
        <table className='mt-4 mb-6 w-full border-collapse text-left'>
          <thead>
            <tr className='border-b border-field align-bottom'>
              {block.head.map((cell, index) => (
                <th key={index} scope='col' className='py-2 pr-4 font-semibold last:pr-0'>
                  {renderInlines(cell)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {block.rows.map((row, index) => (
              <tr key={index} className='border-b border-line align-top'>
                {row.map((cell, column) => (
                  <td key={column} className='py-2 pr-4 last:pr-0'>{renderInlines(cell)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      );
    case 'rule':
      return <hr className='mt-8 border-line' />;
  }
}

function renderItems(items: readonly (readonly RichTextBlock[])[]): ReactNode {
  return items.map((item, index) => {
    const [first, ...others] = item;
    // The first paragraph of an item stands beside its marker.
    return first?.kind === 'paragraph'
      ? (
        <li key={index}>
          {renderInlines(first.children)}
          {renderBlocks(others)}
        </li>
      )
      : <li key={index}>{renderBlocks(item)}</li>;
  });
}

function renderInlines(children: readonly RichTextInline[]): ReactNode {
  return children.map((child, index) => (
    <Fragment key={index}>{typeof child === 'string' ? child : renderInline(child)}</Fragment>
  ));
}

function renderInline(node: Exclude<RichTextInline, string>): ReactNode {
  switch (node.kind) {
    case 'strong':
      return <strong className='font-semibold'>{renderInlines(node.children)}</strong>;
    case 'emphasis':
      return <em>{renderInlines(node.children)}</em>;
    case 'break':
      return <br />;
    case 'link':
      return (
        <Link
          href={node.href}
          className='rounded-field text-jade underline underline-offset-4'
        >
          {renderInlines(node.children)}
        </Link>
      );
  }
}
