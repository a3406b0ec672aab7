import { html, raw } from 'hono/html';
import { orderCode } from '../contract/orders/order-code.ts';
import { formatMoney } from '../format/format-money.ts';
import type { SandboxPayment } from './sandbox-provider.ts';
import { colours } from '../format/colours.ts';

/**
 * Styles of the sandbox's pages. They resemble the shop's style sheet, which is unavailable if the
 * API runs without the storefront.
 */
export const sandboxStyle = `
*{box-sizing:border-box}
html{background:${colours.paper};color:${colours.ink};font:1rem/1.6 'Be Vietnam Pro',Arial,sans-serif;-webkit-text-size-adjust:100%}
body{margin:0 auto;max-width:30rem;padding:1.5rem 1rem 3rem}
.shop{display:inline-flex;align-items:center;gap:.5rem;min-height:44px;color:${colours.jade};font:600 1.44rem/1.2 Lora,Georgia,'Times New Roman',serif;text-decoration:none}
main{margin-top:1rem;padding:1.5rem;background:${colours.surface};border:1px solid ${colours.line};border-radius:12px}
h1{margin:0 0 1rem;font:600 1.728rem/1.2 Lora,Georgia,'Times New Roman',serif;text-wrap:balance}
p{margin:0}
.notice{padding:.75rem 1rem;background:${colours.jadeSoft};border-radius:8px}
dl{margin:1.5rem 0;display:grid;grid-template-columns:auto 1fr;gap:.5rem 1rem;align-items:baseline}
dt{color:${colours.inkSoft}}
dd{margin:0;text-align:right;font-variant-numeric:tabular-nums}
.amount{font-size:1.44rem;font-weight:600;line-height:1.2}
form{display:grid;gap:.75rem}
.button{display:inline-flex;align-items:center;justify-content:center;min-height:44px;padding:.5rem 1.25rem;border:1px solid ${colours.jade};border-radius:8px;background:none;color:${colours.jade};font:inherit;font-weight:600;text-decoration:none;cursor:pointer}
.button:hover{background:${colours.jadeSoft}}
.primary{background:${colours.jade};color:${colours.surface}}
.primary:hover{background:${colours.jadeDeep}}
p+.button{margin-top:1.5rem}
:focus-visible{outline:2px solid ${colours.jade};outline-offset:2px}
`;

/** Message with a link to the next page. */
export interface SandboxNotice {
  title: string;
  text: string;
  link: { href: string; label: string };
}

/** Shop whose payments the sandbox settles. */
export interface SandboxShop {
  name: string;
  /** Public origin. */
  publicUrl: string;
}

/** Renders the page on which a sandbox payment is paid or cancelled. */
export function sandboxPaymentPage({ orderId, code, amount }: SandboxPayment, shop: SandboxShop) {
  return page(
    'Trang thanh\u00a0toán thử\u00a0nghiệm',
    shop,
    html`
      <p class="notice">
        Đây là trang thử nghiệm: không có khoản tiền nào được chuyển đi. Bạn không cần nhập thông tin thẻ.
      </p>
      <dl>
        <dt>Đơn hàng</dt>
        <dd>${orderCode({ id: orderId, code })}</dd>
        <dt>Số tiền</dt>
        <dd class="amount">${formatMoney(amount)}</dd>
      </dl>
      <form method="post">
        <button class="button primary" name="action" value="pay">Thanh toán</button>
        <button class="button" name="action" value="cancel">Hủy</button>
      </form>
    `,
  );
}

/** Renders the page that explains why nothing can be paid. */
export function sandboxNoticePage({ title, text, link }: SandboxNotice, shop: SandboxShop) {
  return page(
    title,
    shop,
    html`
      <p>${text}</p>
      <a class="button primary" href="${link.href}">${link.label}</a>
    `,
  );
}

function page(title: string, shop: SandboxShop, content: ReturnType<typeof html>) {
  return html`
    <!DOCTYPE html>
    <html lang="vi">
      <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta name="robots" content="noindex">
        <title>${title} · ${shop.name}</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml">
        <style>${raw(sandboxStyle)}</style>
      </head>
      <body>
        <a class="shop" href="${shop.publicUrl}/">
          <img src="/favicon.svg" width="28" height="28" alt="">${shop.name}
        </a>
        <main>
          <h1>${title}</h1>
          ${content}
        </main>
      </body>
    </html>
  `;
}
