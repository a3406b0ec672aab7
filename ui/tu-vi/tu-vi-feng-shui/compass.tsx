import {
  type CompassSector,
  compassSectors,
  type GoodDirections,
  namedDirections,
} from './compass-sectors.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { tuViFengShuiMessages } from './tu-vi-feng-shui-messages.ts';

export interface CompassProps {
  /** Good directions of the palace. */
  directions: GoodDirections;
  /** Name of the life palace (cung mệnh), shown in the middle. */
  cung: string;
}

/** Outer radius of the sectors, in units of the view box. */
const outer = 156;
/** Inner radius of the sectors, in units of the view box. */
const inner = 66;

// Forced colours change the texts of an SVG, but not its shapes.
const goodClass =
  'fill-jade-fill stroke-surface forced-colors:fill-[Highlight] forced-colors:stroke-[Canvas]';
const goodTextClass =
  'fill-on-jade forced-colors:fill-[HighlightText] forced-colors:forced-color-adjust-none';
const otherTextClass = 'fill-ink-soft forced-colors:fill-[CanvasText]';
const otherClass =
  'fill-paper stroke-surface forced-colors:fill-[Canvas] forced-colors:stroke-[CanvasText]';
const lineClass = 'fill-none stroke-gold forced-colors:stroke-[CanvasText]';

/** Compass with north at the top. The four good directions are jade and named. */
export function Compass({ directions, cung }: CompassProps) {
  const messages = useMessages('tuViFengShui', tuViFengShuiMessages);
  const names = namedDirections(directions).map(({ name, direction }) => `${name}: ${direction}`);
  return (
    <svg
      role='img'
      aria-label={messages.compass(names)}
      viewBox='-160 -160 320 320'
      className='mx-auto block w-full max-w-80 print:max-w-68'
    >
      <circle r={outer + 3} className={lineClass} />
      {compassSectors(directions).map((sector) => <Sector key={sector.bearing} {...sector} />)}
      <circle r={inner - 5} className={lineClass} />
      <path d='M0-44l6 10-6-3-6 3z' className='fill-gold forced-colors:fill-[CanvasText]' />
      <text textAnchor='middle' y='-6' className={`${otherTextClass} text-[14px]`}>
        {messages.palace}
      </text>
      <text
        textAnchor='middle'
        y='26'
        className='fill-ink font-serif text-[27px] font-semibold forced-colors:fill-[CanvasText]'
      >
        {cung}
      </text>
    </svg>
  );
}

function Sector({ direction, bearing, good }: CompassSector) {
  const middle = point((outer + inner) / 2, bearing);
  return (
    <g className={good ? goodTextClass : otherTextClass}>
      <path
        d={sectorPath(bearing)}
        strokeWidth={2}
        className={good ? goodClass : otherClass}
      />
      <text
        textAnchor='middle'
        x={middle.x}
        y={middle.y + (good ? -3 : 5)}
        className={`text-[14px] ${good ? 'font-semibold' : ''}`}
      >
        {direction}
      </text>
      {good && (
        <text textAnchor='middle' x={middle.x} y={middle.y + 16} className='text-[13.5px]'>
          {good}
        </text>
      )}
    </g>
  );
}

/** Returns the point at a radius and a bearing in degrees, with north at the top. */
function point(radius: number, bearing: number): { x: number; y: number } {
  const angle = (bearing - 90) * Math.PI / 180;
  return { x: round(radius * Math.cos(angle)), y: round(radius * Math.sin(angle)) };
}

function sectorPath(bearing: number): string {
  const at = (radius: number, side: number) => {
    const { x, y } = point(radius, bearing + side * 22.5);
    return `${x} ${y}`;
  };
  return `M${at(inner, -1)}L${at(outer, -1)}A${outer} ${outer} 0 0 1 ${at(outer, 1)}` +
    `L${at(inner, 1)}A${inner} ${inner} 0 0 0 ${at(inner, -1)}Z`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
