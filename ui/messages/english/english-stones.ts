/** English texts of saved charts and of the stones that suit a chart. */
export const englishStones = {
  saveChart: {
    saved: 'The chart has been saved in your account.',
    savedLink: 'See your saved charts',
    open: 'Save this chart',
    consent: 'I agree that the store keeps the name, gender, date, time and place of birth of ' +
      'this chart in my account, so that I can see it again and receive suggestions of stones ' +
      'if I switch them on.',
    missingConsent: 'Please tick the box to agree before you save the chart.',
    hint: 'You can delete it at any time on the account page. If the chart is of someone else, ' +
      'please ask them first.',
    save: 'Save chart',
  },
  chartsSection: {
    title: 'Saved charts',
    failed: 'Your charts could not be loaded.',
    loading: 'Loading charts…',
    empty: 'You have no saved charts. After viewing a chart on the Tử Vi page, you can save it, ' +
      'for yourself and for your family.',
    greet: 'Suggest stones on the home page',
    greetOf: (name: string) => `Suggest stones on the home page for ${name}`,
    open: 'View chart',
    openOf: (name: string) => `View chart of ${name}`,
    delete: 'Delete',
    deleteOf: (name: string) => `Delete chart of ${name}`,
    keep: 'Keep',
    keepOf: (name: string) => `Keep chart of ${name}`,
    confirm: 'Delete this chart',
    confirmOf: (name: string) => `Delete this chart: ${name}`,
    deleting: 'Deleting…',
  },
  stoneSuggestions: { label: 'Suggested stones' },
  stoneGreeting: {
    title: (name: string) => `Stones for ${name}`,
    text: (menh: string) => `Suggestions for the element ${menh}, from your saved chart.`,
    settings: 'Switch suggestions on or off',
  },
  stoneAdvice: {
    title: 'Stones that suit you',
    reason: (menh: string, generator: string, weakest: string) =>
      `The element ${menh} is suited by stones of ${generator}, as ${generator} generates ` +
      `${menh}, and by stones of ${menh} itself. ` +
      ([menh, generator].includes(weakest)
        ? `Your four pillars have little ${weakest}, so stones of ${weakest} suit you even more.`
        : `Your four pillars have little ${weakest}, so stones of ${weakest} are a good addition.`),
    elements: 'Elements in the four pillars',
    failed: 'The products could not be loaded.',
    empty: 'Stones that suit this chart are sold out for now. Please come back later.',
    rulesTitle: 'How are stones suggested?',
    rules: (menh: string, overcomer: string) => [
      'Your element is the nạp âm of the lunar year of birth. The best stones are of the element ' +
      'that generates it, followed by those of the same element. Stones of the element that ' +
      `overcomes it (${overcomer} overcomes ${menh}) are not suggested.`,
      'Elements in the four pillars: each stem counts 10 points; the 10 points of each branch ' +
      'are divided among its hidden stems. The season of the month of birth weights them, from ' +
      '120% for the element of the season down to 80% for the one that it overcomes. The element ' +
      'with the fewest points that does not overcome yours is the one to add.',
      'Each school has its own way to choose the element that a chart needs. This is a simple ' +
      'count of the elements; a master who reads your chart in person may see it differently.',
      'The element of a stone follows its colour: white is Kim (metal), green Mộc (wood), black ' +
      'and blue Thủy (water), red, pink and violet Hỏa (fire), yellow and brown Thổ (earth).',
    ],
    disclaimer: 'This is folk tradition, for reference and entertainment. Stones do not cure ' +
      'diseases and cannot change your destiny.',
  },
};
