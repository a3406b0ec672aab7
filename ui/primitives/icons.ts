/**
 * The icons of the interface. Each is imported from its own file, so that a build does not read the
 * thousands of other icons of lucide-react.
 */
export type { LucideIcon } from 'lucide-react';
export { default as BadgeCheck } from 'lucide-react/icons/badge-check';
export { default as Check } from 'lucide-react/icons/check';
export { default as ChevronDown } from 'lucide-react/icons/chevron-down';
export { default as ChevronLeft } from 'lucide-react/icons/chevron-left';
export { default as ChevronRight } from 'lucide-react/icons/chevron-right';
export { default as CircleAlert } from 'lucide-react/icons/circle-alert';
export { default as CircleCheck } from 'lucide-react/icons/circle-check';
export { default as Compass } from 'lucide-react/icons/compass';
export { default as Eye } from 'lucide-react/icons/eye';
export { default as EyeOff } from 'lucide-react/icons/eye-off';
export { default as Gem } from 'lucide-react/icons/gem';
export { default as Gift } from 'lucide-react/icons/gift';
export { default as ImageDown } from 'lucide-react/icons/image-down';
export { default as Info } from 'lucide-react/icons/info';
export { default as KeyRound } from 'lucide-react/icons/key-round';
export { default as Link2 } from 'lucide-react/icons/link-2';
export { default as LoaderCircle } from 'lucide-react/icons/loader-circle';
export { default as LogOut } from 'lucide-react/icons/log-out';
export { default as Mail } from 'lucide-react/icons/mail';
export { default as MailCheck } from 'lucide-react/icons/mail-check';
export { default as MailX } from 'lucide-react/icons/mail-x';
export { default as Minus } from 'lucide-react/icons/minus';
export { default as Package } from 'lucide-react/icons/package';
export { default as PackageOpen } from 'lucide-react/icons/package-open';
export { default as Phone } from 'lucide-react/icons/phone';
export { default as Plus } from 'lucide-react/icons/plus';
export { default as Printer } from 'lucide-react/icons/printer';
export { default as RotateCcw } from 'lucide-react/icons/rotate-ccw';
export { default as Ruler } from 'lucide-react/icons/ruler';
export { default as Search } from 'lucide-react/icons/search';
export { default as SearchX } from 'lucide-react/icons/search-x';
export { default as Share2 } from 'lucide-react/icons/share-2';
export { default as ShoppingBag } from 'lucide-react/icons/shopping-bag';
export { default as Store } from 'lucide-react/icons/store';
export { default as TicketPercent } from 'lucide-react/icons/ticket-percent';
export { default as Truck } from 'lucide-react/icons/truck';
export { default as UserRound } from 'lucide-react/icons/user-round';
export { default as UserRoundX } from 'lucide-react/icons/user-round-x';
export { default as X } from 'lucide-react/icons/x';
export { default as ZoomIn } from 'lucide-react/icons/zoom-in';
export { default as ZoomOut } from 'lucide-react/icons/zoom-out';
