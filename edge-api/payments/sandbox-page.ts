import { html, raw } from 'hono/html';
import { shop } from '../contract/shop.ts';
import { formatMoney } from '../format/format-money.ts';
import type { SandboxPayment } from './sandbox-provider.ts';
import { sandboxStyle } from './sandbox-style.ts';

/** Something to say, and the way on. */
export interface SandboxNotice {
  title: string;
  text: string;
  way: { href: string; label: string };
}

/** The page on which a payment of the sandbox is made or given up. */
export function sandboxPaymentPage({ orderId, amount }: SandboxPayment, publicUrl: string) {
  return page(
    'Trang thanh\u00a0toán thử\u00a0nghiệm',
    publicUrl,
    html`
      <p class="notice">
        Đây là trang thử nghiệm: không có khoản tiền nào được chuyển đi. Bạn không cần nhập thông tin thẻ.
      </p>
      <dl>
        <dt>Đơn hàng</dt>
        <dd>${orderId.slice(0, 8).toUpperCase()}</dd>
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

/** The page that says why there is nothing to pay. */
export function sandboxNoticePage({ title, text, way }: SandboxNotice, publicUrl: string) {
  return page(
    title,
    publicUrl,
    html`
      <p>${text}</p>
      <a class="button primary" href="${way.href}">${way.label}</a>
    `,
  );
}

function page(title: string, publicUrl: string, content: ReturnType<typeof html>) {
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
        <a class="shop" href="${publicUrl}/">
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
