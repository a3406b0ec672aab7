import { useEffect, useState } from 'react';

export interface UndoBarProps {
  /** Sentence about the action. */
  children: string;
  /** Time for which the action can be undone, in ms. */
  duration: number;
  /** Called to undo the action. */
  onUndo: () => void;
  /** `true` while it is being undone. @default false */
  busy?: boolean;
}

/**
 * Bar at the foot of the page that offers the way back from an action, for some seconds. Its parent
 * is a live region.
 */
export function UndoBar({ children, duration, onUndo, busy = false }: UndoBarProps) {
  const [left, setLeft] = useState(Math.ceil(duration / 1_000));
  useEffect(() => {
    const end = performance.now() + duration;
    const timer = setInterval(
      () => setLeft(Math.max(0, Math.ceil((end - performance.now()) / 1_000))),
      250,
    );
    return () => clearInterval(timer);
  }, [duration]);
  if (left === 0) return null;
  return (
    <div
      data-slot='undo-bar'
      className='fixed inset-x-4 bottom-20 z-50 mx-auto flex max-w-140 items-center justify-between gap-3 rounded-card border border-jade bg-surface py-2 pr-2 pl-4 shadow-lift lg:bottom-6 print:hidden'
    >
      <span>{children}</span>
      <button
        type='button'
        aria-disabled={busy}
        onClick={() => busy || onUndo()}
        className='min-h-11 rounded-field px-3 font-semibold whitespace-nowrap text-jade hover:bg-jade-soft'
      >
        Hoàn tác <span aria-hidden className='tabular-nums'>({left})</span>
      </button>
    </div>
  );
}
