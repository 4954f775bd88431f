import { disciplineOf, padRsc } from '@games/domain'
import type { Outcome, OutcomeRow, ScoringUnit } from '@games/domain/scoring/index'
import { MATCH_DISCIPLINES } from '@games/domain/sports/plays/match-disciplines'
import type { SportValue } from '@games/domain/sports/sport'
import { NO_ACTION, NO_ATHLETE, NO_COMPETITOR, NO_LIST, NO_RESULT } from '../absent.ts'
import type { OdfAction, OdfExtended, OdfExtension, OdfHeader, OdfMessage, OdfResult, OdfUnit } from '../message.ts'

/** What messages of the result desk say of themselves. */
export interface DeskHeading {
  readonly competitionCode: string
  readonly source: string
  /** Ascending for a unit: a higher one replaces the whole of the lower (ODF §2.2). */
  readonly version: number
  /** When it is produced, local to the games with the offset: `2027-09-14T14:02:00.000-03:00`. */
  readonly produced: string
  /** Competition day, `YYYY-MM-DD`: ends later than the calendar's. */
  readonly logicalDate: string
}

const OFFSET = /(Z|[+-]\d\d:\d\d)$/

/** An instant, milliseconds since 1970, as local to the games as the heading is; whole seconds. */
function localInstant(ms: number, produced: string): string {
  const offset = OFFSET.exec(produced)?.[1] ?? 'Z'
  const [, sign = '+', hours = '0', minutes = '0'] = /^([+-])(\d\d):(\d\d)$/.exec(offset) ?? []
  const shift = (Number(hours) * 60 + Number(minutes)) * (sign === '-' ? -60_000 : 60_000)
  return `${new Date(ms + shift).toISOString().slice(0, 19)}${offset}`
}

function headerOf(unit: string, documentType: string, heading: DeskHeading, outcome: Outcome): OdfHeader {
  const [date = '', clock = ''] = heading.produced.replace(OFFSET, '').split('T')
  return {
    competitionCode: heading.competitionCode,
    documentCode: unit,
    documentSubcode: null,
    documentType,
    documentSubtype: null,
    version: heading.version,
    resultStatus: documentType === 'DT_SCHEDULE_UPDATE' ? null : outcome.resultStatus,
    language: null,
    feedFlag: 'P',
    date,
    time: clock.replaceAll(/[:.]/g, '').padEnd(9, '0').slice(0, 9),
    logicalDate: heading.logicalDate,
    source: heading.source,
  }
}

/**
 * A unit's result as the desk has it (DT_RESULT), and what happened in it (DT_PLAY_BY_PLAY) where its sport's module reads actions. Empty
 * before the start list is confirmed: there is nothing to be sent. Corrections go along as notes.
 */
export function deskMessages(unit: ScoringUnit, outcome: Outcome, heading: DeskHeading): OdfMessage[] {
  if (outcome.resultStatus === null) return []
  const instant = (ms: number | null): string | null => (ms === null ? null : localInstant(ms, heading.produced))
  const result: OdfMessage = {
    header: headerOf(unit.code, 'DT_RESULT', heading, outcome),
    notes: outcome.corrections,
    body: {
      kind: 'results',
      ...NO_LIST,
      start: instant(outcome.startedAt),
      end: instant(outcome.endedAt),
      extendedInfos: outcome.extendedInfos.map(extensionOf),
      clock: outcome.clock,
      periods: outcome.periods,
      results: outcome.rows.map(resultOf),
    },
    warnings: [],
  }
  if (!MATCH_DISCIPLINES.has(disciplineOf(unit.code)) || outcome.actions.length === 0) return [result]
  const [home, away] = unit.competitors
  return [
    result,
    {
      header: headerOf(unit.code, 'DT_PLAY_BY_PLAY', heading, outcome),
      notes: outcome.corrections,
      body: {
        kind: 'play-by-play',
        home: home?.code ?? null,
        away: away?.code ?? null,
        extendedInfos: [],
        actions: outcome.actions.map((action, at) => actionOf(unit, action, at)),
      },
      warnings: [],
    },
  ]
}

/** The unit of the schedule with the status that the desk gives it (DT_SCHEDULE_UPDATE): planned times stay, actual ones are added. */
export function deskScheduleUpdate(planned: OdfUnit, outcome: Outcome, heading: DeskHeading): OdfMessage {
  const instant = (ms: number | null): string | null => (ms === null ? null : localInstant(ms, heading.produced))
  const unit: OdfUnit = {
    ...planned,
    scheduleStatus: outcome.scheduleStatus,
    actualStart: instant(outcome.startedAt),
    actualEnd: instant(outcome.endedAt),
  }
  return {
    header: headerOf(padRsc(disciplineOf(planned.code)), 'DT_SCHEDULE_UPDATE', heading, outcome),
    notes: [],
    body: { kind: 'schedule', sessions: [], units: [unit] },
    warnings: [],
  }
}

const extensionOf = ({ type, code, pos, value }: SportValue): OdfExtension => ({
  ...(type === undefined ? {} : { type }),
  code,
  ...(pos === undefined ? {} : { pos }),
  ...(value === undefined ? {} : { value }),
})

const extendedOf = (value: SportValue): OdfExtended => ({
  ...extensionOf(value),
  ...(value.value2 === undefined ? {} : { value2: value.value2 }),
  ...(value.irm === undefined ? {} : { irm: value.irm }),
  ...(value.rank === undefined ? {} : { rank: value.rank }),
  ...(value.diff === undefined ? {} : { diff: value.diff }),
  ...(value.extensions === undefined ? {} : { extensions: value.extensions }),
})

const resultOf = (row: OutcomeRow): OdfResult => ({
  ...NO_RESULT,
  rank: row.rank,
  rankEqual: row.rankEqual,
  resultType: row.resultType,
  result: row.result,
  irm: row.irm,
  qualificationMark: row.qualificationMark,
  wlt: row.wlt,
  sortOrder: row.sortOrder,
  startOrder: row.startOrder,
  startSortOrder: row.startSortOrder,
  diff: row.diff,
  photoFinish: row.photoFinish,
  extended: row.extended.map(extendedOf),
  competitor: {
    ...NO_COMPETITOR,
    code: row.competitor.code,
    type: row.competitor.type,
    bib: row.competitor.bib,
    teamName: row.competitor.teamName,
    organisation: row.competitor.organisation,
    entries: row.competitor.entries.map(extensionOf),
    athletes: row.competitor.athletes.map((athlete) => ({
      ...NO_ATHLETE,
      code: athlete.code,
      order: athlete.order,
      bib: athlete.bib,
      extended: athlete.extended.map(extendedOf),
      entries: athlete.entries.map(extensionOf),
    })),
  },
})

function actionOf(unit: ScoringUnit, action: Outcome['actions'][number], at: number): OdfAction {
  const competitor = action.side === null ? undefined : unit.competitors[action.side]
  const athlete = competitor?.athletes.find(({ code }) => code === action.athlete)
  const [home, away] = action.score ?? [null, null]
  return {
    ...NO_ACTION,
    id: action.id,
    sortOrder: at + 1,
    period: action.period,
    when: action.when,
    action: action.action,
    result: action.result,
    scoreH: home,
    scoreA: away,
    competitors: competitor
      ? [
          {
            code: competitor.code,
            type: competitor.type,
            organisation: competitor.organisation,
            // an athlete on their own is the competitor already
            athletes: athlete && competitor.type === 'T' ? [{ code: athlete.code, bib: athlete.bib, role: null }] : [],
          },
        ]
      : [],
  }
}
