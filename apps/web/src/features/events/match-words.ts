import type { BracketMatch, BracketSide } from '@games/contract'
import { PLACEHOLDERS, UNIT_KIND } from '@games/domain'
import { genderOf, phaseOf, trimRsc, unitOf } from '@games/domain/rsc'
import { MATCH_KIND } from '@games/domain/sports/by-discipline/match-kind.gen'
import { capital, small } from '@games/domain/text/capital'
import { type Localized, pick } from '@games/domain/text/localized'
import { dayOfMonth, timeOfDay, weekday } from '../../i18n/format.ts'
import type { Locale } from '../../i18n/locale.ts'
import type { Translate } from '../../i18n/translator.ts'
import { type ShownTime, shownDayOf } from '../../time/shown-time.ts'
import type { UnitWords } from '../../units/unit-words.ts'

/** What a discipline calls two sides that meet: a bout, a game, a contest. */
export type MatchKind = 'bout' | 'game' | 'contest'

const KIND: Readonly<Record<string, MatchKind>> = MATCH_KIND
export const matchKind = (discipline: string): MatchKind => KIND[discipline] ?? 'contest'

/** Phases short enough for a place in a bracket: "vence semi 1". */
const SHORT = {
  FNL: 'final',
  SFNL: 'semifinal',
  QFNL: 'quarterfinal',
  '8FNL': 'eighthfinal',
  R16: 'eighthfinal',
  R32: 'round-of-32',
  R64: 'round-of-64',
  R128: 'round-of-128',
  REP: 'repechage',
} as const
const isShort = (phase: string): phase is keyof typeof SHORT => Object.hasOwn(SHORT, phase)

/** Who a side is; null for the codes that stand for nobody (ODF §7). */
export const competitorOf = ({ competitor }: Pick<BracketSide, 'competitor'>): BracketSide['competitor'] =>
  competitor && !PLACEHOLDERS.has(competitor.code) ? competitor : null

/** When a match begins, for a place in a bracket and for a sentence; null while nothing is known. */
export interface MatchTime {
  readonly day: string | null
  readonly time: string | null
}

/** The words of a bracket's matches. */
export interface MatchWords {
  /** "Quartas de final", by a phase's RSC or its four letters within the event; the source's name where we have no word. */
  readonly phase: (phase: string, name: Localized | null) => string
  /** "Quartas", where there is little room. */
  readonly phaseShort: (phase: string, name: Localized | null) => string
  /** A side as it is drawn: the name, "vence semi 1", "folga". */
  readonly side: (side: BracketSide) => string
  /** In a sentence: the name with the delegation, "vencedor de semifinal 1". */
  readonly sideText: (side: BracketSide) => string
  readonly time: (match: BracketMatch) => MatchTime
  /** A match in one sentence, for screen readers. */
  readonly sentence: (match: BracketMatch, phase: string, name: Localized | null) => string
}

/** @param event RSC of the event, for its gender and discipline. */
export function matchWords(
  event: string,
  units: Pick<UnitWords, 'ofCode'>,
  t: Translate,
  locale: Locale,
  shown: ShownTime,
): MatchWords {
  const kind = matchKind(event.slice(0, 3))
  const gender = genderOf(event)

  const phase = (code: string, name: Localized | null): string => {
    const rsc = code.length > 4 ? code.padEnd(34, '-') : event.slice(0, 22).padEnd(22, '-') + code.padEnd(12, '-')
    const word = units.ofCode(rsc)
    return capital(word === trimRsc(phaseOf(rsc)) && name ? pick(name, locale) : word)
  }

  const phaseShort = (code: string, name: Localized | null): string =>
    isShort(code) ? capital(t(`events.short.${SHORT[code]}`)) : phase(code, name)

  const unitShort = (code: string): string => {
    const own = trimRsc(phaseOf(code))
    const number = /^0*([1-9]\d*)/.exec(unitOf(code).slice(0, 4))?.[1]
    return isShort(own) ? [t(`events.short.${SHORT[own]}`), number].filter(Boolean).join(' ') : units.ofCode(code)
  }

  const side = (given: BracketSide): string => {
    const competitor = competitorOf(given)
    if (competitor) return competitor.name
    if (given.bye) return t('events.bye')
    if (!given.from) return t('events.to-be-decided')
    const unit = unitShort(given.from.unit)
    if (given.from.wlt === 'W') return t('events.wins', { unit })
    if (given.from.wlt === 'L') return t('events.loses', { unit })
    return given.from.place
      ? t('events.placed-in', { place: given.from.place, unit })
      : t('events.comes-from', { unit })
  }

  const sideText = (given: BracketSide): string => {
    const competitor = competitorOf(given)
    if (!competitor) {
      if (given.bye || !given.from) return side(given)
      const unit = units.ofCode(given.from.unit)
      if (given.from.wlt === 'W') return t('events.winner-of', { gender, unit })
      if (given.from.wlt === 'L') return t('events.loser-of', { gender, unit })
      return given.from.place
        ? t('events.placed-in', { place: given.from.place, unit })
        : t('events.comes-from', { unit })
    }
    const organisation = competitor.organisation
    const home = organisation && (organisation.name ? pick(organisation.name, locale) : organisation.code)
    const named = home && home !== competitor.name ? `${competitor.name}, ${home}` : competitor.name
    return given.irm ? `${named}, ${given.irm}` : named
  }

  const time = ({ unit }: BracketMatch): MatchTime => {
    if (!unit) return { day: null, time: null }
    const day = shownDayOf(shown, unit)
    const own = day && `${weekday(day, locale)} ${dayOfMonth(day)}`
    if (unit.hideStart) return { day: own, time: unit.startText ? pick(unit.startText, locale) : t('events.next-up') }
    return { day: own, time: unit.start ? timeOfDay(shown.at(unit.start)) : null }
  }

  const timeText = (match: BracketMatch): string | null => {
    const day = match.unit && shownDayOf(shown, match.unit)
    return day ? `${weekday(day, locale, 'long')} ${dayOfMonth(day)}` : null
  }

  const state = (match: BracketMatch): readonly (string | null)[] => {
    if (!match.unit) return []
    const { status } = match.unit
    if (status === 'OFFICIAL' || status === 'FINISHED') return []
    const word = small(t(`status.${status}`))
    if (UNIT_KIND[status] !== 'scheduled') return [word]
    const planned = status === 'SCHEDULED' || status === 'UNSCHEDULED'
    return [planned ? t('events.to-come') : word, timeText(match), time(match).time]
  }

  const sentence = (match: BracketMatch, code: string, name: Localized | null): string => {
    const [home, away] = match.sides
    const number = match.number
    const parts = [
      number ? t('events.match-number', { kind, number }) : t('events.match', { kind }),
      small(phase(code, name)),
      ...state(match),
    ]
    const head = capital(parts.filter(Boolean).join(', '))
    if (!home || !away) return head
    const alone = home.bye ? away : away.bye ? home : null
    if (alone) return t('events.sentence-bye', { head, name: sideText(alone) })
    const [winner, loser] = home.wlt === 'W' || away.wlt === 'L' ? [home, away] : [away, home]
    const won = winner.wlt === 'W' || loser.wlt === 'L'
    const names = won
      ? t('events.sentence-won', { head, winner: sideText(winner), loser: sideText(loser) })
      : t('events.sentence-against', { head, home: sideText(home), away: sideText(away) })
    const [ours, theirs] = won ? [winner.result, loser.result] : [home.result, away.result]
    return ours !== null && theirs !== null ? t('events.sentence-score', { sentence: names, ours, theirs }) : names
  }

  return { phase, phaseShort, side, sideText, time, sentence }
}
