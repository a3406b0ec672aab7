import { Menu } from '@base-ui/react/menu';
import { LogOut, Mail, Package, UserRound } from '../../primitives/icons.ts';
import { Link } from '../../primitives/link/link.tsx';
import { useMessages } from '../../messages/use-messages.ts';

const profileMenuMessages = {
  label: 'Tài khoản',
  orders: 'Đơn hàng',
  account: 'Tài khoản',
  logOut: 'Đăng xuất',
  unverified: 'Email chưa được xác thực',
  mailSentTo: (email: string) => `Chúng tôi đã gửi email xác thực đến ${email}.`,
};

export interface ProfileMenuProps {
  /** URL of the order list. @default '/myorders' */
  ordersHref?: string;
  /** URL of the account page. @default '/account' */
  accountHref?: string;
  /** Address to which a verification mail was sent, until it is verified. @default undefined */
  unverifiedEmail?: string;
  /** Called when the menu opens. @default undefined */
  onOpen?: () => void;
  /** Called when the visitor chooses to log out. */
  onLogOut: () => void;
}

const itemClass =
  'flex min-h-11 w-full cursor-pointer items-center gap-3 rounded-field px-3 text-left outline-none data-highlighted:bg-jade-soft data-highlighted:text-jade forced-colors:data-highlighted:outline-2';

/**
 * Menu of the logged-in customer: orders, account, log-out, and an unverified e-mail address, which
 * comes last so that nothing moves when it becomes known.
 */
export function ProfileMenu(
  { ordersHref = '/myorders', accountHref = '/account', unverifiedEmail, onOpen, onLogOut }:
    ProfileMenuProps,
) {
  const messages = useMessages('profileMenu', profileMenuMessages);
  return (
    <Menu.Root
      onOpenChange={(open) => {
        if (open) onOpen?.();
      }}
    >
      <Menu.Trigger
        aria-label={messages.label}
        data-slot='profile-menu'
        className='flex size-11 shrink-0 items-center justify-center rounded-field hover:bg-jade-soft data-popup-open:bg-jade-soft data-popup-open:text-jade'
      >
        <UserRound aria-hidden size={24} strokeWidth={1.75} />
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner align='end' sideOffset={8} collisionPadding={8} className='z-70'>
          <Menu.Popup className='max-h-(--available-height) min-w-48 origin-(--transform-origin) overflow-y-auto rounded-card bg-surface p-1.5 shadow-(--shadow-lift) outline-none forced-colors:border transition-[scale,opacity] data-ending-style:scale-97 data-ending-style:opacity-0 data-starting-style:scale-97 data-starting-style:opacity-0'>
            <Menu.LinkItem closeOnClick render={<Link href={ordersHref} />} className={itemClass}>
              <Package aria-hidden size={20} strokeWidth={1.75} />
              {messages.orders}
            </Menu.LinkItem>
            <Menu.LinkItem closeOnClick render={<Link href={accountHref} />} className={itemClass}>
              <UserRound aria-hidden size={20} strokeWidth={1.75} />
              {messages.account}
            </Menu.LinkItem>
            <Menu.Item onClick={onLogOut} className={itemClass}>
              <LogOut aria-hidden size={20} strokeWidth={1.75} />
              {messages.logOut}
            </Menu.Item>
            {unverifiedEmail && (
              <Menu.LinkItem
                closeOnClick
                render={<Link href={accountHref} />}
                className={`${itemClass} mt-1.5 max-w-72 items-start! rounded-t-none border-t border-line py-2.5`}
              >
                <Mail aria-hidden size={20} strokeWidth={1.75} className='mt-0.5 shrink-0' />
                <span className='min-w-0'>
                  <span className='block font-semibold'>{messages.unverified}</span>{' '}
                  <span className='block text-sm wrap-anywhere'>
                    {messages.mailSentTo(unverifiedEmail)}
                  </span>
                </span>
              </Menu.LinkItem>
            )}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
