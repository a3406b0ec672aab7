/**
 * Colours of the shop for documents without its style sheet: the sandbox pages and mails, since
 * mail clients support neither custom properties nor external files. They are copied from
 * `ui/theme.css`; a test compares both.
 */
export const colours = {
  paper: '#faf6ee',
  surface: '#ffffff',
  line: '#e6ddce',
  ink: '#221c18',
  inkSoft: '#6a5f54',
  jade: '#0e5a4a',
  jadeDeep: '#0a4639',
  jadeSoft: '#dcebe5',
} as const;

/** The same colours in the dark theme, as far as mails need them. White on jade stays. */
export const darkColours = {
  paper: '#16130f',
  surface: '#1f1b16',
  line: '#3a332a',
  ink: '#f3ede2',
  inkSoft: '#b9ad9d',
  jade: '#57bfa3',
  jadeSoft: '#1b332c',
} as const;
