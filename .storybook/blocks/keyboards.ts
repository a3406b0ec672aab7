/** A component as whoever has no mouse meets it. */
export interface Keyboard {
  name: string;
  where: string;
  /** Keys, parted by spaces, `+` together and `/` instead; and what they do. */
  keys: readonly (readonly [string, string])[];
}

/** The keys of every component that has more than Tab and Enter. */
export const keyboards: readonly Keyboard[] = [
  {
    name: 'Dialog',
    where: 'DetailModal, LoginPopup',
    keys: [
      ['Tab / Shift + Tab', 'Goes round inside; nothing behind the dialog takes focus.'],
      ['Esc', 'Closes it. The focus goes back to where it came from.'],
      ['Enter', 'In LoginPopup: sends the form. What is wrong first takes the focus.'],
    ],
  },
  {
    name: 'Menu',
    where: 'ProfileMenu',
    keys: [
      ['Enter / Space / ↓', 'On the button: opens the menu with its first item marked.'],
      ['↓ / ↑', 'Goes to the next or the previous item, and round at the ends.'],
      ['Home / End', 'Goes to the first or the last item.'],
      ['Enter / Space', 'Does what the item says and closes the menu.'],
      ['Esc', 'Closes the menu; the button has the focus again.'],
    ],
  },
  {
    name: 'Tabs',
    where: 'TuViTabs',
    keys: [
      ['→ / ←', 'Goes to the other tab and shows it, and round at the ends.'],
      ['Home / End', 'Goes to the first or the last tab.'],
      ['Tab', 'Goes from the tab into what it shows.'],
    ],
  },
  {
    name: 'Combobox',
    where: 'AddressPicker: province, district, ward',
    keys: [
      ['A–Z', 'Opens the list and filters it; accents may be left out: da nang finds Đà Nẵng.'],
      ['↓ / ↑', 'Opens the list; then marks the next or the previous name.'],
      ['Enter', 'Chooses the marked name. It never sends the form around the field.'],
      ['Esc', 'Closes the list and changes nothing.'],
      ['Tab', 'Goes on to the next field.'],
    ],
  },
  {
    name: 'Number field',
    where: 'QuantityField',
    keys: [
      ['↑ / ↓', 'One more, one less; never below 1 nor above the stock.'],
      ['Shift + ↑ / ↓', 'Ten more, ten less.'],
      ['Home / End', 'The least, 1; the most, where there is one.'],
      ['0–9', 'Types a number. Letters, signs and points are not taken.'],
      ['Tab', 'Passes the minus and the plus: they are for fingers and mice.'],
    ],
  },
  {
    name: 'Search in the bar',
    where: 'Navbar, SearchBox',
    keys: [
      ['Enter / Space', 'On the icon: opens the field, which takes the focus.'],
      [
        'Enter',
        'In the field: searches. While Telex or VNI composes a word, it only ends the word.',
      ],
      ['Esc', 'Closes the field; the icon has the focus again.'],
    ],
  },
  {
    name: 'Select and radio',
    where: 'CategoryFilter, TuViForm, PaymentMethods',
    keys: [
      ['↓ / ↑', 'The browser’s own: goes through the choices.'],
      ['A–Z', 'In a select: jumps to the choice that begins so.'],
    ],
  },
  {
    name: 'Messages',
    where: 'Toaster',
    keys: [
      ['Alt + T', 'Moves the focus to the newest message.'],
      ['Enter / Space', 'On its ×: puts the message away.'],
    ],
  },
  {
    name: 'Skip link',
    where: 'SkipLink, first on every page',
    keys: [
      ['Tab', 'The first press on a page shows it.'],
      ['Enter', 'Goes past the bar to the content.'],
    ],
  },
];
