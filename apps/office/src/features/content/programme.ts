import type { UnitSummary } from '@games/contract'
import { trimRsc } from '@games/domain/rsc'
import { useQuery } from '@tanstack/react-query'
import { publicApi } from '../../calls/public-api.ts'

/** What the programme says changes little while somebody writes. Milliseconds. */
const KEPT_MS = 300_000

/** Events whose names fit what was typed, with their disciplines. */
export const useEventsNamed = (q: string) =>
  useQuery({
    queryKey: ['search', q],
    queryFn: async ({ signal }) => {
      const { groups } = await publicApi.search({ query: { q } }, { signal })
      return groups.flatMap(({ kind, hits }) => (kind === 'event' ? hits : []))
    },
    enabled: q.trim().length > 1,
    staleTime: KEPT_MS,
  })

/** The units of an event by their start: its contests, and where its medals are presented. */
export const useUnitsOf = (event: string | null) =>
  useQuery({
    queryKey: ['unitsOfEvent', event],
    queryFn: async ({ signal }): Promise<UnitSummary[]> => {
      const page = await publicApi.getEvent({ params: { event: event ?? '' } }, { signal })
      const contests = page.phases.flatMap(({ units }) => units)
      const days = [...new Set(contests.flatMap(({ day }) => day ?? []))]
      const awards = await Promise.all(days.map((day) => publicApi.getAwards({ params: { day } }, { signal })))
      const own = trimRsc(page.event.code)
      const ceremonies = awards.flatMap(({ units }) => units).filter((unit) => trimRsc(unit.event.code) === own)
      const all = new Map([...contests, ...ceremonies].map((unit) => [unit.code, unit]))
      return [...all.values()].sort((a, b) => (a.start ?? '').localeCompare(b.start ?? ''))
    },
    enabled: event !== null,
    staleTime: KEPT_MS,
  })

/** A unit by its RSC. */
export const useUnit = (code: string | null) =>
  useQuery({
    queryKey: ['getUnit', code],
    queryFn: ({ signal }) => publicApi.getUnit({ params: { code: code ?? '' } }, { signal }),
    enabled: code !== null,
    staleTime: KEPT_MS,
  })
