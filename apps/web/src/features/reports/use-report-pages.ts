import type { Api, Reports } from '@games/contract'
import { startTransition, use, useEffect, useReducer, useState, useTransition } from 'react'
import { useViews } from '../../cache/use-view.ts'
import type { ViewQuery } from '../../cache/view-cache.ts'
import type { ReportSearch } from './report-search.ts'
import { reportsQuery } from './reports.query.ts'

/** What is shown of a long list, and the way on. */
export interface ShownPages {
  readonly pages: readonly Reports[]
  /** Cursor of the page after them; null where nothing is left. */
  readonly next: string | null
  /** Requests that page: it is under way, or could not be had. */
  readonly showMore: () => void
  readonly isLoading: boolean
  readonly isFailed: boolean
}

/**
 * The first page of a list and those after it that were requested, each kept fresh. Together, and not one under the other: an event's
 * reports may go on over a page's end, and are one group.
 */
export function useReportPages(api: Api, first: Reports, search: ReportSearch): ShownPages {
  const views = useViews()
  const [wanted, setWanted] = useState(1)
  const [isLoading, startLoading] = useTransition()
  const [, redraw] = useReducer((times: number) => times + 1, 0)
  const pages = [first]
  const queries: ViewQuery<Reports>[] = []
  let failed: ViewQuery<Reports> | undefined
  let { next } = first
  while (next !== null && pages.length < wanted && !failed) {
    const query = reportsQuery(api, first.discipline.code, { ...search, cursor: next })
    const { view, error } = views.state<Reports>(query.key)
    if (view === undefined && error !== undefined) {
      failed = query
    } else {
      const page: Reports = view ?? use(views.ensure(query))
      queries.push(query)
      pages.push(page)
      next = page.next
    }
  }
  const keys = JSON.stringify(queries.map(({ key }) => key))
  useEffect(() => {
    const stops = queries.map((query) => views.watch(query, () => startTransition(redraw)))
    return () => {
      for (const stop of stops) stop()
    }
    // the keys say what the queries request; they are made anew by every render
    // oxlint-disable-next-line react/exhaustive-deps
  }, [views, keys])
  const showMore = () =>
    startLoading(() => {
      if (failed) {
        void views.refetch(failed.key)
        redraw()
      } else setWanted(pages.length + 1)
    })
  return { pages, next, showMore, isLoading, isFailed: failed !== undefined }
}
