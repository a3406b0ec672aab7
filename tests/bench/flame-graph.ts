import type { Profiler } from 'node:inspector/promises';

/** Function of a profile, with the time in µs in it and in what it calls. */
interface Frame {
  name: string;
  time: number;
  calls: Map<string, Frame>;
}

const width = 1_200;
const rowHeight = 17;

/** Part of the whole below which a function is left out. */
const smallest = 0.008;

/** Draws a profile as an SVG: time from left to right, functions below those that call them. */
export function flameGraph(profile: Profiler.Profile, title: string): string {
  const root = framesOf(profile);
  const scale = width / root.time;
  const boxes: string[] = [];
  let depth = 0;
  const draw = (frame: Frame, x: number, row: number) => {
    depth = Math.max(depth, row);
    const w = frame.time * scale;
    const share = `${(100 * frame.time / root.time).toFixed(1)} %`;
    const label = `${frame.name}, ${share}`;
    const visible = label.slice(0, Math.max(0, Math.floor((w - 6) / 6.4)));
    boxes.push(
      `<g><title>${escapeText(label)}</title><rect x="${x.toFixed(1)}" y="${row * rowHeight}" ` +
        `width="${w.toFixed(1)}" height="${rowHeight - 1}" fill="${colourOf(frame.name)}"/>` +
        (visible.length > 3
          ? `<text x="${(x + 3).toFixed(1)}" y="${row * rowHeight + 12}">${
            escapeText(visible)
          }</text>`
          : '') +
        '</g>',
    );
    let at = x;
    for (const call of [...frame.calls.values()].sort((a, b) => b.time - a.time)) {
      if (call.time < smallest * root.time) continue;
      draw(call, at, row + 1);
      at += call.time * scale;
    }
  };
  draw({ ...root, name: title }, 0, 0);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${
    (depth + 1) * rowHeight
  }" font-family="monospace" font-size="10.5"><rect width="100%" height="100%" fill="#fff"/>${
    boxes.join('\n')
  }</svg>\n`;
}

/** Adds the samples of equal stacks, without idle time, recursion, and Hono's calls of the next. */
function framesOf({ nodes, samples = [], timeDeltas = [] }: Profiler.Profile): Frame {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const parents = new Map(nodes.flatMap(({ id, children = [] }) => children.map((to) => [to, id])));
  const root: Frame = { name: '', time: 0, calls: new Map() };
  samples.forEach((id, index) => {
    const stack: string[] = [];
    for (let at: number | undefined = id; at !== undefined; at = parents.get(at)) {
      const { functionName, url } = byId.get(at)!.callFrame;
      if (functionName === '(idle)') return;
      const name = `${functionName || 'anonymous'} ${url.split('/').slice(-2).join('/')}`.trim();
      const isShown = functionName !== '(root)' && !url.endsWith('/compose.js');
      if (isShown && name !== stack.at(-1)) stack.push(name);
    }
    const time = timeDeltas[index] ?? 0;
    let frame = root;
    frame.time += time;
    for (const name of stack.reverse()) {
      const next = frame.calls.get(name) ?? { name, time: 0, calls: new Map() };
      frame.calls.set(name, next);
      frame = next;
      frame.time += time;
    }
  });
  return root;
}

/** Returns a colour by the origin of a function: runtime, libraries, or the shop. */
function colourOf(name: string): string {
  if (/^\(| \S*deno_|ext:core|core\/0|^op_|internal\//.test(name)) return '#c9d6df';
  return /(dist|drizzle|core|esm|sqlite-core|libsql)\/\S+\.js$/.test(name) ? '#f2d7a0' : '#9ed3b4';
}

function escapeText(text: string): string {
  return text.replace(/[&<>]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign]!);
}
