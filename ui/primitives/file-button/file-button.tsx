import type { ComponentProps } from 'react';
import { buttonClass } from '../button/button.tsx';
import { joinClasses } from '../join-classes.ts';

export interface FileButtonProps extends Omit<ComponentProps<'label'>, 'children'> {
  /** Name of what is chosen. */
  label: string;
  /** Accepted types, as the attribute `accept` names them. */
  accept: string;
  /** `true` to choose several files at once. @default false */
  multiple?: boolean;
  /** `true` while no file can be chosen. @default false */
  disabled?: boolean;
  /** Called with the chosen files, at least one. */
  onChoose: (files: readonly File[]) => void;
}

/**
 * Button that chooses files of the device. The same file can be chosen again. `ref`, `className`
 * and other props go to the `<label>`.
 */
export function FileButton(
  { label, accept, multiple, disabled, onChoose, className, ...rest }: FileButtonProps,
) {
  return (
    <label
      data-slot='file-button'
      className={joinClasses(
        buttonClass('secondary'),
        'relative cursor-pointer outline-offset-2 outline-jade has-focus-visible:outline-2 has-disabled:cursor-default has-disabled:border-transparent has-disabled:bg-line has-disabled:text-ink-soft',
        className,
      )}
      {...rest}
    >
      {label}
      <input
        type='file'
        accept={accept}
        multiple={multiple}
        disabled={disabled}
        className='sr-only'
        onChange={({ target }) => {
          const files = [...target.files ?? []];
          target.value = '';
          if (files.length > 0) onChoose(files);
        }}
      />
    </label>
  );
}
