/** Keyboard interface of a kind of component. */
export interface Keyboard {
  name: string;
  components: string;
  /**
   * Key combinations and their effects. Keys are separated by spaces, `+` joins, `/` separates
   * alternatives.
   */
  keys: readonly (readonly [string, string])[];
}

/** Keys of all components that use more than Tab and Enter. */
export const keyboards: readonly Keyboard[] = [
  {
    name: 'Dialog',
    components: 'DetailModal, LoginPopup',
    keys: [
      ['Tab / Shift + Tab', 'Moves the focus within the dialog; nothing behind it takes focus.'],
      ['Esc', 'Closes the dialog and returns the focus to the element that opened it.'],
      ['Enter', 'In LoginPopup: submits the form. The first invalid field takes the focus.'],
    ],
  },
  {
    name: 'Menu',
    components: 'ProfileMenu',
    keys: [
      ['Enter / Space / ↓', 'On the button: opens the menu and highlights its first item.'],
      ['↓ / ↑', 'Moves to the next or the previous item, and wraps at the ends.'],
      ['Home / End', 'Moves to the first or the last item.'],
      ['Enter / Space', 'Activates the item and closes the menu.'],
      ['Esc', 'Closes the menu and returns the focus to the button.'],
    ],
  },
  {
    name: 'Tabs',
    components: 'TuViTabs',
    keys: [
      ['→ / ←', 'Selects the next or the previous tab, and wraps at the ends.'],
      ['Home / End', 'Selects the first or the last tab.'],
      ['Tab', 'Moves from the tab to its panel.'],
    ],
  },
  {
    name: 'Combobox',
    components: 'AddressPicker',
    keys: [
      ['A–Z', 'Opens the list and filters it; diacritics are optional: da nang finds Đà Nẵng.'],
      ['↓ / ↑', 'Opens the list, then highlights the next or the previous name.'],
      ['Enter', 'Selects the highlighted name. It never submits the surrounding form.'],
      ['Esc', 'Closes the list without a change.'],
      ['Tab', 'Moves to the next field.'],
    ],
  },
  {
    name: 'Number field',
    components: 'QuantityField',
    keys: [
      ['↑ / ↓', 'Increases or decreases by 1, from 1 up to the stock.'],
      ['Shift + ↑ / ↓', 'Increases or decreases by 10.'],
      ['Home / End', 'Sets the minimum, 1, or the maximum, if there is one.'],
      ['0–9', 'Types a number. Letters, signs and points are ignored.'],
      ['Tab', 'Skips the minus and plus buttons, which are for touch and mouse.'],
    ],
  },
  {
    name: 'Search in the navigation bar',
    components: 'Navbar, SearchBox',
    keys: [
      ['Enter / Space', 'On the icon: opens the field and moves the focus to it.'],
      [
        'Enter',
        'In the field: searches. During a Telex or VNI composition it only ends the composition.',
      ],
      ['Esc', 'Closes the field and returns the focus to the icon.'],
    ],
  },
  {
    name: 'Select and radio',
    components: 'CategoryFilter, TuViForm, PaymentMethods',
    keys: [
      ['↓ / ↑', 'Moves through the options (native behaviour).'],
      ['A–Z', 'In a select: moves to the option that begins with the typed letters.'],
    ],
  },
  {
    name: 'Messages',
    components: 'Toaster',
    keys: [
      ['Alt + T', 'Moves the focus to the newest message.'],
      ['Enter / Space', 'On its × button: dismisses the message.'],
    ],
  },
  {
    name: 'Skip link',
    components: 'SkipLink, the first element of every page',
    keys: [
      ['Tab', 'The first press on a page shows the link.'],
      ['Enter', 'Skips the navigation bar and moves to the content.'],
    ],
  },
];
