import type { UnitSummary } from '@games/contract'
import { UNIT_KINDS } from '@games/domain'
import { useNames } from '../../i18n/use-names.ts'
import { useT, useText } from '../../i18n/use-t.ts'
import type { DayChoices } from './day-choices.ts'
import type { DayFilter } from './day-filter.ts'
import { leaderOf, sidesOf } from '../../units/unit-kinds.ts'

const GENDERS = ['W', 'M', 'X', 'O'] as const satisfies readonly NonNullable<DayFilter['gender']>[]

const STATUS_WORDS = {
  live: 'schedule.live',
  scheduled: 'schedule.to-come',
  final: 'schedule.over',
  'called-off': 'schedule.called-off',
} as const

/** The delegations that a day's units name; that of a field's starters is known by its letters. */
const delegationsIn = (units: readonly UnitSummary[]) =>
  units.flatMap((unit) => [...sidesOf(unit), leaderOf(unit)].flatMap((one) => one?.competitor?.organisation ?? []))

/** What each choice of a filter is called, by its code in the address, and the codes that a day offers. `units`: those of the day. */
export function useChoiceWords(choices: DayChoices, units: readonly UnitSummary[] = []) {
  const t = useT()
  const text = useText()
  const { named } = useNames()
  const nameIn = (all: readonly DayChoices['venues'][number][], code: string): string =>
    text(all.find((one) => one.code === code)?.name ?? null, code)
  const venue = (code: string) => nameIn(choices.venues, code)
  return {
    discipline: (code: string) => nameIn(choices.disciplines, code),
    venue,
    delegation: (code: string) => nameIn(delegationsIn(units), code),
    gender: (code: string) => {
      const gender = GENDERS.find((one) => one === code)
      return gender ? t(`schedule.gender-${gender}`) : code
    },
    status: (code: string) => {
      const status = UNIT_KINDS.find((one) => one === code)
      return status ? t(STATUS_WORDS[status]) : code
    },
    codes: {
      venue: named(choices.venues).map(({ code }) => code),
      gender: GENDERS.filter((one) => choices.genders.includes(one)),
      status: UNIT_KINDS,
    },
  }
}
