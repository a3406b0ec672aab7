import { useId, useState } from 'react';
import { FieldError } from '../../primitives/field/field.tsx';
import type { Rating } from '../review-types.ts';
import { starPoints } from '../stars/star-row.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { ratingFieldMessages } from './rating-field-messages.ts';

export interface RatingFieldProps {
  /** Chosen number of stars; `undefined` before the choice. */
  value: Rating | undefined;
  /** Error message below the stars. @default undefined */
  error?: string;
  /** Called with the chosen number of stars. */
  onChange: (value: Rating) => void;
}

const ratings: readonly Rating[] = [1, 2, 3, 4, 5];

/** Native radio buttons in the shape of five stars. */
export function RatingField({ value, error, onChange }: RatingFieldProps) {
  const { question, meanings, star } = useMessages('ratingField', ratingFieldMessages);
  const id = useId();
  const [pointed, setPointed] = useState<Rating>();
  const shown = pointed ?? value;
  return (
    <fieldset
      role='radiogroup'
      data-slot='rating-field'
      // Takes the focus with an error.
      tabIndex={-1}
      className='rounded-field'
      aria-required
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend className='font-semibold'>{question}</legend>
      <div className='mt-1.5 -ml-2 flex flex-wrap items-center gap-x-3'>
        <div className='flex' onPointerLeave={() => setPointed(undefined)}>
          {ratings.map((rating) => (
            <label
              key={rating}
              onPointerEnter={({ pointerType }) => {
                // A finger leaves the star that it has touched only with the next touch.
                if (pointerType === 'mouse') setPointed(rating);
              }}
              className={`relative flex size-12 cursor-pointer items-center justify-center rounded-field has-[:focus-visible]:outline-2 has-[:focus-visible]:-outline-offset-2 has-[:focus-visible]:outline-jade ${
                error ? 'text-cinnabar' : 'text-gold'
              }`}
            >
              <input
                type='radio'
                name={id}
                value={rating}
                checked={value === rating}
                onChange={() => onChange(rating)}
                aria-label={star(rating, meanings[rating])}
                className='absolute inset-0 size-full cursor-pointer opacity-0'
              />
              <svg aria-hidden viewBox='0 0 24 24' className='size-8'>
                <polygon
                  points={starPoints}
                  fill={rating <= (shown ?? 0) ? 'currentColor' : 'none'}
                  stroke='currentColor'
                  strokeWidth={1.5}
                  strokeLinejoin='round'
                />
              </svg>
            </label>
          ))}
        </div>
        {/* Screen readers get the meaning with the name of the star. */}
        <span aria-hidden className='min-h-6 text-ink-soft'>{shown && meanings[shown]}</span>
      </div>
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  );
}
