import { html, raw } from 'hono/html';
import { formatMoney } from '../../format/format-money.ts';
import { colours } from '../../format/colours.ts';
import type { AmountLine, MailBlock } from './mail-content.ts';

/** Font stack of headings and figures. The fallbacks support Vietnamese letters. */
export const serif = "Lora, Georgia, 'Times New Roman', serif";

/** Font stack of all other text. */
export const sans = "'Be Vietnam Pro', 'Helvetica Neue', Arial, sans-serif";

/** Content-ID of the picture of a QR code, which is attached to the mail. */
export const qrImage = 'ma-qr';

/** Escaped HTML. It may contain promises. */
export type Html = ReturnType<typeof html>;

const tableAttributes = raw('role="presentation" width="100%" cellpadding="0" cellspacing="0"');
const textStyle = raw(
  `font:16px/1.6 ${sans}; color:${colours.ink}; word-break:break-word; overflow-wrap:anywhere;`,
);
const smallTextStyle = raw(`font:14px/1.6 ${sans}; color:${colours.inkSoft};`);
const amountStyle = raw(
  'white-space:nowrap; word-break:normal; font-variant-numeric:tabular-nums;',
);
const borderTop = raw(`border-top:1px solid ${colours.line};`);

export function renderBlock(block: MailBlock): Html {
  if (typeof block === 'string') {
    return html`<p style="margin:0 0 16px; ${textStyle}">${block}</p>`;
  }
  switch (block.kind) {
    case 'note':
      return html`<p style="margin:0 0 12px; ${smallTextStyle}">${block.text}</p>`;
    case 'button':
      return button(block.label, block.href);
    case 'link':
      return html`
        <p
          style="margin:0 0 12px; ${smallTextStyle}"><a href="${block
            .href}" style="color:${colours.jade};">${block.label}</a></p>
      `;
    case 'address':
      return html`
        <p
          style="margin:0 0 12px; ${smallTextStyle}">${block.caption}<br><a href="${block
            .href}" style="color:${colours.jade}; word-break:break-all;">${block.href}</a></p>
      `;
    case 'code':
      return html`
        <table ${tableAttributes} style="margin:8px 0 24px;">
          <tr>
            <td align="center" bgcolor="${colours.jadeSoft}"
              style="padding:20px 16px; background-color:${colours.jadeSoft}; border-radius:8px;">
              <div
                style="font:600 28px/1.4 ${serif}; letter-spacing:2px; color:${colours
                  .jade};">${block.code}</div>
              <div style="${textStyle}">${block.caption}</div>
            </td>
          </tr>
        </table>
      `;
    case 'qr':
      return html`
        <p style="margin:0 0 20px; text-align:center; ${smallTextStyle}">
          <img src="cid:${qrImage}" width="225" height="225" alt="Mã QR"
            style="display:block; margin:0 auto 8px; border:0;">
          ${block.caption}
        </p>
      `;
    case 'facts':
      return html`<table ${tableAttributes} style="margin:4px 0 20px;">${
        block.facts.map(fact)
      }</table>`;
    case 'receipt':
      // The large total has a table of its own: the columns of the items stay narrow for a phone.
      return html`<table ${tableAttributes} style="margin:4px 0 0;">
${block.items.map(item)}
${block.lines.map((line, index) => amount(line, index === 0))}
</table>
<table ${tableAttributes} style="margin:0 0 24px;">${total(block.total)}</table>`;
  }
}

/** The link has the padding, so that all of it is clickable. Outlook pads the cell instead. */
function button(label: string, href: string): Html {
  return html`
    <table role="presentation" cellpadding="0" cellspacing="0" style="margin:8px 0 24px;">
      <tr>
        <td bgcolor="${colours.jade}"
          style="background-color:${colours.jade}; border-radius:8px; mso-padding-alt:14px 28px;">
          <a href="${href}"
            style="display:inline-block; padding:14px 28px; font:600 16px/1.25 ${sans}; color:${colours
              .surface}; text-decoration:none; border-radius:8px;">${label}</a>
        </td>
      </tr>
    </table>
  `;
}

function fact({ label, value }: { label: string; value: string }): Html {
  return html`
    <tr>
      <td valign="baseline" width="104" style="padding:4px 12px 4px 0; ${smallTextStyle}">${label}</td>
      <td valign="baseline" style="padding:4px 0; ${textStyle}">${value}</td>
    </tr>
  `;
}

function item({ name, quantity, price }: { name: string; quantity: number; price: number }): Html {
  return html`
    <tr>
      <td valign="top"
        style="padding:12px 12px 12px 0; ${borderTop} ${textStyle}">${name}<br><span style="word-break:normal; overflow-wrap:normal; ${smallTextStyle}">${quantity} × ${formatMoney(
          price,
        )}</span></td>
      <td valign="top" align="right" width="1%"
        style="padding:12px 0; ${borderTop} ${textStyle} ${amountStyle}">${formatMoney(
          quantity * price,
        )}</td>
    </tr>
  `;
}

function amount({ label, amount }: AmountLine, isFirst: boolean): Html {
  const border = isFirst ? borderTop : '';
  const padding = isFirst ? '14px 0 3px' : '3px 0';
  return html`
    <tr>
      <td style="padding:${padding}; ${border} ${smallTextStyle}">${label}</td>
      <td align="right"
        style="padding:${padding}; ${border} ${textStyle} ${amountStyle}">${formatMoney(
          amount,
        )}</td>
    </tr>
  `;
}

function total({ label, amount }: AmountLine): Html {
  return html`
    <tr>
      <td style="padding:10px 0 0; font:600 18px/1.4 ${serif}; color:${colours.ink};">${label}</td>
      <td align="right"
        style="padding:10px 0 0; font:600 20px/1.4 ${serif}; color:${colours
          .jade}; ${amountStyle}">${formatMoney(amount)}</td>
    </tr>
  `;
}
