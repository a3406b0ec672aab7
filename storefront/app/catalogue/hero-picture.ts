/** Both crops of the picture at the top of the home page. */
export const heroPicture = {
  wide: { image: 'hero.597acb84.webp', widths: [800, 1200, 1600], width: 1600, height: 900 },
  phone: { image: 'hero-phone.fcc34214.webp', widths: [480, 800], width: 800, height: 1000 },
};
