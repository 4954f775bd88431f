import type { UnitSide, UnitSummary } from '@games/contract'
import { type Locale, type Localized, pick } from '@games/domain'
import { capital } from '@games/domain/text/capital'
import type { Translate } from '../i18n/translator.ts'
import { phaseWords } from '../i18n/phase-words.ts'
import { withoutEchoes } from '../i18n/without-echoes.ts'
import { periodNamed } from '@games/domain/units/period-name'
import { medalOf } from './unit-kinds.ts'
import { isBye, sideCompetitor, unitTitle } from './unit-title.ts'

/** Judo's period before the golden score (ODF §8): its clock needs no word. */
const REGULAR_TIME = 'N'

/** What units, phases, sides and periods are called in one language. */
export interface UnitWords {
  /** "semifinal 1", "grupo B, nº 4", beginning small; the source's own name of the unit, or '', where the phase has no word. */
  readonly phase: (unit: UnitSummary) => string
  /** "Alagoas × Paraná", "100 m feminino". */
  readonly title: (unit: UnitSummary) => string
  /** Title and place of a unit in one: no other of its day has the same. */
  readonly named: (unit: UnitSummary) => string
  /** A side's name, or where it will come from. */
  readonly side: (side: UnitSide) => string
  /** Where a unit belongs: "Handebol, feminino, semifinal 1", without what the title says. */
  readonly about: (unit: UnitSummary) => string
  /** Where a unit belongs and happens: "Handebol, feminino, semifinal 1, Ginásio 2, Quadra 1". */
  readonly place: (unit: UnitSummary) => string
  readonly discipline: (discipline: UnitSummary['discipline']) => string
  readonly event: (event: UnitSummary['event']) => string
  /** The venue and its field of play, "Ginásio 2, Quadra 1"; '' where neither has a name. */
  readonly venue: (unit: UnitSummary) => string
  /** "2º tempo" of a discipline; the code where we have no word. */
  readonly period: (code: string, discipline: string) => string
  /** Where a running unit stands, "2º tempo 18:42"; '' where the source does not say. */
  readonly stands: (unit: UnitSummary) => string
  /** The period that a unit's clock is in, "2º tempo"; '' where the source does not say, and in judo's regular time. */
  readonly current: (unit: UnitSummary) => string
  /** What a unit is, where who competes is named elsewhere: "Handebol feminino, semifinal". */
  readonly heading: (unit: UnitSummary) => string
  /** "2º": the head of a column of periods. */
  readonly periodShort: (code: string, discipline: string) => string
  /** A unit or a phase by its RSC alone: "quartas de final 2", "quartas de final"; the letters of the phase where we have no word. */
  readonly ofCode: (code: string) => string
}

/** The words of units by a translator and its locale (spec R5.2, ODF §4, §8). */
export function unitWords(t: Translate, locale: Locale): UnitWords {
  const text = (name: Localized | null, fallback: string) => (name ? pick(name, locale) : fallback)

  const { phaseText, ofCode: phaseOfCode } = phaseWords(t)
  const phase = (unit: UnitSummary): string => phaseText({ ...unit, medal: medalOf(unit) }) ?? text(unit.name, '')

  const side = (given: UnitSide): string => {
    const competitor = sideCompetitor(given)
    if (competitor) return competitor.name
    if (isBye(given)) return t('units.bye')
    if (!given.from) return t('units.to-be-decided')
    const { wlt, place } = given.from
    const unit = phaseOfCode(given.from.unit)
    if (wlt === 'W') return t('units.winner-of', { unit })
    if (wlt === 'L') return t('units.loser-of', { unit })
    if (place) return t('units.placed-in', { place, unit })
    return t('units.qualified-from', { unit })
  }

  const discipline = (given: UnitSummary['discipline']) => text(given.name, given.code)
  const event = (given: UnitSummary['event']) => text(given.name, '')

  const title = (unit: UnitSummary): string => {
    const named = unitTitle(unit)
    if (named.kind === 'sides') return `${side(named.home)} × ${side(named.away)}`
    if (named.kind === 'name') return pick(named.name, locale)
    return capital(phase(unit)) || discipline(unit.discipline)
  }

  const venue = ({ venue: at, location }: UnitSummary) =>
    withoutEchoes('', [text(at?.name ?? null, ''), text(location?.name ?? null, '')])

  const about = (unit: UnitSummary): string => {
    const named = unitTitle(unit)
    // a name of the source's own tells event and phase already
    const isInName = named.kind === 'name' && named.from === 'unit'
    const more = isInName ? [] : [event(unit.event), phase(unit)]
    return withoutEchoes(title(unit), [discipline(unit.discipline), ...more])
  }

  const place = (unit: UnitSummary): string => [about(unit), venue(unit)].filter(Boolean).join(', ')

  const period = (code: string, discipline: string): string => {
    const name = periodNamed(code, discipline)
    if (!name) return code
    return name.kind === 'counted'
      ? t(`units.period.${name.word}`, { figure: name.figure })
      : t(`units.stretch.${name.word}`)
  }

  const periodShort = (code: string, discipline: string): string => {
    const name = periodNamed(code, discipline)
    return name?.kind === 'counted' && name.word !== 'overtime' ? String(name.figure) : period(code, discipline)
  }

  const current = (unit: UnitSummary): string => {
    const code = unit.kind === 'non-competition' ? null : (unit.clock?.period ?? null)
    return code === null || code === REGULAR_TIME ? '' : period(code, unit.discipline.code)
  }

  const stands = (unit: UnitSummary): string => {
    if (unit.kind === 'non-competition' || unit.status !== 'RUNNING') return ''
    return [current(unit), unit.clock?.time ?? ''].filter(Boolean).join(' ')
  }

  const heading = (unit: UnitSummary): string =>
    capital(withoutEchoes('', [discipline(unit.discipline), event(unit.event), phase(unit)]))

  return {
    phase,
    title,
    named: (unit) => [title(unit), about(unit)].filter(Boolean).join(', '),
    side,
    about,
    place,
    discipline,
    event,
    venue,
    period,
    stands,
    current,
    heading,
    periodShort,
    ofCode: phaseOfCode,
  }
}
