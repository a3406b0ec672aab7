/**
 * The shop's colours for what cannot use its style sheet: mails, whose programs know neither custom
 * properties nor files that are elsewhere, and the pages of the sandbox. The values of `ui/theme.css` stand
 * here a second time; a test keeps them equal.
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
