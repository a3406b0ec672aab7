import { CircleAlert, CircleCheck, Info, X } from '../icons.ts';
import {
  cssTransition,
  type Id,
  toast,
  ToastContainer,
  type ToastContentProps,
  type ToastOptions,
} from 'react-toastify/unstyled';

const transition = cssTransition({ enter: 'toast-in', exit: 'toast-out', collapseDuration: 150 });

/** Where the short messages of {@link notify} appear: at the top right, under the bar. One is enough for an application. */
export function Toaster() {
  return (
    <ToastContainer
      position='top-right'
      autoClose={2000}
      closeOnClick
      pauseOnHover
      pauseOnFocusLoss={false}
      draggable
      newestOnTop
      role='status'
      aria-label='Thông báo (Alt+T)'
      transition={transition}
      icon={({ type }) => {
        const Icon = type === 'success' ? CircleCheck : type === 'error' ? CircleAlert : Info;
        return <Icon aria-hidden size={22} />;
      }}
      closeButton={({ closeToast }) => (
        <button
          type='button'
          aria-label='Đóng thông báo'
          onClick={(event) => {
            event.stopPropagation();
            closeToast(true);
          }}
          className='Toastify__close-button'
        >
          <X aria-hidden size={18} />
        </button>
      )}
      // The library's own bar speaks English to whoever hears the page.
      customProgressBar
    />
  );
}

/** The words of a message, and the time it has left. When that has run out, the message goes. */
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

/** The most messages on the screen at once; the oldest makes room. */
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
