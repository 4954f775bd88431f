import type { Followed } from '@games/contract'
import { UNIT_KIND } from '@games/domain'
import { useShownToday } from '../../app-shell/use-shown-today.ts'
import { shortDay, timeOfDay } from '../../i18n/format.ts'
import { useLocale, useT, useText } from '../../i18n/use-t.ts'
import { shownDayOf, useShownTime } from '../../time/shown-time.ts'
import { unitAddress } from '../../units/unit-address.ts'
import { useUnitWords } from '../../units/use-unit-words.ts'

export interface FollowedWords {
  readonly name: (followed: Followed) => string
  /** "hoje 14:14, Judô", "ao vivo agora, Judô"; what is left to say where nothing is to come. */
  readonly next: (followed: Followed) => string
  readonly address: (followed: Followed) => string
}

/** What followed athletes, teams, delegations, disciplines and units are called, and what comes next of them. */
export function useFollowedWords(): FollowedWords {
  const t = useT()
  const text = useText()
  const locale = useLocale()
  const words = useUnitWords()
  const shown = useShownTime()
  const today = useShownToday()
  return {
    name: (one) => {
      if (one.kind === 'athlete') return one.athlete.name
      if (one.kind === 'team') return one.team.name
      if (one.kind === 'delegation') return text(one.organisation.name, one.organisation.code)
      return one.kind === 'discipline' ? text(one.discipline.name, one.discipline.code) : words.named(one.unit)
    },
    next: ({ next, kind }) => {
      if (!next) return t('agenda.nothing-left')
      const discipline =
        kind === 'discipline' || kind === 'unit' ? null : text(next.discipline.name, next.discipline.code)
      const day = shownDayOf(shown, next) ?? next.day
      const time = next.start === null ? null : timeOfDay(shown.at(next.start))
      const when =
        UNIT_KIND[next.status] === 'live'
          ? t('agenda.on-now')
          : [day === today ? t('agenda.today') : shortDay(day, locale), time].filter(Boolean).join(' ')
      return [when, discipline].filter(Boolean).join(', ')
    },
    address: (one) => {
      if (one.kind === 'athlete') return `/participants/profile/${encodeURIComponent(one.athlete.id)}`
      if (one.kind === 'team') return `/participants/team/${encodeURIComponent(one.team.code)}`
      if (one.kind === 'delegation') return `/participants/delegation/${one.organisation.code}`
      return one.kind === 'discipline' ? `/discipline/${one.discipline.code}` : unitAddress(one.unit.code)
    },
  }
}
