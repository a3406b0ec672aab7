import { useMutation, type UseMutationOptions } from '@tanstack/react-query';
import { useRef } from 'react';

/**
 * A mutation that does nothing while the same call is under way: of a double click, the second one
 * comes before a button can show that it is busy.
 */
export function useAction<Data, Variables = void>(
  { mutationFn, ...options }: UseMutationOptions<Data, Error, Variables>,
) {
  const running = useRef(new Set<string>());
  const keyOf = (variables: unknown) => JSON.stringify(variables) ?? '';
  const { mutate, ...action } = useMutation({
    ...options,
    mutationFn: (variables: Variables, context) =>
      mutationFn!(variables, context).finally(() => running.current.delete(keyOf(variables))),
  });
  const act: typeof mutate = (...call) => {
    const key = keyOf(call[0]);
    if (running.current.has(key)) return;
    running.current.add(key);
    mutate(...call);
  };
  return { ...action, mutate: act };
}
