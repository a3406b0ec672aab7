import type { Meta, StoryObj } from '@storybook/react-vite';
import { backInStockMail } from '../../edge-api/mail/compose/messages/back-in-stock-mail.ts';
import { type MailArgs, mailMeta, onPhone, publicUrl, shop } from './mail-story.tsx';

const product = {
  id: 'vong-tay-mat-ho-16',
  name: 'Vòng Tay Đá Mắt Hổ · 16 cm',
  price: 420_000,
};
const endLink = `${publicUrl}/ngung-bao-hang?token=Q7mX2cVt9LwRz4KpYb8NsHd1JfGa6EuTo3iSvCxWq0M`;

const meta = { title: 'Mails/Product', ...mailMeta } satisfies Meta<MailArgs>;
export default meta;
type Story = StoryObj<MailArgs>;

/** A product is in stock again. Its link ends all such notices to the mailbox. */
export const BackInStock: Story = {
  args: { content: backInStockMail(product, endLink, shop, publicUrl) },
};

export const BackInStockOnPhone: Story = { ...BackInStock, globals: onPhone };
