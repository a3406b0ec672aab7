import { html, raw } from 'hono/html';
import { colours, darkColours } from '../../format/colours.ts';
import { socialLinks } from '../../settings/to-shop-identity.ts';
import type { ShopSettings } from '../../settings/shop-settings-schema.ts';
import type { MailContent } from './mail-content.ts';
import { type Html, renderBlock, sans, serif } from './render-block.ts';

/** Invisible text that keeps the mail's beginning out of the preview after the preheader. */
const preheaderPadding = raw('&#847;&zwnj;&nbsp;'.repeat(60));

/** Outlook ignores `max-width`: it gets a table of 600 px around the content. */
const outlookStart = raw(
  '<!--[if mso]><table role="presentation" width="600" align="center" cellpadding="0" cellspacing="0"><tr><td><![endif]-->',
);
const outlookEnd = raw('<!--[if mso]></td></tr></table><![endif]-->');

/**
 * Colours for mail programs with a dark theme. They replace those of the inline styles, which they
 * find by their text; other programs ignore them.
 */
const darkStyles = raw(
  `@media (prefers-color-scheme: dark) {${
    ([
      ['background-color', ['paper', 'surface', 'jadeSoft'], ['*="background-color:']],
      ['color', ['ink', 'inkSoft', 'jade'], ['*=" color:', '^="color:']],
      ['border-color', ['line'], ['*="solid ']],
    ] as const).flatMap(([property, names, prefixes]) =>
      names.map((name) => {
        const selectors = prefixes.map((prefix) => `[style${prefix}${colours[name]}"]`);
        return `${selectors.join(',')}{${property}:${darkColours[name]}!important}`;
      })
    ).join('')
  }}`,
);

/**
 * Renders a mail as HTML. For the sake of mail programs it uses tables, inline styles, one column
 * of at most 600 px, and no pictures but an attached QR code.
 */
export async function renderHtml(
  content: MailContent,
  shop: ShopSettings,
  publicUrl: string,
): Promise<string> {
  const page = String(
    await html`
      <!doctype html>
      <html lang="vi">
        <head>
          <meta charset="utf-8">
          <meta name="viewport" content="width=device-width, initial-scale=1">
          <meta name="color-scheme" content="light dark">
          <meta name="supported-color-schemes" content="light dark">
          <meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
          <title>${content.subject}</title>
          <style>${darkStyles}</style>
        </head>
        <body
          style="margin:0; padding:0; background-color:${colours.paper}; color:${colours
            .ink}; -webkit-text-size-adjust:100%;">
          <div
            style="display:none; max-height:0; overflow:hidden; mso-hide:all;">${content
              .preheader}${preheaderPadding}</div>
          <table role="presentation" width="100%" cellpadding="0" cellspacing="0" bgcolor="${colours
            .paper}"
            style="background-color:${colours.paper};">
            <tr>
              <td align="center" style="padding:32px 12px 40px;">
      ${outlookStart}
      <table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;">
      ${header(shop, publicUrl)}
      <tr><td bgcolor="${colours.surface}" style="padding:36px 28px 16px; background-color:${colours
        .surface}; border:1px solid ${colours.line}; border-top:3px solid ${colours
        .jade}; border-radius:0 0 12px 12px;">
      <h1 style="margin:0 0 20px; font:600 26px/1.3 ${serif}; color:${colours.ink};">${content
        .heading}</h1>
      ${content.blocks.map(renderBlock)}
      </td></tr>
      ${footer(shop, publicUrl, content.settingsUrl)}
      </table>
      ${outlookEnd}
              </td>
            </tr>
          </table>
        </body>
      </html>
    `,
  );
  // The indentation of the template only adds bytes. An amount stays on the line of its currency.
  return `${page.replace(/\n\s+/g, '\n').replace(/(?<=\d) (?=VNĐ)/g, '&nbsp;').trim()}\n`;
}

function header(shop: ShopSettings, publicUrl: string): Html {
  return html`
    <tr>
      <td align="center" style="padding:0 28px 20px;">
        <a href="${publicUrl}"
          style="font:600 24px/1.4 ${serif}; color:${colours.jade}; text-decoration:none;">${shop
            .name}</a>
        <div style="font:14px/1.6 ${sans}; color:${colours.inkSoft};">${shop.slogan}</div>
      </td>
    </tr>
  `;
}

function footer(shop: ShopSettings, publicUrl: string, settingsUrl?: string): Html {
  const { phone, email } = shop.contact;
  const link = (href: string, text: string) =>
    html`
      <a href="${href}"
        style="color:${colours.jade}; text-decoration:underline; white-space:nowrap;">${text}</a>
    `;
  const separated = (links: Html[]) =>
    links.flatMap((item, index) => index ? [' · ', item] : [item]);
  const contents = settingsUrl
    ? html`
      Email này báo tin cho cửa hàng.<br>
      ${link(settingsUrl, 'Đổi hoặc tắt địa chỉ nhận')}
    `
    : html`
      Bạn cần hỗ trợ? Hãy trả lời email này hoặc liên hệ với chúng tôi:<br>
      ${separated([
        link(`tel:${phone.replaceAll(' ', '')}`, phone),
        link(`mailto:${email}`, email),
      ])}<br>
      ${separated([
        link(publicUrl, 'Trang chủ'),
        ...socialLinks(shop).map(({ name, href }) => link(href, name)),
      ])}
    `;
  return html`
    <tr>
      <td align="center" style="padding:24px 28px 0; font:14px/1.7 ${sans}; color:${colours
        .inkSoft};">
        ${contents}
      </td>
    </tr>
  `;
}
