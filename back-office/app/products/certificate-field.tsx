import { Button } from '@thach-an/ui';
import { upload } from '../api/admin-api.ts';
import { UploadChoice } from '../pictures/upload-choice.tsx';
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
  return (
    <UploadChoice
      title='Tệp của giấy kiểm định'
      label={value ? 'Thay tệp khác' : 'Chọn ảnh hoặc PDF'}
      accept='image/*,application/pdf'
      readOnly={readOnly}
      onChoose={async (file) => {
        const { name } = file.type === 'application/pdf'
          ? await upload<{ name: string }>('certificates', file)
          : await uploadPicture(file, () => {});
        onChange(name);
      }}
      actions={value && <Button variant='quiet' onClick={() => onChange('')}>Bỏ</Button>}
    >
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
    </UploadChoice>
  );
}
