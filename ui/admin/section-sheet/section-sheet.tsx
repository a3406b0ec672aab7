import { Sheet } from '../../layout/dialog/sheet.tsx';
import {
  type AdminSection,
  menuLabel,
  SectionLink,
  shownInBar,
} from '../admin-frame/admin-sections.tsx';

export interface SectionSheetProps {
  /** `true` while the list is open. */
  open: boolean;
  /** Called when it is closed. */
  onClose: () => void;
  /** All sections, as in the frame. */
  links: readonly AdminSection[];
}

/** Sections of the back office that have no place in the bar of a phone. */
export function SectionSheet({ open, onClose, links }: SectionSheetProps) {
  return (
    <Sheet
      open={open}
      onClose={onClose}
      slot='section-sheet'
      title={menuLabel}
      className='p-5 md:w-96'
    >
      <ul className='mt-2 grid gap-0.5'>
        {links.slice(shownInBar(links.length)).map((section) => (
          <SectionLink key={section.href} section={section} onClick={onClose} />
        ))}
      </ul>
    </Sheet>
  );
}
