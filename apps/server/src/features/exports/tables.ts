import type { AthleteRow, Competitor, MedalRow, MedalWonRow, ResultRow, UnitPage, UnitSummary } from '@games/contract'
import { type Locale, type Localized, PLACEHOLDERS, pick } from '@games/domain'
import { MEDAL_NAMES } from '@games/domain/sports/marks/medal-names'
import type { Column } from './column.ts'
import { HEADS, UNSETTLED } from './heads.ts'

/** What each table says of its rows, column by column, from the wire's own shapes: nothing that a call does not answer. */

interface Coded {
  readonly code: string
  readonly name: Localized | null
}

/** A thing's name in the language, its code where it has none. */
const named = (locale: Locale) => (thing: Coded | null) => thing && (thing.name ? pick(thing.name, locale) : thing.code)

/** Cells of several names. */
const BETWEEN_NAMES = ' / '

/** A row of the medal table, with the number of its medals that may change. */
export type MedalRowWithUnsettled = MedalRow & { readonly unsettled: number }

export function medalColumns(locale: Locale): readonly Column<MedalRowWithUnsettled>[] {
  const name = named(locale)
  return [
    { head: HEADS.rank, of: (row) => row.rank },
    { head: HEADS.organisationCode, of: (row) => row.organisation.code },
    { head: HEADS.organisation, of: (row) => name(row.organisation) },
    { head: HEADS.gold, of: (row) => row.gold },
    { head: HEADS.silver, of: (row) => row.silver },
    { head: HEADS.bronze, of: (row) => row.bronze },
    { head: HEADS.total, of: (row) => row.total },
    { head: HEADS.rankTotal, of: (row) => row.rankTotal },
    { head: HEADS.unsettledMedals, of: (row) => row.unsettled },
  ]
}

export function medallistColumns(locale: Locale): readonly Column<MedalWonRow>[] {
  const name = named(locale)
  return [
    { head: HEADS.day, of: (row) => row.date, kind: 'day' },
    { head: HEADS.disciplineCode, of: (row) => row.discipline.code },
    { head: HEADS.discipline, of: (row) => name(row.discipline) },
    { head: HEADS.eventCode, of: (row) => row.event.code },
    { head: HEADS.event, of: (row) => row.event.name && name(row.event) },
    { head: HEADS.medal, of: (row) => pick(MEDAL_NAMES[row.medal], locale) },
    { head: HEADS.code, of: (row) => row.competitor.code },
    { head: HEADS.name, of: (row) => row.competitor.name },
    { head: HEADS.organisationCode, of: (row) => row.competitor.organisation?.code ?? null },
    { head: HEADS.organisation, of: (row) => name(row.competitor.organisation) },
    { head: HEADS.members, of: (row) => row.members.map((member) => member.name).join(BETWEEN_NAMES) },
    { head: HEADS.unitCode, of: (row) => row.unit },
    { head: HEADS.medalStatus, of: (row) => (row.unsettled ? pick(UNSETTLED[row.unsettled], locale) : null) },
  ]
}

/** A side's competitor; null while it is not known, and for the codes that stand for nobody (ODF §7). */
const somebody = (competitor: Competitor | null | undefined): Competitor | null =>
  competitor && !PLACEHOLDERS.has(competitor.code) ? competitor : null

/** Filler in the place of a gender: the unit is of none, as a ceremony is (ODF §3). */
const NO_GENDER = '-'

const sidesOf = (unit: UnitSummary) => (unit.kind === 'head-to-head' ? unit.sides : [])
const leaderOf = (unit: UnitSummary) => (unit.kind === 'ranked' ? unit.leader : null)

/** Who won a bout or a match; null while it is not decided, and where nobody did. */
const winnerOf = (unit: UnitSummary): Competitor | null =>
  somebody(sidesOf(unit).find(({ wlt }) => wlt === 'W')?.competitor)

/** Venue time of an instant that is written with the venue's own offset, `10:30`. */
export const clockTime = (instant: string | null): string | null => instant && instant.slice(11, 16)

export function unitColumns(locale: Locale): readonly Column<UnitSummary>[] {
  const name = named(locale)
  const side = (at: 0 | 1) => (unit: UnitSummary) => somebody(sidesOf(unit)[at]?.competitor)
  const sideColumns = (at: 0 | 1, heads: readonly [Localized, Localized, Localized]): Column<UnitSummary>[] => [
    { head: heads[0], of: (unit) => side(at)(unit)?.name ?? null },
    { head: heads[1], of: (unit) => side(at)(unit)?.organisation?.code ?? null },
    { head: heads[2], of: (unit) => sidesOf(unit)[at]?.result ?? sidesOf(unit)[at]?.irm ?? null, kind: 'figure' },
  ]
  return [
    { head: HEADS.day, of: (unit) => unit.day, kind: 'day' },
    { head: HEADS.start, of: (unit) => shownStart(unit, locale), kind: 'clock' },
    { head: HEADS.startInstant, of: (unit) => (unit.hideStart ? null : unit.start) },
    { head: HEADS.plannedStart, of: (unit) => (unit.hideStart ? null : clockTime(unit.plannedStart)), kind: 'clock' },
    { head: HEADS.end, of: (unit) => (unit.hideStart ? null : clockTime(unit.end)), kind: 'clock' },
    { head: HEADS.status, of: (unit) => unit.status },
    { head: HEADS.kind, of: (unit) => unit.eventType },
    { head: HEADS.disciplineCode, of: (unit) => unit.discipline.code },
    { head: HEADS.discipline, of: (unit) => name(unit.discipline) },
    { head: HEADS.event, of: (unit) => unit.event.name && name(unit.event) },
    { head: HEADS.unit, of: (unit) => unit.name && pick(unit.name, locale) },
    { head: HEADS.unitCode, of: (unit) => unit.code },
    { head: HEADS.gender, of: (unit) => (unit.gender === NO_GENDER ? null : unit.gender) },
    {
      head: HEADS.medal,
      of: (unit) => (unit.kind !== 'non-competition' && unit.medal ? pick(MEDAL_NAMES[unit.medal], locale) : null),
    },
    { head: HEADS.venueCode, of: (unit) => unit.venue?.code ?? null },
    { head: HEADS.venue, of: (unit) => name(unit.venue) },
    { head: HEADS.location, of: (unit) => name(unit.location) },
    ...sideColumns(0, [HEADS.home, HEADS.homeOrganisation, HEADS.homeResult]),
    ...sideColumns(1, [HEADS.away, HEADS.awayOrganisation, HEADS.awayResult]),
    { head: HEADS.winner, of: (unit) => winnerOf(unit)?.name ?? null },
    { head: HEADS.winnerOrganisation, of: (unit) => winnerOf(unit)?.organisation?.code ?? null },
    { head: HEADS.leader, of: (unit) => leaderOf(unit)?.competitor.name ?? null },
    { head: HEADS.leaderOrganisation, of: (unit) => leaderOf(unit)?.competitor.organisation?.code ?? null },
    { head: HEADS.leaderResult, of: (unit) => leaderOf(unit)?.result ?? null, kind: 'figure' },
  ]
}

/** A start that must not be shown is the text in its place, "a seguir" (ODF §6). */
const shownStart = ({ hideStart, start, startText }: UnitSummary, locale: Locale) =>
  hideStart ? startText && pick(startText, locale) : clockTime(start)

export function athleteColumns(locale: Locale): readonly Column<AthleteRow>[] {
  const name = named(locale)
  return [
    { head: HEADS.code, of: (row) => row.id },
    { head: HEADS.name, of: (row) => row.name },
    { head: HEADS.gender, of: (row) => row.gender },
    { head: HEADS.organisationCode, of: (row) => row.organisation.code },
    { head: HEADS.organisation, of: (row) => name(row.organisation) },
    { head: HEADS.disciplines, of: (row) => row.disciplines.map(name).join(BETWEEN_NAMES) },
    { head: HEADS.bib, of: (row) => row.bib },
  ]
}

const YES: Localized = { por: 'sim', eng: 'yes', spa: 'sí' }
const wonOf = (locale: Locale) => (row: ResultRow) => (row.wlt === 'W' ? pick(YES, locale) : null)

/** A unit's columns: who it was, the figures of its sport, the result and what came of it. */
export function resultColumns(locale: Locale, page: UnitPage): readonly Column<ResultRow>[] {
  const name = named(locale)
  return [
    { head: HEADS.rank, of: (row) => row.rank, kind: 'figure' },
    { head: HEADS.startOrder, of: (row) => row.startOrder, kind: 'figure' },
    { head: HEADS.bib, of: (row) => row.bib },
    { head: HEADS.code, of: (row) => row.competitor.code },
    { head: HEADS.name, of: (row) => row.competitor.name },
    { head: HEADS.organisationCode, of: (row) => row.competitor.organisation?.code ?? null },
    { head: HEADS.organisation, of: (row) => name(row.competitor.organisation) },
    { head: HEADS.members, of: (row) => row.members.map((member) => member.name).join(BETWEEN_NAMES) },
    ...page.columns.map(
      ({ label }, at): Column<ResultRow> => ({
        head: label,
        of: (row) => row.cells[at]?.text ?? null,
        kind: 'figure',
      }),
    ),
    { head: HEADS.result, of: (row) => row.result, kind: 'figure' },
    ...(page.unit.kind === 'head-to-head' ? [{ head: HEADS.winner, of: wonOf(locale) }] : []),
    { head: HEADS.irm, of: (row) => row.irm },
    { head: HEADS.qualification, of: (row) => row.qualificationMark },
    { head: HEADS.difference, of: (row) => row.difference, kind: 'figure' },
    { head: HEADS.wind, of: (row) => row.wind, kind: 'figure' },
    { head: HEADS.records, of: (row) => row.records.join(BETWEEN_NAMES) },
    { head: HEADS.medal, of: (row) => row.medal && pick(MEDAL_NAMES[row.medal], locale) },
  ]
}
