import { Check } from '../../primitives/icons.ts';
import { Button } from '../../primitives/button/button.tsx';
import { Link } from '../../primitives/link/link.tsx';

/** Step before a shop opens. */
export interface FirstStep {
  label: string;
  /** Page on which it is done. */
  href: string;
  done: boolean;
}

export interface FirstStepsProps {
  /** Steps in their order. */
  steps: readonly FirstStep[];
  /** Called when the list is not wanted any more. */
  onHide: () => void;
}

/** List of what is left to do before a shop opens. */
export function FirstSteps({ steps, onHide }: FirstStepsProps) {
  return (
    <section
      data-slot='first-steps'
      aria-labelledby='cac-buoc-dau'
      className='mt-4 rounded-card border border-line bg-surface p-4 md:p-5'
    >
      <h2 id='cac-buoc-dau' className='text-lg'>Chuẩn bị mở cửa hàng</h2>
      <ol className='mt-1 divide-y divide-line'>
        {steps.map(({ label, href, done }, index) => (
          <li key={label}>
            <Link href={href} className='flex min-h-12 items-center gap-3 py-2 hover:bg-jade-soft'>
              <span
                className={`flex size-7 shrink-0 items-center justify-center rounded-full border text-sm tabular-nums ${
                  done ? 'border-jade bg-jade-soft text-jade' : 'border-line'
                }`}
              >
                {done ? <Check className='size-4' aria-label='Đã xong' /> : index + 1}
              </span>
              <span className={done ? 'text-ink-soft' : 'font-semibold'}>{label}</span>
            </Link>
          </li>
        ))}
      </ol>
      <Button variant='quiet' onClick={onHide} className='mt-1 -ml-5'>Ẩn danh sách này</Button>
    </section>
  );
}
