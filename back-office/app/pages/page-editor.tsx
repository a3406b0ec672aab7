import { type PageRow, pageSlugs } from '@thach-an/edge-api/contract';
import { type LinkProps, LinkProvider, Notice, RichText } from '@thach-an/ui';
import { BackLink, type FieldValue } from '@thach-an/ui/admin';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useParams } from 'react-router';
import { AdminError, run } from '../api/admin-api.ts';
import { useAdopt, useRow } from '../api/use-row.tsx';
import { FieldsForm } from '../edit/fields-form.tsx';
import { useEdit } from '../edit/use-edit.ts';
import { usePermissions } from '../session/use-member.ts';
import { NoPage } from '../shell/page.tsx';
import { useShop } from '../shell/use-shop.ts';

const fields = [
  { name: 'title', label: 'Tiêu đề', required: true },
  {
    name: 'body',
    label: 'Nội dung (Markdown)',
    kind: 'lines',
    required: true,
    hint: '## Mục lớn, **chữ đậm**, - danh sách, [chữ](https://…). ' +
      'Chỗ điền như {{contact.phone}} lấy giá trị từ Thiết lập.',
  },
] as const;

/** Text page as Markdown, with a preview beside it. */
export default function PageEditor() {
  const { slug = '' } = useParams();
  const { row, missing } = useRow('pages', { slug });
  if (!pageSlugs.some((known) => known === slug)) return <NoPage title='Không có trang này' />;
  return row ? <Editor page={row} key={slug} /> : missing;
}

function Editor({ page }: { page: PageRow }) {
  const { slug } = page;
  const adopt = useAdopt('pages');
  const canWrite = usePermissions()('settings:write');
  const edit = useEdit<PageRow, Record<string, FieldValue>>({
    row: page,
    toValues: ({ title, body }) => ({ title, body }),
    save: (changes, { version }) => run('pages.save', { slug, version, changes }),
    onSaved: (saved) => adopt(slug, saved),
  });
  return (
    <>
      <title>{`${page.title} · Quản trị`}</title>
      <BackLink href='/pages'>Trang nội dung</BackLink>
      <h1 className='mb-5 text-2xl'>{page.title}</h1>
      <div className='grid gap-8 lg:grid-cols-2 [&_textarea]:min-h-120'>
        <div className='min-w-0'>
          <FieldsForm fields={fields} edit={edit} readOnly={!canWrite} />
        </div>
        <Preview slug={slug} title={String(edit.values.title)} body={String(edit.values.body)} />
      </div>
    </>
  );
}

/** Time after the last letter before the preview is rendered, in ms. */
const previewDelay = 400;

function Preview(input: { slug: string; title: string; body: string }) {
  const [shown, setShown] = useState(input);
  const { slug, title, body } = input;
  useEffect(() => {
    const timer = setTimeout(() => setShown({ slug, title, body }), previewDelay);
    return () => clearTimeout(timer);
  }, [slug, title, body]);
  const { data, error } = useQuery({
    queryKey: ['pages', 'preview', shown],
    queryFn: ({ signal }) => run('pages.preview', shown, { signal }),
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
  const [issue] = error instanceof AdminError ? error.issues : [];
  return (
    <section aria-label='Xem trước' className='min-w-0'>
      <h2 className='mb-3 text-lg'>Xem trước</h2>
      {error && (
        <Notice tone='error' className='mb-3'>
          {/^\d+$/.test(issue?.path ?? '') && `Dòng ${Math.max(1, Number(issue?.path) - 2)}: `}
          {issue?.message ?? error.message}
        </Notice>
      )}
      {data && (
        <div className='rounded-card border border-line bg-surface p-4'>
          <p className='mb-3 font-serif text-2xl font-semibold'>{data.title}</p>
          <LinkProvider value={ShopLink}>
            <RichText blocks={data.blocks} />
          </LinkProvider>
        </div>
      )}
    </section>
  );
}

/** Link of the preview, which opens the page of the shop and keeps the form. */
function ShopLink({ href, keepScroll: _, replace: _replace, ...rest }: LinkProps) {
  const { url } = useShop();
  return (
    <a {...rest} href={href.startsWith('/') ? url + href : href} target='_blank' rel='noreferrer' />
  );
}
