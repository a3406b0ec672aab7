import { Menu } from '@base-ui/react/menu';
import { LogOut, Package, UserRound } from '../../primitives/icons.ts';
import { Link } from '../../primitives/link/link.tsx';

export interface ProfileMenuProps {
  /** URL of the order list. @default '/myorders' */
  ordersHref?: string;
  /** URL of the account page. @default '/account' */
  accountHref?: string;
  /** Called when the visitor chooses to log out. */
  onLogOut: () => void;
}

const itemClass =
  'flex min-h-11 w-full cursor-pointer items-center gap-3 rounded-field px-3 text-left outline-none data-highlighted:bg-jade-soft data-highlighted:text-jade';

/** Menu of the logged-in customer: orders, account and log-out. */
export function ProfileMenu(
  { ordersHref = '/myorders', accountHref = '/account', onLogOut }: ProfileMenuProps,
) {
  return (
    <Menu.Root>
      <Menu.Trigger
        aria-label='Tài khoản'
        data-slot='profile-menu'
        className='flex size-11 shrink-0 items-center justify-center rounded-field hover:bg-jade-soft data-popup-open:bg-jade-soft data-popup-open:text-jade'
      >
        <UserRound aria-hidden size={24} strokeWidth={1.75} />
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner align='end' sideOffset={8} collisionPadding={8} className='z-70'>
          <Menu.Popup className='min-w-48 origin-(--transform-origin) rounded-card bg-surface p-1.5 shadow-lift outline-none transition-[scale,opacity] data-ending-style:scale-97 data-ending-style:opacity-0 data-starting-style:scale-97 data-starting-style:opacity-0'>
            <Menu.LinkItem closeOnClick render={<Link href={ordersHref} />} className={itemClass}>
              <Package aria-hidden size={20} strokeWidth={1.75} />
              Đơn hàng
            </Menu.LinkItem>
            <Menu.LinkItem closeOnClick render={<Link href={accountHref} />} className={itemClass}>
              <UserRound aria-hidden size={20} strokeWidth={1.75} />
              Tài khoản
            </Menu.LinkItem>
            <Menu.Item onClick={onLogOut} className={itemClass}>
              <LogOut aria-hidden size={20} strokeWidth={1.75} />
              Đăng xuất
            </Menu.Item>
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
