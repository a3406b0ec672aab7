import type { StoryContext } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { MailContent } from '../../edge-api/mail/compose/mail-content.ts';
import { renderHtml } from '../../edge-api/mail/compose/render-html.ts';
import { defaultShopSettings } from '../../edge-api/settings/default-shop-settings.ts';
import { qrImage } from '../../edge-api/mail/compose/render-block.ts';
import { renderQr } from '../../edge-api/orders/transfers/transfer-account.ts';
import { useLayoutEffect, useRef } from 'react';

export const shop = defaultShopSettings;

/** Public origin of the shop that sends the mails. */
export const publicUrl = 'https://thachan.example';

export interface MailArgs {
  content: MailContent;
}

/** Properties that the stories of all mails share: they show the HTML that the shop sends. */
export const mailMeta = {
  loaders: [async ({ args }: { args: Partial<MailArgs> }) => ({
    html: args.content &&
      withPictures(await renderHtml(args.content, shop, publicUrl), args.content),
  })],
  render: (_args: MailArgs, { loaded }: { loaded: { html?: string } }) => (
    <MailFrame html={loaded.html ?? ''} />
  ),
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  tags: ['!autodocs'],
  globals: { viewport: { value: 'mail' } },
  play: async ({ args, canvasElement }: Pick<StoryContext<MailArgs>, 'args' | 'canvasElement'>) => {
    const mail = canvasElement.querySelector<HTMLElement>('[data-slot=mail]')!;
    await expect(mail.shadowRoot?.querySelector('h1')).toHaveTextContent(args.content.heading);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
    // The narrowest phone.
    mail.style.width = '320px';
    await expect(mail.scrollWidth).toBe(320);
    mail.style.width = '';
  },
};

/** Shows the QR code of a mail, which a mail program takes from the attached picture. */
function withPictures(html: string, { blocks }: MailContent): string {
  return blocks.reduce<string>((shown, block) => {
    if (typeof block === 'string' || block.kind !== 'qr') return shown;
    const source = `data:image/svg+xml,${encodeURIComponent(renderQr(block.payload))}`;
    return shown.replace(`cid:${qrImage}`, source);
  }, html);
}

/** Globals of a story at the width of a phone. */
export const onPhone = { viewport: { value: 'phone' } };

interface MailFrameProps {
  html: string;
}

/**
 * Shows a mail without the styles of Storybook. A shadow tree isolates it as a frame would, and the
 * accessibility check reads its content.
 */
function MailFrame({ html }: MailFrameProps) {
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
