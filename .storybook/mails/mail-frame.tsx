import { useLayoutEffect, useRef } from 'react';

export interface MailFrameProps {
  /** The mail as an HTML document. */
  html: string;
}

/**
 * Shows a mail without the styles of Storybook. A shadow tree isolates it as a frame would, and the
 * accessibility check reads its content.
 */
export function MailFrame({ html }: MailFrameProps) {
  const host = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = host.current!;
    const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
    // Without Lora, the font would be one of the machine. Ngoc is the shop's variant of it.
    const page = new DOMParser().parseFromString(html.replaceAll('Lora,', 'Ngoc,'), 'text/html');
    const content = document.createElement('div');
    content.style.cssText = page.body.style.cssText;
    content.append(...page.body.childNodes);
    root.replaceChildren(content);
  }, [html]);
  return <div ref={host} data-slot='mail' lang='vi' style={{ all: 'initial', display: 'block' }} />;
}
