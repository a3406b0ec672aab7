import { type MailBlock, note } from '../mail-content.ts';

/**
 * Builds the end of a mail to a mailbox that somebody else may have named.
 *
 * @param link token that refuses further mails, and the address to which it is sent
 */
export function notMeBlocks(
  link: { email: string; token: string },
  publicUrl: string,
): MailBlock[] {
  const { token, email } = link;
  return [
    note(
      'Nếu không phải bạn yêu cầu, đừng bấm vào liên kết nào ở trên: có thể ai đó đã dùng nhầm email của bạn. Bạn có thể gỡ email của mình tại đây:',
    ),
    {
      kind: 'link',
      label: 'Không phải tôi',
      href: `${publicUrl}/not-me?${new URLSearchParams({ token, email })}`,
    },
  ];
}
