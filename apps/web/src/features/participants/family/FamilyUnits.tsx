import { UNIT_KIND, type UnitStatus } from '@games/domain'
import { pick } from '@games/domain/text/localized'
import { shortDay, timeOfDay } from '../../../i18n/format.ts'
import type { Locale } from '../../../i18n/locale.ts'
import type { Translate } from '../../../i18n/translator.ts'
import type { UnitWords } from '../../../units/unit-words.ts'
import { type Appearance, sidesOf } from '../appearances.ts'
import { nameOf, outcomeOf, scoreOfAthlete } from './seen-by-athlete.ts'

export interface FamilyListProps {
  readonly units: readonly Appearance[]
  /** The athlete's id. */
  readonly athlete: string
  /** Of other days than today: the day stands before the hour. */
  readonly dated?: boolean
  readonly words: UnitWords
  readonly t: Translate
  readonly locale: Locale
}

/** An athlete's units, one below the other: when, what and against whom, and how it went. */
export function FamilyUnits({ units, dated = false, ...list }: FamilyListProps) {
  return (
    <ul className={dated ? 'dated' : undefined}>
      {units.map((appearance) => (
        <FamilyUnit key={appearance.unit.code} appearance={appearance} dated={dated} {...list} />
      ))}
    </ul>
  )
}

/** Of these the hour says all. */
const SIMPLY_TO_COME: ReadonlySet<UnitStatus> = new Set(['SCHEDULED', 'START_LIST'])

type FamilyUnitProps = Omit<FamilyListProps, 'units'> & { readonly appearance: Appearance }

function FamilyUnit({ appearance, athlete, dated, words, t, locale }: FamilyUnitProps) {
  const { unit } = appearance
  const kind = UNIT_KIND[unit.status]
  const sides = sidesOf(appearance, athlete)
  const score = scoreOfAthlete(appearance, athlete)
  const hour = unit.start && !unit.hideStart && kind !== 'called-off' ? timeOfDay(unit.start) : null
  const moved = hour !== null && unit.plannedStart !== null && timeOfDay(unit.plannedStart) !== hour
  const startText = unit.startText && kind === 'scheduled' ? pick(unit.startText, locale) : ''
  const notes = [
    sides ? t('family.against', { name: words.side(sides.other) }) : '',
    outcomeOf(appearance, athlete, t, locale),
    kind === 'final' || SIMPLY_TO_COME.has(unit.status) ? startText : t(`status.${unit.status}`),
    kind === 'scheduled' ? words.venue(unit) : '',
  ]
  return (
    <li>
      <span>
        {dated && unit.day ? `${shortDay(unit.day, locale)} ` : null}
        {moved && unit.plannedStart ? <s>{timeOfDay(unit.plannedStart)}</s> : null} {hour ?? (dated ? null : '–')}
      </span>
      <b>{nameOf(unit, words)}</b>
      <b>{kind === 'called-off' ? '' : (score ?? '')}</b>
      <small>{notes.filter(Boolean).join(', ')}</small>
    </li>
  )
}
