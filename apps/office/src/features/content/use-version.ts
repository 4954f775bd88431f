import { useQuery } from '@tanstack/react-query'
import { call } from '../../calls/call.ts'

/** A version of a piece of content; none is asked for where the number is 0. */
export const useVersion = (id: string, version: number) =>
  useQuery({
    queryKey: ['getContentVersion', id, version],
    queryFn: ({ signal }) => call('getContentVersion', { params: { id, version } }, { signal }),
    enabled: version > 0,
    // a version never changes
    staleTime: Number.POSITIVE_INFINITY,
  })
