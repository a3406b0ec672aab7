import { Fragment } from 'react';
import type { ThemeToken } from '../theme/parse-theme.ts';
import { themeTokens } from '../theme/theme-tokens.ts';
import { groupTokens } from '../tokens/token-groups.ts';
import { Section, TokenName } from './section.tsx';

/** Tables of all tokens of the theme, by group. */
export function TokenTable() {
  return (
    <Section className='space-y-8'>
      {groupTokens(themeTokens).map(({ name, tokens }) => (
        <section key={name} aria-label={name}>
          <h2 className='mb-2 font-serif text-xl leading-[1.4] font-semibold'>{name}</h2>
          <div
            className='overflow-x-auto rounded-card border border-line bg-surface px-5'
            tabIndex={0}
          >
            <table className='w-full text-left'>
              <thead>
                <tr className='border-b border-line text-ink-soft'>
                  {['Token', 'Light', 'Dark', 'Sample'].map((column) => (
                    <th key={column} scope='col' className='py-3 pr-4 font-normal'>{column}</th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {tokens.map((token) => <TokenRow key={token.name} token={token} />)}
              </tbody>
            </table>
          </div>
        </section>
      ))}
    </Section>
  );
}

function TokenRow({ token: { name, value, dark } }: { token: ThemeToken }) {
  return (
    <tr className='border-b border-line align-top last:border-0'>
      <th scope='row' className='py-3 pr-4 font-semibold whitespace-nowrap'>{name}</th>
      {[value, dark].map((text, index) => (
        <td key={index} className='py-3 pr-4'>
          {text === undefined ? <span className='text-ink-soft'>the same</span> : (
            <>
              {name.startsWith('--color-') && (
                <span
                  aria-hidden
                  className='mr-2 inline-block size-5 rounded-tag border border-line align-middle'
                  style={{ backgroundColor: text }}
                />
              )}
              <TokenName>{text}</TokenName>
            </>
          )}
        </td>
      ))}
      <td className='py-3'>
        <TokenPreview name={name} />
      </td>
    </tr>
  );
}

/** The effect of a token in the current theme, if it has a visible one of its own. */
function TokenPreview({ name }: { name: string }) {
  const value = `var(${name})`;
  const box = 'block h-10 w-20 border border-line bg-paper';
  if (name.startsWith('--color-')) {
    return <span className={box} style={{ backgroundColor: value }} />;
  }
  if (name.startsWith('--radius-')) return <span className={box} style={{ borderRadius: value }} />;
  if (name.startsWith('--shadow-')) return <span className={box} style={{ boxShadow: value }} />;
  if (name.startsWith('--font-')) return <span style={{ fontFamily: value }}>Ngọc thạch</span>;
  if (/^--text-[^-]+$/.test(name)) {
    return <span className='leading-[1.4]' style={{ fontSize: value }}>Ngọc</span>;
  }
  return <Fragment />;
}
