import { AlmanacPage, type AlmanacPageProps } from '@thach-an/ui';
import { browserStorage, storedJson } from '../shell/browser-storage.ts';
import {
  almanacPath,
  anniversariesPath,
  choosePath,
  findPath,
  monthHref,
  yearHref,
} from './almanac-address.ts';

/** Switches of the visitor, such as large print: each view is a document of its own. */
const switches = storedJson(browserStorage, 'lich', parseSwitches);

function parseSwitches(stored: unknown): Record<string, boolean> {
  const isSwitch = (entry: [string, unknown]): entry is [string, boolean] =>
    typeof entry[1] === 'boolean';
  return Object.fromEntries(Object.entries(stored ?? {}).filter(isSwitch));
}

interface AlmanacFrameProps
  extends Pick<AlmanacPageProps, 'heading' | 'folkSwitch' | 'unread' | 'children' | 'foot'> {
  /** View that is shown, if it is one of the list. */
  current?: 'today' | 'month' | 'year' | 'choose' | 'anniversaries';
  /** Month and year to which the list of views links. */
  month: { year: number; month: number };
}

export function AlmanacFrame({ current, month, ...rest }: AlmanacFrameProps) {
  const views = [
    { name: 'today', label: 'Hôm nay', href: almanacPath },
    { name: 'month', label: 'Tháng', href: monthHref(month.year, month.month) },
    { name: 'year', label: 'Năm', href: yearHref(month.year) },
    { name: 'choose', label: 'Chọn ngày', href: choosePath },
    { name: 'anniversaries', label: 'Nhắc giỗ', href: anniversariesPath },
  ];
  return (
    <AlmanacPage
      searchAction={findPath}
      switches={switches}
      views={views.map(({ name, label, href }) => ({ label, href, current: name === current }))}
      {...rest}
    />
  );
}
