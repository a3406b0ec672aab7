import type { Meta, StoryObj } from '@storybook/react-vite';
import type { MailContent } from '../../edge-api/mail/compose/mail-content.ts';
import {
  accountDeletedMail,
  confirmEmailChangeMail,
  emailChangedMail,
  notMeBlocks,
  passwordChangedMail,
  requestExtendedMail,
  resetPasswordMail,
  verifyEmailMail,
  welcomeMail,
} from '../../edge-api/mail/compose/messages/account-mails.ts';
import {
  guestAccountMail,
  guestCodeMail,
} from '../../edge-api/mail/compose/messages/guest-code-mail.ts';
import { type MailArgs, mailMeta, onPhone, publicUrl, shop } from './mail-story.tsx';

const user = { name: 'Nguyễn Văn An', email: 'an+shop@khach.example' };
const token = 'Q7mX2cVt9LwRz4KpYb8NsHd1JfGa6EuTo3iSvCxWq0M';
const linkTo = (path: string, email = user.email) =>
  `${publicUrl}/${path}?${new URLSearchParams({ token, email })}`;
const now = Date.UTC(2026, 10, 21, 17, 5);

/** Returns a mail to a mailbox that is not proven, with its link to refuse more. */
function unproven(content: MailContent): MailContent {
  const link = notMeBlocks({ email: user.email, token }, publicUrl);
  return { ...content, blocks: [...content.blocks, ...link] };
}

const meta = { title: 'Mails/Account', ...mailMeta } satisfies Meta<MailArgs>;
export default meta;
type Story = StoryObj<MailArgs>;

/** Link to verify the address of a new account. */
export const VerifyEmail: Story = {
  args: { content: unproven(verifyEmailMail(linkTo('verify-email'), shop)) },
};

export const VerifyEmailOnPhone: Story = { ...VerifyEmail, globals: onPhone };

/** Code with which a guest confirms the mailbox before the first order. */
export const GuestCode: Story = {
  args: { content: guestCodeMail('042137', { email: user.email, token }, shop, publicUrl) },
};

export const GuestCodeOnPhone: Story = { ...GuestCode, globals: onPhone };

/** Somebody has entered the address of an account as a guest: there is no code. */
export const GuestAccount: Story = { args: { content: guestAccountMail(shop, publicUrl) } };

export const GuestAccountOnPhone: Story = { ...GuestAccount, globals: onPhone };

/** Promo code after the verification. */
export const Welcome: Story = {
  args: { content: welcomeMail(user, { code: 'WELCOME10', discount: '10%' }, shop, publicUrl) },
};

/** The customer has ordered before the address was verified: the code cannot be used any more. */
export const WelcomeAfterOrder: Story = {
  args: { content: welcomeMail(user, undefined, shop, publicUrl) },
};

export const WelcomeOnPhone: Story = { ...Welcome, globals: onPhone };

/** Link for a forgotten password. */
export const ResetPassword: Story = {
  args: { content: resetPasswordMail(user.name, linkTo('reset-password'), shop) },
};

export const ResetPasswordOnPhone: Story = { ...ResetPassword, globals: onPhone };

/** Notice of a new password. */
export const PasswordChanged: Story = {
  args: { content: passwordChangedMail(user, now, shop, publicUrl) },
};

export const PasswordChangedOnPhone: Story = { ...PasswordChanged, globals: onPhone };

/** Link to confirm a new address, sent to that address. */
export const ConfirmEmailChange: Story = {
  args: {
    content: unproven(
      confirmEmailChangeMail(linkTo('confirm-email', 'an.moi@khach.example'), shop),
    ),
  },
};

export const ConfirmEmailChangeOnPhone: Story = { ...ConfirmEmailChange, globals: onPhone };

/** Notice of a new address, sent to the old one. */
export const EmailChanged: Story = { args: { content: emailChangedMail(user, now, shop) } };

export const EmailChangedOnPhone: Story = { ...EmailChanged, globals: onPhone };

/** Notice of a deleted account. */
export const AccountDeleted: Story = { args: { content: accountDeletedMail(user.email, shop) } };

export const AccountDeletedOnPhone: Story = { ...AccountDeleted, globals: onPhone };

/** Report that a request about personal data takes longer. */
export const RequestExtended: Story = {
  args: {
    content: requestExtendedMail({
      kind: 'access',
      receivedAt: Date.parse('2026-11-20T00:00+07:00'),
      dueAt: Date.parse('2026-12-10T23:59+07:00'),
      extensionReason: 'Đơn vị vận chuyển chưa gửi lại phần dữ liệu họ giữ.',
    }, shop),
  },
  globals: onPhone,
};
