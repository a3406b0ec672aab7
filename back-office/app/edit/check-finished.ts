/**
 * Returns `true` if no date or time of a form is typed in part, and else reports the first one: its
 * value is empty, as if nothing was typed.
 */
export const checkFinished = ({ elements }: HTMLFormElement): boolean =>
  Array.from(elements).filter((element) => element instanceof HTMLInputElement)
    .find(({ validity }) => validity.badInput)?.reportValidity() ?? true;
