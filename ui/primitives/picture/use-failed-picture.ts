import { type ComponentProps, useEffect, useImperativeHandle, useRef, useState } from 'react';

interface FailedPictureOptions extends Pick<ComponentProps<'img'>, 'ref' | 'onError'> {
  /** File name of the picture. Another picture is tried again. */
  image: string;
}

/**
 * Returns `failed`, which is `true` if a picture cannot be loaded, and the props with which its
 * `<img>` reports that.
 */
export function useFailedPicture({ image, ref, onError }: FailedPictureOptions) {
  const img = useRef<HTMLImageElement>(null);
  const [failedImage, setFailedImage] = useState<string>();
  const failed = failedImage === image;
  useImperativeHandle(ref, () => img.current as HTMLImageElement, [failed]);
  useEffect(() => {
    // The event of a picture that failed before hydration is lost.
    if (img.current?.complete && img.current.naturalWidth === 0) setFailedImage(image);
  }, [image]);
  return {
    failed,
    ref: img,
    onError(event: Parameters<NonNullable<typeof onError>>[0]) {
      setFailedImage(image);
      onError?.(event);
    },
  };
}
