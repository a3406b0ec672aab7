import { CircleAlert, CircleCheck, Info, X } from '../icons.ts';
import type { ComponentProps } from 'react';
import {
  cssTransition,
  type Id,
  toast,
  ToastContainer,
  type ToastContentProps,
  type ToastOptions,
} from 'react-toastify/unstyled';
import { useMessages } from '../../messages/use-messages.ts';

const toasterMessages = {
  /** Accessible name of the region, with the key combination that moves the focus to it. */
  label: 'Thông báo (Alt+T)',
  dismiss: 'Đóng thông báo',
};

const transition = cssTransition({ enter: 'toast-in', exit: 'toast-out', collapseDuration: 150 });

export type ToasterProps = Omit<ComponentProps<'div'>, 'children'>;

/**
 * Shows the messages of {@link notify} at the top right, below the bar. An application needs one.
 * `ref`, `className` and other props go to the `<div>` around the live region.
 */
export function Toaster(props: ToasterProps) {
  const messages = useMessages('toaster', toasterMessages);
  return (
    <div data-slot='toaster' {...props}>
      <ToastContainer
        position='top-right'
        autoClose={2000}
        closeOnClick
        pauseOnHover
        pauseOnFocusLoss={false}
        draggable
        newestOnTop
        role='status'
        aria-label={messages.label}
        transition={transition}
        icon={({ type }) => {
          const Icon = type === 'success' ? CircleCheck : type === 'error' ? CircleAlert : Info;
          return <Icon aria-hidden size={22} />;
        }}
        closeButton={({ closeToast }) => (
          <button
            type='button'
            aria-label={messages.dismiss}
            onClick={(event) => {
              event.stopPropagation();
              closeToast(true);
            }}
            className='Toastify__close-button'
          >
            <X aria-hidden size={18} />
          </button>
        )}
        // The library's own progress bar has an English label for screen readers.
        customProgressBar
      />
    </div>
  );
}

/** The text of a message and its progress bar. The message closes when the bar's animation ends. */
function Message({ text, isPaused, closeToast, toastProps }: ToastContentProps & { text: string }) {
  return (
    <>
      <p className='toast-words'>{text}</p>
      <div aria-hidden='true' className='toast-track'>
        <div
          data-timer
          className='toast-time'
          style={{
            animationDuration: `${toastProps.autoClose}ms`,
            animationPlayState: isPaused ? 'paused' : 'running',
          }}
          onAnimationEnd={() => closeToast()}
        />
      </div>
    </>
  );
}

/** Maximum number of messages on the screen; a further one replaces the oldest. */
const limit = 3;
const shown: Id[] = [];

function show(type: 'success' | 'info' | 'error', text: string, duration?: number) {
  const options: ToastOptions = { type };
  if (duration !== undefined) options.autoClose = duration;
  if (type === 'error') options.role = 'alert';
  shown.push(toast((props: ToastContentProps) => <Message {...props} text={text} />, options));
  while (shown.length > limit) toast.dismiss(shown.shift());
}

/** Shows a short message for 2 s, or for `duration` ms. */
export const notify = {
  success: (text: string, duration?: number): void => show('success', text, duration),
  info: (text: string, duration?: number): void => show('info', text, duration),
  error: (text: string, duration?: number): void => show('error', text, duration),
};
