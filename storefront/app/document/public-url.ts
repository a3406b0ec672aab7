import type { MetaArgs } from 'react-router';

/** What the root's loader gives to all pages. */
export interface RootData {
  /** Origin under which shoppers reach the shop. */
  publicUrl: string;
  /** Origin of the analysis service; empty for the shop's own. */
  analysisUrl: string;
}

/** The shop's origin, for the head of a page; empty on a page whose root was not loaded. */
export function publicUrlOf({ matches }: Pick<MetaArgs, 'matches'>): string {
  const root = matches.find((match) => match?.id === 'root')?.loaderData as RootData | undefined;
  return root?.publicUrl ?? '';
}
