import type { UploadedHeroPicture } from '@thach-an/edge-api/contract';
import type { HomePageProps } from '@thach-an/ui';

/** Both crops of the picture at the top of the home page. */
export const heroPicture = {
  wide: { image: 'hero.597acb84.webp', widths: [800, 1280, 1600], width: 1600, height: 900 },
  phone: { image: 'hero-phone.fcc34214.webp', widths: [480, 800], width: 800, height: 1000 },
};

/** Returns a picture that staff have uploaded. Its widths are those of its forms. */
export function uploadedPicture(
  { wide, phone }: UploadedHeroPicture,
): HomePageProps['picture'] {
  return { wide: { ...wide, widths: [] }, phone: { ...phone, widths: [] } };
}
