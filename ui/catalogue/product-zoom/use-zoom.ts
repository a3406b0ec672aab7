import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import { move, type Vector, wholePicture, zoomAt, type ZoomView } from './zoom-view.ts';

/** Factor of a click on the picture, and of one step of a button, a key or the wheel. */
const clickFactor = 2.5;
const stepFactor = 1.5;
const wheelFactor = 1.2;

/** Distance in px that an arrow key moves the picture. */
const keyStep = 80;

/** Distance in px from which on a movement is not a click, and one that changes the picture. */
const clickDistance = 6;
const swipeDistance = 60;

const arrows: Record<string, Vector> = {
  ArrowLeft: { x: keyStep, y: 0 },
  ArrowRight: { x: -keyStep, y: 0 },
  ArrowUp: { x: 0, y: keyStep },
  ArrowDown: { x: 0, y: -keyStep },
};

/**
 * Enlarges and moves a picture with the pointer, two fingers, the wheel or the keyboard.
 *
 * @param stage element around the picture
 * @param onStep called with 1 for the next picture and -1 for the one before
 */
export function useZoom(stage: RefObject<HTMLElement | null>, onStep: (by: 1 | -1) => void) {
  const [view, setView] = useState<ZoomView>(wholePicture);
  /** Fingers on the picture, their movement, and the length of their path. */
  const pointers = useRef(new Map<number, Vector>());
  const moved = useRef({ x: 0, y: 0, path: 0 });

  const size = (): Vector => ({
    x: stage.current?.clientWidth ?? 0,
    y: stage.current?.clientHeight ?? 0,
  });
  const fromCentre = ({ clientX, clientY }: { clientX: number; clientY: number }): Vector => {
    const { left, top, width, height } = stage.current?.getBoundingClientRect() ?? new DOMRect();
    return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
  };
  const zoom = (factor: number, point: Vector = { x: 0, y: 0 }) =>
    setView((view) => zoomAt(view, factor, point, size()));

  const wheel = (event: WheelEvent) => {
    event.preventDefault();
    zoom(event.deltaY < 0 ? wheelFactor : 1 / wheelFactor, fromCentre(event));
  };
  const latestWheel = useRef(wheel);
  useEffect(() => {
    latestWheel.current = wheel;
  });
  useEffect(() => {
    const element = stage.current;
    // A passive listener, as React registers it, cannot prevent that the browser zooms the page.
    const onWheel = (event: WheelEvent) => latestWheel.current(event);
    element?.addEventListener('wheel', onWheel, { passive: false });
    return () => element?.removeEventListener('wheel', onWheel);
  }, [stage]);

  return {
    view,
    zoomIn: () => zoom(stepFactor),
    zoomOut: () => zoom(1 / stepFactor),
    reset: () => setView(wholePicture),
    onKeyDown(event: KeyboardEvent) {
      const arrow = arrows[event.key];
      if (event.key === '+' || event.key === '=') zoom(stepFactor);
      else if (event.key === '-') zoom(1 / stepFactor);
      else if (event.key === '0') setView(wholePicture);
      else if (arrow && view.scale > 1) setView((view) => move(view, arrow, size()));
      else if (arrow && arrow.x !== 0) onStep(arrow.x > 0 ? -1 : 1);
      else return;
      event.preventDefault();
    },
    pointerHandlers: {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        if (pointers.current.size === 0) moved.current = { x: 0, y: 0, path: 0 };
        pointers.current.set(event.pointerId, fromCentre(event));
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        const before = pointers.current.get(event.pointerId);
        if (!before) return;
        const now = fromCentre(event);
        pointers.current.set(event.pointerId, now);
        const by = { x: now.x - before.x, y: now.y - before.y };
        const { x, y, path } = moved.current;
        moved.current = { x: x + by.x, y: y + by.y, path: path + Math.hypot(by.x, by.y) };
        const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
        if (!other) return setView((view) => move(view, by, size()));
        const distance = (point: Vector) => Math.hypot(point.x - other.x, point.y - other.y);
        const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
        zoom(distance(now) / Math.max(1, distance(before)), middle);
      },
      onPointerUp(event: PointerEvent<HTMLElement>) {
        if (!pointers.current.delete(event.pointerId) || pointers.current.size > 0) return;
        const { x, y, path } = moved.current;
        if (path < clickDistance) {
          if (view.scale > 1) setView(wholePicture);
          else zoom(clickFactor, fromCentre(event));
        } else if (view.scale === 1 && Math.abs(x) > Math.max(swipeDistance, Math.abs(y))) {
          onStep(x > 0 ? -1 : 1);
        }
      },
      onPointerCancel(event: PointerEvent<HTMLElement>) {
        pointers.current.delete(event.pointerId);
      },
    },
  };
}
