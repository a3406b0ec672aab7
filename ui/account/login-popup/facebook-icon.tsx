/** Facebook icon in the current text colour. */
export function FacebookIcon() {
  return (
    <svg viewBox='0 0 24 24' width='20' height='20' aria-hidden='true' className='fill-current'>
      <path d='M24 12a12 12 0 1 0-13.88 11.85v-8.38H7.08V12h3.04V9.36c0-3 1.8-4.67 4.54-4.67 1.31 0 2.68.24 2.68.24v2.95h-1.5c-1.5 0-1.96.93-1.96 1.87V12h3.32l-.53 3.47h-2.8v8.38A12 12 0 0 0 24 12Z' />
    </svg>
  );
}
