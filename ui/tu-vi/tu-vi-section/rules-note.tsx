interface RulesNoteProps {
  /** Heading of the rules. */
  title: string;
  /** Rules by which a card is made. */
  rules: readonly string[];
  /** Limits of the card. */
  disclaimer: string;
}

/** Rules of a card in a closed disclosure, and what the card is not. */
export function RulesNote({ title, rules, disclaimer }: RulesNoteProps) {
  return (
    <>
      <details className='mt-6 print:hidden'>
        <summary className='min-h-11 content-center font-semibold text-jade'>{title}</summary>
        <ul className='mt-2 list-disc space-y-1.5 pl-5'>
          {rules.map((rule) => <li key={rule}>{rule}</li>)}
        </ul>
      </details>
      <p className='mt-4 text-ink-soft print:mt-2'>{disclaimer}</p>
    </>
  );
}
