import type { ReactNode } from 'react';

/** Texts of the section with the devices that are logged in. */
export const sessionsSectionMessages = {
  title: 'Thiết bị đang đăng nhập',
  thisDevice: 'Thiết bị này',
  loggedInAt: (time: ReactNode): ReactNode => <>Đăng nhập lúc {time}</>,
  lastUsedOn: (day: ReactNode): ReactNode => <>Dùng lần cuối ngày {day}</>,
  logOut: 'Đăng xuất',
  logOutOf: (device: string) => `Đăng xuất ${device}`,
  logOutEverywhere: 'Đăng xuất mọi thiết bị',
  includingThis: 'Kể cả thiết bị này.',
};
