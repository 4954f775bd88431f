import type { Match, MatchStatistic, Play, ScheduleDay, UnitPage } from '@games/contract'
import { UNIT_KIND } from '@games/domain'
import { MATCH_DISCIPLINES } from '@games/domain/sports/plays/match-disciplines'
import { figureOf, figureOrder, figuresOf, isBetterWithMore } from '@games/domain/sports/plays/match-figures'
import { playKindOf, playResultOf, playWordOf } from '@games/domain/sports/plays/plays'
import type { OdfAction, OdfStat } from '@games/odf'
import { producedIso } from '../../facts/produced-iso.ts'
import type { Reading } from '../../facts/reading.ts'
import { sentPersonName } from '../../facts/sent-name.ts'
import { type Names, WantedNames } from '../names/index.ts'
import { summariesOf, unitPage, unitsOfDay } from '../units/index.ts'
import { courseOf, type ScoreAfter } from './course.ts'
import { type MatchAction, matchActions } from './match-actions.ts'
import { daysWithMatches, matchDocuments } from './matches.queries.ts'
import { type SideFigures, sentFigures } from './sent-figures.ts'
import { type SideOf, sidesOf } from './sides.ts'

const KIND_ORDER = { live: 0, scheduled: 1, final: 2, 'called-off': 3 } as const

/** The matches of a day that have statistics or actions: those that run, then upcoming, over and called off, each in time order. */
export async function matchDay(tx: Reading, seq: number, day: string): Promise<ScheduleDay> {
  const rows = (await unitsOfDay(tx, day, { part: 'competition' }))
    .filter((row) => row.head_to_head && MATCH_DISCIPLINES.has(row.code.slice(0, 3)))
    .sort((a, b) => KIND_ORDER[UNIT_KIND[a.status]] - KIND_ORDER[UNIT_KIND[b.status]])
  return { seq, day, days: await daysWithMatches(tx, MATCH_DISCIPLINES), units: await summariesOf(tx, rows) }
}

/** A match, or null for a unit that no message knows or that has not two sides. */
export async function matchView(tx: Reading, seq: number, code: string): Promise<Match | null> {
  const page = await unitPage(tx, seq, code)
  if (page?.unit.kind !== 'head-to-head') return null
  const { unit, periods } = page
  const documents = await matchDocuments(tx, code)
  const sideOf = sidesOf(unit)
  const sent = sentFigures(documents.stats, sideOf)
  const inOrder = matchActions(documents.plays)
  const actors = new Actors(page, [...sent.home.athletes, ...sent.away.athletes])
  for (const { action, below } of inOrder) for (const each of [action, ...below]) actors.want(each)
  await actors.lookUp(tx)
  const { scores, flow } = courseOf(inOrder, unit.sides[1].competitor?.code ?? null)
  return {
    seq,
    unit,
    periods,
    statistics: statisticsOf(page, sent.home.stats, sent.away.stats),
    athletes: athletesOf(code, sent, actors),
    plays: inOrder.map((each, at) => presentPlay(code, each, scores[at] ?? null, sideOf, actors)),
    words: wordsOf(
      code,
      inOrder.flatMap(({ action, below }) => [action, ...below]),
    ),
    flow,
    updatedAt: newest([
      page.updatedAt,
      ...[...documents.plays, ...documents.stats].map(({ produced }) => producedIso(produced)),
    ]),
  }
}

const newest = (instants: readonly (string | null)[]): string | null =>
  instants.reduce((a, b) => (a === null || (b !== null && b > a) ? b : a), null)

/** The sheet's statistics with those of DT_STATS, which says the same in a message of its own, in their place. */
function statisticsOf(page: UnitPage, home: readonly OdfStat[], away: readonly OdfStat[]): MatchStatistic[] {
  const lines = new Map(page.statistics.map((statistic) => [statistic.key, statistic]))
  for (const { key, label, values } of figuresOf(page.unit.code, [home, away])) {
    const sheet = lines.get(key)
    const [one, other] = values
    lines.set(key, { key, label, home: one ?? sheet?.home ?? null, away: other ?? sheet?.away ?? null })
  }
  const order = figureOrder(page.unit.code)
  return [...lines.values()]
    .sort((a, b) => order(a.key) - order(b.key))
    .map((line) => {
      const [one, other] = [figureOf(line.home), figureOf(line.away)]
      const figures = one === null || other === null ? null : { home: one, away: other }
      return { ...line, figures, better: figures && isBetterWithMore(line.key) ? 'more' : null }
    })
}

function athletesOf(
  code: string,
  { home, away }: Readonly<Record<'home' | 'away', SideFigures>>,
  actors: Actors,
): Match['athletes'] {
  const athletes = [...home.athletes, ...away.athletes]
  const lines = figuresOf(
    code,
    athletes.map(({ stats }) => stats),
  )
  const rows = athletes.map((athlete, at) => ({
    ...actors.person(athlete.code, athlete.bib),
    cells: lines.map(({ values }) => values[at] ?? null),
  }))
  const hasPlayed = ({ cells }: { cells: readonly (string | null)[] }) => cells.some((cell) => cell !== null)
  return {
    columns: lines.map(({ key, label }) => ({ key, label })),
    home: rows.slice(0, home.athletes.length).filter(hasPlayed),
    away: rows.slice(home.athletes.length).filter(hasPlayed),
  }
}

function presentPlay(
  code: string,
  { action, period, below }: MatchAction,
  score: ScoreAfter | null,
  sideOf: SideOf,
  actors: Actors,
): Play {
  const part = (one: OdfAction) => ({
    id: one.id,
    action: one.action,
    result: one.result,
    description: one.description,
    kind: playKindOf(code, one.action, one.result),
    side: one.competitors[0] ? sideOf(one.competitors[0]) : null,
    who: actors.of(one),
  })
  const own = part(action)
  return {
    ...own,
    // an action of the same name may be in another period too
    id: `${period ?? ''} ${action.id}`,
    kind: score?.moved && own.kind !== 'card' ? 'score' : own.kind,
    period,
    clock: action.when,
    score: score?.moved ? { home: score.home, away: score.away } : null,
    with: below.map(part),
  }
}

function wordsOf(code: string, actions: readonly OdfAction[]): Match['words'] {
  const words: Match['words'] = { actions: {}, results: {} }
  for (const { action, result } of actions) {
    const called = action === null ? null : playWordOf(code, action)
    const became = result === null ? null : playResultOf(result)
    if (action !== null && called) words.actions[action] = called.label
    if (result !== null && became) words.results[result] = became
  }
  return words
}

/** Those who act, by name and bib: as the participants have them, else as a message of this match does. */
class Actors {
  readonly #wanted = new WantedNames()
  readonly #sent = new Map<string, { name: string | null; bib: string | null }>()
  #names: Names | null = null

  constructor(
    page: UnitPage,
    athletes: readonly { code: string; familyName: string | null; givenName: string | null; bib: string | null }[],
  ) {
    for (const { competitor, bib, members } of [...page.startList, ...page.results]) {
      this.#sent.set(competitor.code, { name: competitor.name, bib })
      for (const member of members) this.#sent.set(member.code, member)
    }
    for (const athlete of athletes) {
      this.#wanted.competitor(athlete.code)
      if (this.#sent.has(athlete.code)) continue
      this.#sent.set(athlete.code, { name: sentPersonName(athlete), bib: athlete.bib })
    }
  }

  want(action: OdfAction): void {
    for (const { code } of this.#codesOf(action)) this.#wanted.competitor(code)
  }
  async lookUp(tx: Reading): Promise<void> {
    this.#names = await this.#wanted.lookUp(tx)
  }
  person(code: string, bib: string | null) {
    const sent = this.#sent.get(code)
    const name = sent?.name ?? null
    const person = this.#names?.person(code, name) ?? { code, name: name ?? code, known: false }
    return { ...person, bib: bib ?? sent?.bib ?? null }
  }
  of(action: OdfAction) {
    return this.#codesOf(action).map(({ code, bib }) => this.person(code, bib))
  }
  /** The athletes of a team, an athlete alone; nobody where a team as such acts. */
  #codesOf({ competitors }: OdfAction): { code: string; bib: string | null }[] {
    const codes = competitors.flatMap(({ code, type, athletes }): { code: string; bib: string | null }[] => {
      if (athletes.length === 0) return type === 'A' ? [{ code, bib: null }] : []
      return athletes.map((athlete) => ({ code: athlete.code, bib: athlete.bib }))
    })
    return [...new Map(codes.map((one) => [one.code, one])).values()]
  }
}
