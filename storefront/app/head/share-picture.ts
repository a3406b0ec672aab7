/** Preview picture of a shared page. */
export interface SharePicture {
  /** File name under `/images/`. */
  image: string;
  /** Size in px, if it is known. */
  size?: { width: number; height: number };
  /** Text alternative. */
  alt: string;
}

/** Returns the preview picture of pages without a picture of their own. */
export function sharePicture(shopName: string): SharePicture {
  return {
    image: 'share.45ea9c7d.jpg',
    size: { width: 1200, height: 630 },
    alt: `Hũ đá, cây đá, vòng tay và tượng voi của ${shopName} trên bàn gỗ`,
  };
}
