import type { UploadedHeroPicture } from '@thach-an/edge-api/contract';
import { Button } from '@thach-an/ui';
import { UploadChoice } from '../pictures/upload-choice.tsx';
import { uploadHero } from '../pictures/upload-picture.ts';

export interface HeroFieldProps {
  /** Stored picture as JSON; empty for that of the demo. */
  value: string;
  onChange: (value: string) => void;
  /** Error of the field. @default undefined */
  error?: string;
}

/** Picture at the top of the home page. */
export function HeroField({ value, onChange, error }: HeroFieldProps) {
  const picture: UploadedHeroPicture | undefined = value === '' ? undefined : JSON.parse(value);
  return (
    <UploadChoice
      title='Ảnh đầu trang chủ'
      label={picture ? 'Đổi ảnh' : 'Chọn ảnh'}
      hint='Ảnh ngang, rộng từ 1.600 px. Để thoáng bên trái cho dòng chữ, sản phẩm ở bên phải.'
      error={error}
      onChoose={async (file) => onChange(JSON.stringify(await uploadHero(file)))}
      actions={picture && (
        <Button variant='quiet' onClick={() => onChange('')}>
          Dùng ảnh mẫu
        </Button>
      )}
    >
      {picture && (
        <img
          src={`/images/${picture.wide.image}`}
          alt='Ảnh hiện tại'
          width={picture.wide.width}
          height={picture.wide.height}
          className='h-auto w-60 max-w-full rounded-field'
        />
      )}
    </UploadChoice>
  );
}
