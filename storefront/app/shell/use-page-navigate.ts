import { useCallback, useEffect, useRef } from 'react';
import { type NavigateOptions, type To, useNavigate, useNavigation } from 'react-router';

/**
 * Returns a function that navigates after a reply of the server. It does nothing once the visitor
 * has left the page: a late reply does not close the page that was opened since.
 */
export function usePageNavigate(): (to: To, options?: NavigateOptions) => void | Promise<void> {
  const navigate = useNavigate();
  const { state } = useNavigation();
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = state !== 'idle';
    return () => {
      isLeft.current = true;
    };
  }, [state]);
  return useCallback((to, options) => {
    if (!isLeft.current) return navigate(to, options);
  }, [navigate]);
}
