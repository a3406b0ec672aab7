export interface StockLine {
  productId: string;
  quantity: number;
}

/**
 * Parses a CSV file with the id of a product and a quantity in its first two columns. Columns are
 * separated by commas, semicolons or tabs; lines without a quantity, such as the first one with the
 * names of the columns, are left out.
 */
export function parseStockList(text: string): StockLine[] {
  return text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/).flatMap((line) => {
    const [id = '', quantity = ''] = line.split(/[;,\t]/)
      .map((cell) => cell.trim().replace(/^"(.*)"$/, '$1').trim());
    return id && /^[+-]?\d{1,7}$/.test(quantity)
      ? [{ productId: id, quantity: Number(quantity) }]
      : [];
  });
}
