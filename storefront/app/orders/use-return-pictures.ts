import { useState } from 'react';
import { addReturnPicture, type OrderAddress } from './own-order-calls.ts';

/** Pictures that were not sent: the reasons, and those that may be sent again. */
interface Unsent {
  problems: readonly string[];
  again: readonly File[];
}

const none: Unsent = { problems: [], again: [] };

/**
 * Returns the state of the pictures of goods that a customer wants to return, and the function that
 * sends them one by one.
 *
 * @param address returns the address of the order
 * @param load loads the order, which has the number of its pictures
 */
export function useReturnPictures(address: () => OrderAddress, load: () => Promise<void>) {
  const [left, setLeft] = useState(0);
  const [unsent, setUnsent] = useState(none);

  async function sendPictures(pictures: readonly File[]) {
    if (pictures.length === 0) return;
    setUnsent(none);
    const problems: string[] = [];
    let again: readonly File[] = [];
    for (const [index, picture] of pictures.entries()) {
      setLeft(pictures.length - index);
      const failure = await sendPicture(address(), picture);
      if (!failure) continue;
      problems.push(failure.problem);
      if (!failure.isTemporary) continue;
      again = pictures.slice(index);
      break;
    }
    await load();
    setLeft(0);
    setUnsent({ problems, again });
  }

  return { returnPictures: { left, ...unsent }, onReturnPictures: sendPictures };
}

interface Failure {
  problem: string;
  /** `true` if the same picture may be accepted later. */
  isTemporary: boolean;
}

async function sendPicture(address: OrderAddress, picture: File): Promise<Failure | undefined> {
  const { name } = picture;
  try {
    const result = await addReturnPicture(address, picture);
    if (result.kind === 'done') return undefined;
    if (result.kind === 'refused' && result.message) {
      const isTemporary = result.status === 429 || result.status >= 500;
      return { problem: `Chưa gửi được ảnh ${name}. ${result.message}`, isTemporary };
    }
    const problem = `Chưa gửi được ảnh ${name}. Vui lòng kiểm tra kết nối rồi gửi lại.`;
    return { problem, isTemporary: true };
  } catch {
    const problem = `Không đọc được ảnh ${name}: tệp bị hỏng, hoặc thuộc loại mà trình duyệt này ` +
      'không mở được, như HEIC của iPhone. Vui lòng chọn ảnh JPG hoặc PNG.';
    return { problem, isTemporary: false };
  }
}
