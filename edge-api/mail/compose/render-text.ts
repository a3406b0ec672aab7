import { formatMoney } from '../../format/format-money.ts';
import type { ShopSettings } from '../../settings/shop-settings-schema.ts';
import type { AmountLine, MailBlock, MailContent } from './mail-content.ts';

export function renderText(
  { heading, blocks, settingsUrl }: MailContent,
  shop: ShopSettings,
  publicUrl: string,
): string {
  const sections = [heading, ...blocks.map(renderBlock).filter((text) => text !== '')];
  const { phone, email } = shop.contact;
  const contact = settingsUrl
    ? `Đổi hoặc tắt địa chỉ nhận: ${settingsUrl}`
    : `${publicUrl}\n${phone} · ${email}`;
  const footer = `--\n${shop.name}: ${shop.slogan}\n${contact}`;
  return `${[...sections, footer].join('\n\n')}\n`;
}

function renderBlock(block: MailBlock): string {
  if (typeof block === 'string') return block;
  switch (block.kind) {
    case 'note':
      return block.text;
    case 'button':
    case 'link':
      return `${block.label}:\n${block.href}`;
    case 'address':
    case 'qr':
      return '';
    case 'code':
      return `${block.code}: ${block.caption}`;
    case 'facts':
      return block.facts.map(({ label, value }) => `${label}: ${value}`).join('\n');
    case 'receipt':
      return [
        ...block.items.map(({ name, quantity, price }) =>
          `- ${name}\n  ${quantity} × ${formatMoney(price)} = ${formatMoney(quantity * price)}`
        ),
        '',
        ...[...block.lines, block.total].map(amountLine),
      ].join('\n');
  }
}

const amountLine = ({ label, amount }: AmountLine) => `${label}: ${formatMoney(amount)}`;
