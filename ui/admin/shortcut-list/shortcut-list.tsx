import { Fragment } from 'react';
import { Sheet } from '../../layout/dialog/sheet.tsx';

export interface ShortcutListProps {
  /** `true` while the overview is open. */
  open: boolean;
  /** Called when it is closed. */
  onClose: () => void;
  /** Keys that are pressed one after the other, and their effect. */
  shortcuts: readonly { keys: readonly string[]; label: string }[];
}

/** Overview of the keyboard shortcuts. */
export function ShortcutList({ open, onClose, shortcuts }: ShortcutListProps) {
  return (
    <Sheet
      open={open}
      onClose={onClose}
      slot='shortcut-list'
      title='Phím tắt'
      className='p-5 md:w-120 md:p-6'
    >
      <dl className='mt-3'>
        {shortcuts.map(({ keys, label }) => (
          <div
            key={label}
            className='flex min-h-10 items-center justify-between gap-4 border-t border-line py-1.5'
          >
            <dt>{label}</dt>
            <dd className='flex items-center gap-1.5 text-sm whitespace-nowrap text-ink-soft'>
              {keys.map((key, index) => (
                <Fragment key={key}>
                  {index > 0 && 'rồi'}
                  <kbd className='rounded-field border border-line px-2 py-0.5 text-ink'>{key}</kbd>
                </Fragment>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Sheet>
  );
}
