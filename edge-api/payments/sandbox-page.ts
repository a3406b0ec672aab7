import { html, raw } from 'hono/html';
import { orderCode } from '../contract/orders/order-code.ts';
import { formatMoney } from '../format/format-money.ts';
import type { SandboxPayment } from './sandbox-provider.ts';
import { sandboxStyle } from './sandbox-style.ts';

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
