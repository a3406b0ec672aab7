import type { AdminResults } from '@thach-an/edge-api';
import { startSearchLater } from '@thach-an/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation, useNavigation, useNavigationType, useSearchParams } from 'react-router';
import { run } from '../api/admin-api.ts';

/** Time after the last letter before a search is sent, in ms. */
const searchDelay = 250;

/** Filters of a list in the address, and the links that change them. */
export interface ListFilters {
  /** Returns the value of a filter; `undefined` if it is not set. */
  get: (name: string) => string | undefined;
  /** Returns the URL of the list with other filters, on its first page. */
  hrefOf: (changes: Readonly<Record<string, string | undefined>>) => string;
  /** Changes filters, and returns to the first page. */
  set: (changes: Readonly<Record<string, string | undefined>>) => void;
  /** Text of the search as typed, and the function that changes it. */
  search: { value: string; onChange: (text: string) => void };
}

/** Keeps the filters of a list in the address, so that going back keeps them. */
export function useListFilters(): ListFilters {
  const [params, setParams] = useSearchParams();
  const { pathname } = useLocation();
  const { state } = useNavigation();
  const action = useNavigationType();
  const query = params.get('q') ?? '';
  const [typed, setTyped] = useState(query);
  const change = (old: URLSearchParams, changes: Readonly<Record<string, string | undefined>>) => {
    const next = new URLSearchParams(old);
    for (const [name, value] of Object.entries({ after: undefined, ...changes })) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    return next;
  };
  const set = (changes: Readonly<Record<string, string | undefined>>) =>
    setParams((old) => change(old, changes), { replace: true, preventScrollReset: true });

  useEffect(() => {
    // This page writes what is typed to the address: it may be behind the field by some letters.
    if (action !== 'REPLACE') setTyped(query);
  }, [query]);
  useEffect(() => {
    // While another page is loading, a search would lead back to the list.
    if (typed === query || state !== 'idle') return;
    return startSearchLater(searchDelay, () => set({ q: typed }));
  }, [typed, query, state, params]);

  return {
    get: (name) => params.get(name) ?? undefined,
    hrefOf: (changes) => {
      const text = change(params, changes).toString();
      return text ? `${pathname}?${text}` : pathname;
    },
    set,
    search: { value: typed, onChange: setTyped },
  };
}

export interface ListPage<Row> {
  items: Row[];
  /** Value of `after` for the next page. */
  next?: string | number;
}

/** Results of the operations that return a page of a list. */
type Lists = {
  [Name in keyof AdminResults as AdminResults[Name] extends ListPage<unknown> ? Name : never]:
    AdminResults[Name];
};

/**
 * Reads the page of a list that the address names.
 *
 * @param name operation, such as `customers.list`; it begins the key of the query
 * @param input input without `after`
 * @param readAfter converts the `after` of the address
 */
export function useList<Name extends keyof Lists>(
  name: Name,
  filters: ListFilters,
  input: object,
  readAfter: (after: string) => string | number = (after) => after,
) {
  const after = filters.get('after');
  const full = { ...input, ...(after === undefined ? {} : { after: readAfter(after) }) };
  const query = useQuery({
    queryKey: [...name.split('.'), full],
    // An answer to an earlier search is cancelled, so that it cannot replace a later one.
    queryFn: ({ signal }) => run(name, full, { signal }),
    placeholderData: keepPreviousData,
  });
  const data = query.data as ListPage<Lists[Name]['items'][number]> | undefined;
  return {
    ...query,
    props: {
      rows: data?.items,
      isStale: query.isPlaceholderData,
      error: query.error?.message,
      nextHref: data?.next === undefined ? undefined : filters.hrefOf({ after: String(data.next) }),
      firstHref: after === undefined ? undefined : filters.hrefOf({}),
    },
  };
}
