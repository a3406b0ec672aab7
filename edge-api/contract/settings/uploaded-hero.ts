import { z } from '../zod.ts';
import { pictureNameSchema } from '../catalogue/product-fields.ts';

const side = z.int().min(1).max(4_000);

const uploadedCrop = z.strictObject({
  image: pictureNameSchema,
  width: side,
  height: side,
  /** Width of the picture, and its scaled forms, such as `1600 800.webp`. */
  forms: z.string().max(200).regex(/^\d{1,4}(?: \d{1,4}\.(?:avif|webp))*$/),
});

/** Picture at the top of the home page that staff have uploaded, in two crops. */
export const heroPictureSchema = z.strictObject({
  /** Crop for wide screens. */
  wide: uploadedCrop,
  /** Crop for phones. */
  phone: uploadedCrop,
});

export type UploadedHeroPicture = z.infer<typeof heroPictureSchema>;
