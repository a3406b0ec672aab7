/** Prints only the Tử Vi chart of the page. Other cards are hidden until the print has ended. */
export function printLaSo(): void {
  const { dataset } = document.documentElement;
  dataset.print = 'la-so';
  addEventListener('afterprint', () => delete dataset.print, { once: true });
  print();
}
