import type { ReviewPage } from '@thach-an/edge-api/contract';
import { ReviewList } from '@thach-an/ui';
import { useState } from 'react';
import { browserApi } from '../api/call-api.ts';
import { loadReviews } from './load-reviews.ts';

export interface ProductReviewsProps {
  /** Id of the product. Another one needs another `key`. */
  productId: string;
  first: ReviewPage;
}

export function ProductReviews({ productId, first }: ProductReviewsProps) {
  const [further, setFurther] = useState<readonly ReviewPage[]>([]);
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('ready');
  const parts = [first, ...further];
  const next = parts.at(-1)?.next;

  async function load(after: string) {
    setState('loading');
    const page = await loadReviews(browserApi, productId, after);
    if (page) setFurther((last) => [...last, page]);
    setState(page ? 'ready' : 'failed');
  }

  return (
    <ReviewList
      summary={first.summary}
      reviews={parts.flatMap(({ reviews }) => reviews)}
      onMore={next ? () => load(next) : undefined}
      state={state}
    />
  );
}
