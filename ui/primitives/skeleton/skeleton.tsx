export interface SkeletonProps {
  /** Size and shape: those of what will stand here. */
  className?: string;
}

/** A quiet block in the place and size of something that is still on its way. */
export function Skeleton({ className = '' }: SkeletonProps) {
  return (
    <div
      aria-hidden
      data-slot='skeleton'
      className={`motion-safe:animate-breathe rounded-field bg-line ${className}`}
    />
  );
}
