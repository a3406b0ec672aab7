import { Combobox } from '@base-ui/react/combobox';
import { Dialog } from '@base-ui/react/dialog';
import { Sheet } from '../../layout/dialog/sheet.tsx';
import { controlClass } from '../../primitives/field/field.tsx';

const label = 'Tìm nhanh';

/** Command that the palette offers. */
export interface PaletteCommand {
  id: string;
  label: string;
  /** Keys that run it without the palette, such as 'G D'. @default none */
  keys?: string;
}

export interface CommandPaletteProps {
  /** `true` while the palette is open. */
  open: boolean;
  /** Called when it is closed. */
  onClose: () => void;
  /** Typed text. */
  query: string;
  /** Called with the typed text. */
  onQuery: (text: string) => void;
  /** Commands for the typed text, the best first. */
  commands: readonly PaletteCommand[];
  /** Called with the id of the chosen command. */
  onSelect: (id: string) => void;
}

/** Dialog that opens a section, or starts a search, with a few letters. */
export function CommandPalette(
  { open, onClose, query, onQuery, commands, onSelect }: CommandPaletteProps,
) {
  return (
    <Sheet
      open={open}
      onClose={onClose}
      hasFields
      slot='command-palette'
      className='p-3 md:mt-[12dvh] md:w-140'
    >
      <Dialog.Title className='sr-only'>{label}</Dialog.Title>
      <Combobox.Root
        inline
        open
        items={commands}
        filter={null}
        value={null}
        onValueChange={(command: PaletteCommand | null) => {
          if (command) onSelect(command.id);
        }}
        inputValue={query}
        onInputValueChange={(text, { reason }) => {
          if (reason === 'input-change') onQuery(text);
        }}
        itemToStringLabel={(command) => command?.label ?? ''}
        autoHighlight
      >
        <Combobox.Input
          aria-label={label}
          placeholder='Tên mục, số điện thoại, mã đơn…'
          className={controlClass}
        />
        <Combobox.Empty>
          <p className='px-3.5 py-4 text-ink-soft empty:hidden'>Không có lệnh nào như vậy.</p>
        </Combobox.Empty>
        <Combobox.List
          aria-label='Kết quả'
          className='mt-2 max-h-[50dvh] scroll-py-1 overflow-y-auto overscroll-contain outline-none data-empty:mt-0'
        >
          {(command: PaletteCommand) => (
            <Combobox.Item
              key={command.id}
              value={command}
              className='flex min-h-11 cursor-pointer items-center justify-between gap-3 rounded-field px-3.5 py-2 data-highlighted:bg-jade-soft forced-colors:data-highlighted:outline-2 forced-colors:data-highlighted:-outline-offset-2'
            >
              <span className='min-w-0 truncate'>{command.label}</span>
              {command.keys && (
                <kbd className='text-sm whitespace-nowrap text-ink-soft max-md:hidden'>
                  {command.keys}
                </kbd>
              )}
            </Combobox.Item>
          )}
        </Combobox.List>
      </Combobox.Root>
    </Sheet>
  );
}
