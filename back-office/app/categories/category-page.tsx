import { Button, Notice, notify } from '@thach-an/ui';
import { type AdminField, AdminFields, BackLink, ConfirmDialog } from '@thach-an/ui/admin';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { run } from '../api/admin-api.ts';
import { runDelete } from '../api/run-delete.ts';
import { useAction } from '../api/use-action.ts';
import { EditForm } from '../edit/edit-form.tsx';
import { useEdit } from '../edit/use-edit.ts';
import { UploadChoice } from '../pictures/upload-choice.tsx';
import { uploadTile } from '../pictures/upload-picture.ts';
import { usePermissions } from '../session/use-member.ts';
import { categoriesQuery, type SavedCategory } from './categories-query.ts';

/** Category, or one without a version that is to be added. */
type EditedCategory = Omit<SavedCategory, 'id' | 'version'> & Partial<SavedCategory>;

const fields: AdminField[] = [
  {
    name: 'name',
    label: 'Tên danh mục',
    hint: 'Chỉ gồm chữ, số và dấu cách.',
    required: true,
  },
  {
    name: 'subCategories',
    label: 'Danh mục con',
    kind: 'lines',
    hint: 'Mỗi dòng một danh mục con, cần ít nhất một dòng.',
    required: true,
  },
];

const labels: Readonly<Record<string, string>> = {
  ...Object.fromEntries(fields.map(({ name, label }) => [name, label])),
  image: 'Ảnh ở trang chủ',
};

/** Form of a category, also of a new one. */
export default function CategoryPage() {
  const { id } = useParams();
  const { data, error } = useQuery(categoriesQuery);
  const found = id === undefined ? newCategory : data?.items.find((one) => one.id === id);
  const [last, setLast] = useState(found);
  if (found && found !== last) setLast(found);
  // A refresh must remove neither what is being typed, nor a deletion whose reply was lost.
  const category = found ?? (last?.id === id ? last : undefined);
  if (category) return <Form row={category} key={id ?? ''} />;
  if (error) return <Notice tone='error'>{error.message}</Notice>;
  return data ? <Notice tone='error'>Không có danh mục này.</Notice> : null;
}

const newCategory: EditedCategory = { name: '', image: '', subCategories: [] };

const toValues = ({ name, image, subCategories }: EditedCategory) => ({
  name,
  image,
  subCategories: subCategories.join('\n'),
});

const linesOf = (text: string) => text.split('\n').map((line) => line.trim()).filter(Boolean);

function Form({ row }: { row: EditedCategory }) {
  const navigate = useNavigate();
  const client = useQueryClient();
  const canWrite = usePermissions()('catalogue:write');
  const [isDeleting, setDeleting] = useState(false);
  const refresh = () => client.invalidateQueries(categoriesQuery);
  const edit = useEdit<EditedCategory, ReturnType<typeof toValues>>({
    row,
    toValues,
    save(changes, base) {
      const { subCategories, ...sent } = { ...toValues(base), ...changes };
      return run('categories.save', {
        id: base.id,
        version: base.version,
        ...sent,
        subCategories: linesOf(subCategories),
      });
    },
    onSaved(saved) {
      // The page of a new category finds it there, also before the list is read again.
      client.setQueryData<{ items: SavedCategory[] }>(categoriesQuery.queryKey, (list) => {
        if (!list) return undefined;
        const index = list.items.findIndex(({ id }) => id === saved.id);
        const place = index < 0 ? list.items.length : index;
        return { items: list.items.toSpliced(place, 1, saved as SavedCategory) };
      });
      void refresh();
    },
    onDone: ({ id }) => row === newCategory && navigate(`/categories/${id}`, { replace: true }),
  });
  const { stored: category } = edit;
  const { id } = category;
  const remove = useAction({
    mutationFn: () => runDelete('categories.delete', { id: id!, version: category.version }),
    onSuccess: () => notify.success(`Đã xóa danh mục ${category.name}.`),
    onSettled: () => void refresh(),
  });
  const { image } = edit.values;
  const title = category.name || 'Danh mục mới';
  return (
    <div className='max-w-170'>
      <title>{`${title} · Quản trị`}</title>
      <BackLink href='/categories'>Danh mục</BackLink>
      <div className='mb-5 flex flex-wrap items-center justify-between gap-3'>
        <h1 className='text-2xl'>{title}</h1>
        {canWrite && id !== undefined && (
          <Button variant='danger' onClick={() => setDeleting(true)}>Xóa</Button>
        )}
      </div>
      <EditForm
        edit={edit}
        readOnly={!canWrite}
        label={id === undefined ? 'Thêm danh mục' : undefined}
        labelOf={(name) => labels[name] ?? name}
      >
        <AdminFields
          fields={fields}
          values={edit.values}
          errors={edit.errors}
          onChange={(name, value) => edit.set(name as 'name' | 'subCategories', String(value))}
          readOnly={!canWrite}
        />
        {canWrite && (
          <div className='mt-4'>
            <UploadChoice
              title={labels.image!}
              label={image ? 'Đổi ảnh' : 'Chọn ảnh'}
              hint='Ảnh được cắt vuông ở giữa và hiện trong khung tròn.'
              error={edit.errors.image}
              onChoose={async (file) => edit.set('image', await uploadTile(file))}
            >
              {image
                ? (
                  <img
                    src={`/images/${image}`}
                    alt='Ảnh hiện tại'
                    width={96}
                    height={96}
                    className='size-24 rounded-full object-cover'
                  />
                )
                : <span className='size-24 rounded-full border border-dashed border-ink-soft' />}
            </UploadChoice>
          </div>
        )}
      </EditForm>
      <ConfirmDialog
        open={isDeleting}
        title={`Xóa danh mục ${category.name}?`}
        action='Xóa danh mục'
        // Not called after the page was left.
        onConfirm={() =>
          remove.mutate(undefined, {
            onSuccess: () => navigate('/categories', { replace: true }),
          })}
        onClose={() => setDeleting(false)}
        busy={remove.isPending}
        error={remove.error?.message}
      >
        <p>Chỉ xóa được khi danh mục không còn sản phẩm nào.</p>
      </ConfirmDialog>
    </div>
  );
}
