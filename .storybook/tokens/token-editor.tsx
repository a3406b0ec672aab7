import { useId, useState, useSyncExternalStore } from 'react';
import { english } from '../../ui/messages/english/english.ts';
import { MessagesProvider } from '../../ui/messages/use-messages.ts';
import { Button } from '../../ui/primitives/button/button.tsx';
import { CopyButton } from '../../ui/primitives/copy-button/copy-button.tsx';
import { Section } from '../blocks/section.tsx';
import { themeTokens } from '../theme/theme-tokens.ts';
import { toDesignTokens } from './design-tokens.ts';
import { linkWithEdits, liveTokens, setLiveTokens } from './live-tokens.ts';
import { editToken, exportTheme, noEdits, type ThemeName, type TokenEdits } from './token-edits.ts';
import { groupTokens } from './token-groups.ts';
import { TokenInput } from './token-input.tsx';
import { ProductCard } from '../../ui/catalogue/product-card/product-card.tsx';
import { onSale } from '../../ui/catalogue/product.sample.ts';
import { Notice } from '../../ui/primitives/notice/notice.tsx';
import { QuantityField } from '../../ui/primitives/quantity-field/quantity-field.tsx';

/** Edits the tokens of `ui/theme.css` on this page and in all stories, and exports the changes. */
export function TokenEditor() {
  const theme = useThemeName();
  const [edits, setEdits] = useState(liveTokens);
  const apply = (next: TokenEdits) => {
    setLiveTokens(next);
    setEdits(next);
  };
  const originals = new Map(
    themeTokens.map(({ name, value, dark }) => [name, theme === 'dark' ? dark ?? value : value]),
  );
  const valueOf = (name: string) =>
    edits[theme][name] ?? (theme === 'dark' && edits.light[name] || originals.get(name) || '');
  return (
    <Section className='grid gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)]'>
      <div>
        <p className='mb-3'>
          These are the values of the <strong>{theme}</strong> theme.
        </p>
        {groupTokens(themeTokens).map(({ name: group, tokens }, index) => (
          <details key={group} open={index === 0} className='mb-3 rounded-card border border-line'>
            <summary className='min-h-11 px-4 py-2.5 font-semibold'>{group}</summary>
            <div className='max-h-140 overflow-y-auto border-t border-line px-4'>
              {tokens.map(({ name }) => (
                <TokenInput
                  key={name}
                  name={name}
                  value={valueOf(name)}
                  changed={name in edits[theme]}
                  backgrounds={['--color-paper', '--color-surface'].map(valueOf)}
                  onChange={(value) =>
                    apply(editToken(edits, theme, name, value, originals.get(name) ?? ''))}
                />
              ))}
            </div>
          </details>
        ))}
      </div>
      <div className='min-w-0 space-y-6 lg:sticky lg:top-6 lg:self-start'>
        <TokenSample />
        <MessagesProvider value={english}>
          <ChangedTheme text={exportTheme(edits)} onReset={() => apply(noEdits)} />
          <div className='flex flex-wrap items-center gap-3'>
            <CopyButton text={linkWithEdits(edits)}>Copy link with the changes</CopyButton>
            <CopyButton text={toDesignTokens(themeTokens, theme, edits)}>
              {`Copy all tokens of the ${theme} theme as JSON (DTCG)`}
            </CopyButton>
          </div>
        </MessagesProvider>
      </div>
    </Section>
  );
}

/** The changed declarations, to be copied into `ui/theme.css`. */
function ChangedTheme({ text, onReset }: { text: string; onReset: () => void }) {
  const id = useId();
  return (
    <div className='rounded-card border border-line bg-surface p-5'>
      <label htmlFor={id} className='mb-1.5 block font-semibold'>Changed theme</label>
      <textarea
        id={id}
        readOnly
        rows={8}
        value={text}
        placeholder='No token has changed.'
        className='w-full rounded-field border border-field bg-paper p-3 font-mono text-sm placeholder:text-ink-soft'
      />
      <div className='mt-3 flex flex-wrap items-center gap-3'>
        <CopyButton variant='primary' text={text} disabled={text === ''} />
        <Button variant='secondary' disabled={text === ''} onClick={onReset}>Reset all</Button>
      </div>
    </div>
  );
}

/** Components that use most tokens, to see the effect of an edit at once. */
function TokenSample() {
  return (
    <div className='grid gap-4 sm:grid-cols-2'>
      <ProductCard product={onSale} href='#' />
      <div className='flex flex-col items-start gap-4'>
        <p className='font-serif text-2xl leading-[1.4] font-semibold'>Đá lành, lòng an</p>
        <p className='text-ink-soft'>Vòng tay đá mắt hổ, hạt tròn 10 ly.</p>
        <Button>Xem Cửa Hàng</Button>
        <Button variant='secondary'>Theo dõi đơn hàng</Button>
        <QuantityField value={2} onChange={() => {}} label='Số lượng' />
        <Notice tone='error' title='Chưa tải được giỏ hàng'>
          Hãy kiểm tra kết nối mạng rồi thử lại.
        </Notice>
      </div>
    </div>
  );
}

/** Returns the theme of the page: that of the toolbar, or else that of the system. */
function useThemeName(): ThemeName {
  return useSyncExternalStore(subscribe, readThemeName);
}

function subscribe(notify: () => void): () => void {
  const observer = new MutationObserver(notify);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  const scheme = matchMedia('(prefers-color-scheme: dark)');
  scheme.addEventListener('change', notify);
  return () => {
    observer.disconnect();
    scheme.removeEventListener('change', notify);
  };
}

function readThemeName(): ThemeName {
  const { theme } = document.documentElement.dataset;
  if (theme === 'light' || theme === 'dark') return theme;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}
