import type { Api, UnitSummary } from '@games/contract'
import { type ReactNode, useDeferredValue, useMemo } from 'react'
import type { StripDay } from './DayStrip.tsx'
import type { DayAddress } from './day-address.ts'
import type { DayChoices } from './day-choices.ts'
import type { DayFilter } from './day-filter.ts'
import { dayToolsPart, dayUnitsPart } from './day-tools-part.ts'
import { filterUnits } from './filter-units.ts'
import { programmeOf } from './programme.ts'

export interface DayProgrammeProps {
  readonly api: Api
  readonly day: string
  /** The day's units that the page is about, in the order of the day. */
  readonly units: readonly UnitSummary[]
  /** Where the rest of a long day's units begins, which are not among `units`. */
  readonly next?: number | undefined
  /** Loads the rest; absent where the units are no day's beginning. */
  readonly onRest?: (() => void) | undefined
  /** What the day can be narrowed to; what its units are, where left out. */
  readonly choices?: DayChoices | undefined
  /** The days that can be gone to. */
  readonly days: readonly StripDay[]
  readonly today: string
  /** By whose time the units are grouped (use-shown-day.ts); the venue's where left out. */
  readonly grouping?: string
  /** Games time; null on the server and until hydrated. */
  readonly now: number | null
  readonly filter: DayFilter
  readonly address: DayAddress
  readonly onFilter: (address: string) => void
  /** Stands above the units: what else there is to know of the day. */
  readonly children?: ReactNode
  /** Competition, or what surrounds it: the words differ. */
  readonly kind?: 'competition' | 'event'
  /** True where the page is one discipline's: there is none to choose. */
  readonly ofDiscipline?: boolean
}

/** The strip of days, the filters, and a day's units: what is on, what is next, what is over (spec R2.5). */
export function DayProgramme(props: DayProgrammeProps) {
  const { api, day, days, today, now, filter, address, onFilter, onRest, grouping = 'venue', next } = props
  const { kind = 'competition', ofDiscipline = false } = props
  const units = useMemo(() => filterUnits(props.units, filter), [props.units, filter])
  const hasNow = day === today && programmeOf(units).upcoming.length > 0
  const { choices, units: all } = props
  // their script comes later: until it is there, only what does not wait may change them
  const tools = useDeferredValue(
    useMemo(
      () => ({
        api,
        kind,
        day,
        days,
        today,
        all,
        filter,
        choices,
        ofDiscipline,
        address,
        onFilter,
        count: units.length,
        isWhole: next === undefined,
        nowLine: hasNow ? grouping : null,
      }),
      [
        api,
        kind,
        day,
        days,
        today,
        all,
        filter,
        choices,
        ofDiscipline,
        address,
        onFilter,
        units,
        next,
        hasNow,
        grouping,
      ],
    ),
  )
  const list = useDeferredValue(
    useMemo(
      () => ({
        units,
        day,
        grouping,
        now,
        kind,
        isToday: day === today,
        next,
        addressOf: (from?: number) => {
          const { from: _page, ...list } = filter
          return address(from === undefined ? list : { ...list, from })
        },
        onRest,
      }),
      [units, day, grouping, now, kind, today, next, address, filter, onRest],
    ),
  )
  return (
    <>
      <dayToolsPart.Part {...tools} />
      {props.children}
      <dayUnitsPart.Part {...list} />
    </>
  )
}
