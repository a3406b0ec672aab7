import { type ComponentProps, useId } from 'react';
import { joinClasses } from '../../primitives/join-classes.ts';
import { useMessages } from '../../messages/use-messages.ts';

const themeSwitchMessages = {
  label: 'Giao diện',
  system: 'Theo hệ thống',
  light: 'Sáng',
  dark: 'Tối',
};

/** Theme that a visitor chooses: that of the system, light or dark. */
export type ThemeChoice = 'system' | 'light' | 'dark';

export interface ThemeSwitchProps extends Omit<ComponentProps<'fieldset'>, 'children'> {
  /** Chosen theme. */
  value: ThemeChoice;
  /** Called with the newly chosen theme. */
  onValueChange: (value: ThemeChoice) => void;
}

const choices: readonly ThemeChoice[] = ['system', 'light', 'dark'];

/**
 * Radio buttons for the theme, in the colours of the footer. They need JavaScript and are not shown
 * without it. `ref`, `className` and other props go to the `<fieldset>`.
 */
export function ThemeSwitch({ value, onValueChange, className, ...rest }: ThemeSwitchProps) {
  const messages = useMessages('themeSwitch', themeSwitchMessages);
  const name = useId();
  return (
    <fieldset
      data-slot='theme-switch'
      className={joinClasses('min-w-0 noscript:hidden', className)}
      {...rest}
    >
      <legend className='flex min-h-11 items-center'>{messages.label}</legend>
      <div className='inline-flex max-w-full flex-wrap gap-1 rounded-field border border-footer-ink/40 p-1'>
        {choices.map((choice) => (
          <label
            key={choice}
            className='relative flex min-h-11 min-w-11 cursor-pointer items-center justify-center rounded-field px-3 whitespace-nowrap has-checked:bg-footer-ink has-checked:text-footer has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-footer-ink forced-colors:has-checked:border-2'
          >
            <input
              type='radio'
              name={name}
              value={choice}
              checked={choice === value}
              onChange={() => onValueChange(choice)}
              className='absolute inset-0 cursor-pointer appearance-none focus-visible:outline-none'
            />
            {messages[choice]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
