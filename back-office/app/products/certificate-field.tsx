import { Button, buttonClass } from '@thach-an/ui';
import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { AdminError, upload } from '../api/admin-api.ts';
import { uploadPicture } from '../pictures/upload-picture.ts';

export interface CertificateFieldProps {
  /** Name of the file; empty if there is none. */
  value: string;
  /** Called with the name of a new file, or with nothing when it is removed. */
  onChange: (name: string) => void;
  /** `true` if the member may not change it. */
  readOnly: boolean;
}

/** Certificate of a product: a picture or a PDF. */
export function CertificateField({ value, onChange, readOnly }: CertificateFieldProps) {
  const id = useId();
  const sending = useMutation({
    mutationFn: async (file: File) =>
      file.type === 'application/pdf'
        ? await upload<{ name: string }>('certificates', file)
        : await uploadPicture(file, () => {}),
    onSuccess: ({ name }) => onChange(name),
  });
  return (
    <div role='group' aria-labelledby={id}>
      <p id={id} className='mb-1.5 font-semibold'>Tệp của giấy kiểm định</p>
      <div className='flex flex-wrap items-center gap-2'>
        {value && (
          <a
            href={`/images/${value}`}
            target='_blank'
            rel='noreferrer'
            className='inline-flex min-h-11 items-center text-jade underline'
          >
            {value.endsWith('.pdf') ? 'Xem tệp PDF' : 'Xem ảnh'}
          </a>
        )}
        {!readOnly && (
          <label
            className={`${
              buttonClass('secondary')
            } cursor-pointer focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-jade`}
          >
            {sending.isPending ? 'Đang tải lên...' : value ? 'Thay tệp khác' : 'Chọn ảnh hoặc PDF'}
            <input
              type='file'
              accept='image/*,application/pdf'
              className='sr-only'
              onChange={({ target }) => {
                const file = target.files?.[0];
                if (file) sending.mutate(file);
                target.value = '';
              }}
            />
          </label>
        )}
        {value && !readOnly && <Button variant='quiet' onClick={() => onChange('')}>Bỏ</Button>}
      </div>
      {sending.error && (
        <p role='alert' className='mt-1 text-cinnabar'>
          {sending.error instanceof AdminError
            ? sending.error.message
            : 'Không đọc được tệp này, vui lòng chọn tệp khác.'}
        </p>
      )}
    </div>
  );
}
