import { foldText, type Permission } from '@thach-an/edge-api/contract';
import { CommandPalette, type PaletteCommand, ShortcutList } from '@thach-an/ui/admin';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { sections } from './sections.ts';

/** Section that has a search for the text of the palette. */
const searches: readonly { href: string; permission: Permission; label: string }[] = [
  { href: '/orders', permission: 'orders:read', label: 'đơn hàng' },
  { href: '/customers', permission: 'customers:read', label: 'khách hàng' },
];

export interface CommandsProps {
  open: 'palette' | 'shortcuts';
  onClose: () => void;
  /** Returns `true` if the member has a permission. */
  may: (permission: Permission) => boolean;
}

/** Command palette, and overview of the keyboard shortcuts. */
export function Commands({ open, onClose, may }: CommandsProps) {
  const navigate = useNavigate();
  const [query, setQuery] = useState('');
  const shown = sections.filter(({ permission }) => may(permission));
  const text = query.trim();
  const commands: PaletteCommand[] = [
    ...shown.filter(({ label }) => foldText(label).includes(foldText(text))).map((
      { href, label, key },
    ) => ({ id: href, label, keys: `G ${key.toUpperCase()}` })),
    ...searches.filter(({ permission }) => text !== '' && may(permission)).map((
      { href, label },
    ) => ({ id: `${href}?q=${encodeURIComponent(text)}`, label: `Tìm “${text}” trong ${label}` })),
  ];
  return (
    <>
      <CommandPalette
        open={open === 'palette'}
        onClose={onClose}
        query={query}
        onQuery={setQuery}
        commands={commands}
        onSelect={(href) => {
          onClose();
          navigate(href);
        }}
      />
      <ShortcutList
        open={open === 'shortcuts'}
        onClose={onClose}
        shortcuts={[
          { keys: ['Ctrl+K'], label: 'Tìm nhanh' },
          { keys: ['/'], label: 'Đến ô tìm kiếm của trang' },
          ...shown.map(({ key, label }) => ({ keys: ['G', key.toUpperCase()], label })),
          { keys: ['?'], label: 'Xem các phím tắt' },
        ]}
      />
    </>
  );
}
