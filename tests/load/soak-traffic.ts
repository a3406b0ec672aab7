/**
 * Process that sends mixed requests to a shop at a fixed rate, each from a client address of its
 * own, and prints the number of replies by kind and status at its end.
 *
 * Arguments: the origin, requests per second, and the duration in seconds.
 */
import { Agent, request } from 'node:http';

const [origin, rate, seconds] = Deno.args as [string, string, string];
const agent = new Agent({ keepAlive: true, maxSockets: 256 });
const counts: Record<string, number> = {};

/** Sends a request and counts its reply. Resolves when the body has been read. */
function send(kind: string, path: string, index: number, body?: unknown, token = '') {
  const { promise, resolve } = Promise.withResolvers<string>();
  const count = (result: string | number) => {
    counts[`${kind} ${result}`] = (counts[`${kind} ${result}`] ?? 0) + 1;
  };
  const sent = request(origin + path, {
    agent,
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      // Every fourth client has an IPv6 address.
      'X-Forwarded-For': index % 4 === 0
        ? `2001:db8:${(index % 60_000).toString(16)}::1`
        : `10.${index % 200}.${(index >> 8) % 256}.${index % 256}`,
      'Accept-Encoding': index % 3 === 0 ? 'br, gzip' : 'gzip',
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...(token === '' ? {} : { token }),
    },
  }, (reply) => {
    let text = '';
    reply.on('data', (part) => text += part.toString('latin1'));
    reply.on('end', () => {
      count(reply.statusCode ?? 0);
      resolve(text);
    });
    reply.on('error', (error) => {
      count(error.message);
      resolve('');
    });
  });
  sent.on('error', (error) => {
    count(error.message);
    resolve('');
  });
  sent.end(body === undefined ? undefined : JSON.stringify(body));
  return promise;
}

const words = ['thach anh', 'mat ho', 'vong', 'ngoc', 'cau', 'nhan', 'tuong', 'qua tang'];

/** Sends the request with a number: of ten, one is a log-in, six are pages, three others. */
async function sendNumber(index: number): Promise<void> {
  const word = words[index % words.length];
  switch (index % 10) {
    case 0:
      await send('log-in', '/api/user/login', index, {
        email: `khach-${index}@example.com`,
        password: 'sai-mat-khau-roi',
      });
      return;
    case 1:
      await send('page', '/', index);
      return;
    case 2:
      await send('page', '/store', index);
      return;
    case 3:
      await send('search page', `/store?q=${encodeURIComponent(`${word} ${index}`)}`, index);
      return;
    case 4:
      await send('filter page', `/store?min=${index * 7}&sort=price-asc&page=${index % 5}`, index);
      return;
    case 5:
      await send('unknown page', `/san-pham-${index}`, index);
      return;
    case 6:
      await send('search', `/api/catalogue/products?q=${encodeURIComponent(word!)}`, index);
      return;
    case 7:
      await send('list', '/api/food/list', index);
      return;
    case 8:
      await send('chart', '/analyze-user', index, {
        name: 'An',
        birthYear: 1950 + index % 70,
        birthMonth: 1 + index % 12,
        birthDay: 1 + index % 28,
        birthHour: 2 * (index % 12),
        gender: index % 2 ? 'male' : 'female',
      });
      return;
    default:
      // Every fiftieth request registers and fills a cart.
      if (index % 50 !== 9) {
        await send('picture', '/feed.xml', index);
        return;
      }
      await registerAndFill(index);
  }
}

async function registerAndFill(index: number): Promise<void> {
  const reply = await send('registration', '/api/user/register', index, {
    name: 'Nguyễn An',
    email: `moi-${index}@example.com`,
    password: 'mèo lười ngủ trưa',
  });
  const token = /"token":"([^"]+)"/.exec(reply)?.[1];
  if (token === undefined) return;
  await send('cart', '/api/cart/add', index, { itemId: 'vong-tay-mat-ho' }, token);
  await send('orders', '/api/order/userorders', index, {}, token);
}

const interval = 1_000 / Number(rate);
const start = performance.now();
const end = start + Number(seconds) * 1_000;
const open = new Set<Promise<void>>();
for (let index = 0; performance.now() < end; index += 1) {
  const wait = start + index * interval - performance.now();
  if (wait > 1) await new Promise((resolve) => setTimeout(resolve, wait));
  const sent = sendNumber(index).finally(() => open.delete(sent));
  open.add(sent);
}
await Promise.all(open);
console.log(JSON.stringify(counts));
Deno.exit();
