const words = ['thạch anh', 'mắt hổ', 'vòng', 'ngọc', 'cầu', 'nhẫn', 'tượng', 'hồng'];

/**
 * Sends requests of visitors without accounts, eight at the same time: pages of the shop, products,
 * searches, the product list, days of the almanac and birth charts.
 *
 * @throws {Error} if a reply is an error
 */
export async function sendMixedRequests(origin: string, count: number): Promise<void> {
  const { data } = await (await fetch(`${origin}/api/food/list`)).json();
  const products = data as { _id: string }[];
  let next = 0;
  const send = async () => {
    while (next < count) {
      const number = next++;
      const word = encodeURIComponent(words[number % words.length]!);
      const paths = [
        '/',
        '/store',
        `/product/${products[number % products.length]!._id}`,
        `/store?q=${word}`,
        '/cart',
        '/tuvi',
        `/lich/2026-1${number % 3}-${10 + number % 18}`,
        '/api/food/list',
        `/api/catalogue/products?q=${word}`,
      ];
      const kind = number % (paths.length + 1);
      const reply = kind === paths.length
        ? await analyse(origin, number)
        : await fetch(origin + paths[kind]);
      await reply.arrayBuffer();
      if (!reply.ok) throw new Error(`${reply.url} answered ${reply.status}`);
    }
  };
  await Promise.all(Array.from({ length: 8 }, send));
}

async function analyse(origin: string, number: number): Promise<Response> {
  return await fetch(`${origin}/analyze-user`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      name: 'An',
      birthYear: 1950 + number % 70,
      birthMonth: 1 + number % 12,
      birthDay: 1 + number % 28,
      birthHour: 2 * (number % 12),
      gender: number % 20 === 9 ? 'male' : 'female',
    }),
  });
}
