/** A size of the toolbar's viewport item. */
interface Viewport {
  name: string;
  styles: { width: string; height: string };
  type: 'mobile' | 'tablet' | 'desktop' | 'other';
}

function viewport(
  name: string,
  width: number,
  height: number,
  type: Viewport['type'],
): Viewport {
  return { name, styles: { width: `${width}px`, height: `${height}px` }, type };
}

/** Sizes of the screen that the toolbar offers. */
export const viewports = {
  // Also a desktop of 1280 px at 400 % zoom, the width of WCAG 1.4.10.
  narrow: viewport('Narrow phone 320 px', 320, 640, 'mobile'),
  folded: viewport('Folded phone 344 px', 344, 882, 'mobile'),
  phone: viewport('Phone 390 px', 390, 844, 'mobile'),
  landscape: viewport('Phone, landscape 844 × 390 px', 844, 390, 'mobile'),
  // Width of the content of a mail, with a margin.
  mail: viewport('Mail 640 px', 640, 900, 'tablet'),
  tablet: viewport('Tablet 768 px', 768, 1024, 'tablet'),
  desktop: viewport('Desktop 1280 px', 1280, 800, 'desktop'),
  wide: viewport('Wide desktop 1920 px', 1920, 1080, 'desktop'),
};
