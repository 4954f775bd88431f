import { keepPreviousData, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type CallAnswer, type CallInput, type CallName, call } from './call.ts'

/** What a call answers, read again when it may have changed: `useCall('listOfficeActions', { query: { kind } })`. */
export const useCall = <K extends CallName>(
  name: K,
  input?: CallInput<K>,
  { every = false, enabled = true }: { readonly every?: number | false; readonly enabled?: boolean } = {},
) =>
  useQuery({
    queryKey: [name, input ?? null],
    queryFn: ({ signal }) => call(name, input, { signal }),
    refetchInterval: every,
    enabled,
  })

interface Page {
  readonly next: string | null
}

/**
 * A list that comes in pages, which are fetched one after the other; read anew `every` so often while one page of it is there. With
 * another `of` (the version of what it is about) it is another list; until that is there the one before stays.
 */
export const usePagedCall = <K extends CallName & PagedName>(
  name: K,
  query: object = {},
  {
    params,
    every = false,
    of = null,
  }: { readonly params?: object; readonly every?: number | false; readonly of?: string | number | null } = {},
) =>
  useInfiniteQuery({
    queryKey: [name, query, params ?? null, of],
    queryFn: ({ pageParam, signal }) =>
      call(
        name,
        {
          ...(params && { params }),
          query: { ...query, ...(pageParam === null ? {} : { cursor: pageParam }) },
        } as CallInput<K>,
        { signal },
      ),
    initialPageParam: null as string | null,
    ...(of !== null && { placeholderData: keepPreviousData }),
    getNextPageParam: (page) => page.next,
    refetchInterval: ({ state }) => ((state.data?.pages.length ?? 0) > 1 ? false : every),
  })

/** The calls that answer a page. */
type PagedName = { [K in CallName]: CallAnswer<K> extends Page ? K : never }[CallName]

/** A call that changes something; everything that was read is read again once it is done. */
export function useChange<K extends CallName>(name: K) {
  const client = useQueryClient()
  return useMutation({
    mutationKey: [name],
    mutationFn: (input: CallInput<K>) => call(name, input),
    onSuccess: () => void client.invalidateQueries(),
  })
}
