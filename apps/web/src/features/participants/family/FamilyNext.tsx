import { UNIT_KIND } from '@games/domain'
import { pick } from '@games/domain/text/localized'
import { shortDay, timeOfDay } from '../../../i18n/format.ts'
import { minutesTo } from '../../../units/countdown.ts'
import { type Appearance, sidesOf, SOON } from '../appearances.ts'
import type { FamilyListProps } from './FamilyUnits.tsx'
import { nameOf, scoreOfAthlete } from './seen-by-athlete.ts'

interface FamilyNextProps extends Omit<FamilyListProps, 'units' | 'dated'> {
  readonly appearance: Appearance
  /** Day of the games. */
  readonly today: string
  /** Games time, epoch milliseconds. */
  readonly now: number
}

/** What the athlete is in now, or has next: its hour as large as a phone allows, the score where it is on. */
export function FamilyNext({ appearance, athlete, today, now, words, t, locale }: FamilyNextProps) {
  const { unit } = appearance
  const sides = sidesOf(appearance, athlete)
  const minutes = minutesTo(unit, now, SOON)
  const isLive = UNIT_KIND[unit.status] === 'live'
  const start = unit.start && !unit.hideStart ? timeOfDay(unit.start) : null
  const score = isLive ? scoreOfAthlete(appearance, athlete) : null
  const note = isLive
    ? [t(`status.${unit.status}`), words.stands(unit)].filter(Boolean).join(' ')
    : minutes !== null
      ? t('family.in-minutes', { count: minutes })
      : unit.day && unit.day !== today
        ? shortDay(unit.day, locale)
        : ''
  return (
    <section className="next">
      <p className="hour">
        {score ?? start ?? (unit.startText ? pick(unit.startText, locale) : '–')} {note ? <small>{note}</small> : null}
      </p>
      <b>
        {[nameOf(unit, words), sides ? t('family.against', { name: words.side(sides.other) }) : '']
          .filter(Boolean)
          .join(', ')}
      </b>
      {words.venue(unit) ? <p>{words.venue(unit)}</p> : null}
    </section>
  )
}
