import { padRsc } from '@games/domain'
import type { OdfCompetitor, OdfExtended, OdfExtension, OdfMessage, OdfResult } from '../../message.ts'
import type { FindingLog } from '../adapter.ts'
import { type JsonObject, objects, text, texts } from '../json-fields.ts'
import { inListOrder } from '../list-order.ts'
import { competitor, compositionAthlete, type MessageMaker, result, resultList } from '../message-parts.ts'
import type { Athletes } from './athletes.ts'
import { eventCode, eventPrefix, measureOf, phasePrefix } from './event-codes.ts'
import { parsePerformance } from './performance.ts'
import { RESULTS_FILE, type RioList } from './result-lists.ts'

/** A row of a list that can be shown, and who stands in it. */
export interface RioRow {
  readonly source: JsonObject
  readonly rank: string | null
  readonly competitor: OdfCompetitor
}

/** The rows of a list. One without organisation or competitor is left out with a finding. */
export function rowsOf(list: RioList, athletes: Athletes, findings: FindingLog): RioRow[] {
  return list.rows.flatMap((source, i) => {
    const who = competitorOf(source, list, athletes)
    if (who) return { source, rank: text(source, 'rank'), competitor: who }
    findings.add(
      'bad-row',
      { file: RESULTS_FILE, row: list.position, column: 'result' },
      `Row ${i + 1} of ${list.code} has no competitor or no organisation: the result ${text(source, 'performance') ?? ''} is left out.`,
    )
    return []
  })
}

function competitorOf(source: JsonObject, list: RioList, athletes: Athletes): OdfCompetitor | null {
  const organisation = text(source, 'country')
  if (!organisation) return null
  const runners = objects(source, 'runners')
  const people = (runners.length > 0 ? runners : [source]).flatMap((person, i) => {
    const familyName = text(person, 'familyName')
    if (!familyName || text(person, 'tpAthleteId') === null) return []
    const leg = text(person, 'legNumber')
    return compositionAthlete({
      code: athletes.codeOf(person, organisation),
      order: leg === null ? i + 1 : Number(leg),
      familyName,
      givenName: text(person, 'givenName'),
      gender: list.gender === 'W' ? 'F' : 'M',
      organisation,
    })
  })
  if (text(source, 'teamCode') !== null)
    return competitor({
      code: teamCode(list, organisation),
      type: 'T',
      organisation,
      teamName: organisation,
      athletes: people,
    })
  const [athlete] = people
  return athlete
    ? competitor({ code: athlete.code, type: 'A', organisation, entries: groupOf(source), athletes: people })
    : null
}

/** A relay team: event, organisation and its number, which is always the first. */
const teamCode = (list: RioList, organisation: string): string =>
  `${eventPrefix(list.event, list.gender).slice(0, 12)}${organisation}01`

/** The qualification group, `A` or `B`. */
const groupOf = (source: JsonObject): OdfExtension[] => {
  const group = /^([AB])\b/.exec(text(source, 'group') ?? '')?.[1]
  return group ? [{ type: 'EUE', code: 'GROUP', value: group }] : []
}

/** A list as DT_RESULT, official: the source has final results only. */
export function resultMessage(
  list: RioList,
  rows: readonly RioRow[],
  make: MessageMaker,
  findings: FindingLog,
): OdfMessage {
  return make(
    { documentCode: list.code, documentType: 'DT_RESULT', resultStatus: 'OFFICIAL', produced: list.written },
    resultList({
      extendedInfos: list.wind === null ? [] : [{ type: 'UI', code: 'WIND_SPEED', value: list.wind }],
      sportDescription: {
        disciplineName: 'Athletics',
        eventName: list.name,
        subEventName: [list.name, list.roundName ?? (list.round === 'FINAL' ? 'Final' : null)]
          .filter(Boolean)
          .join(' - '),
      },
      results: inListOrder(rows).map((row) => resultOf(row, list, findings)),
    }),
  )
}

function resultOf(
  row: RioRow & { readonly sortOrder: number; readonly rankEqual: boolean },
  list: RioList,
  findings: FindingLog,
): OdfResult {
  const { source, rank, rankEqual, sortOrder } = row
  const written = text(source, 'performance') ?? ''
  const performance = parsePerformance(written, measureOf(list.event))
  const where = { file: RESULTS_FILE, row: list.position }
  if (!performance.known)
    findings.add(
      'bad-value',
      { ...where, column: 'performance' },
      `"${written}" of ${row.competitor.code} in ${list.code} is no performance: it is shown as it is written.`,
    )
  const group = text(source, 'group')
  const position = /^[AB]\s*(\d*)$/.exec(group ?? '')?.[1]
  if (group !== null && position === undefined)
    findings.add(
      'bad-value',
      { ...where, column: 'group' },
      `"${group}" of ${row.competitor.code} in ${list.code} is no group: it is left out.`,
    )
  return result({
    rank,
    rankEqual,
    sortOrder,
    result: performance.result,
    resultType: performance.resultType,
    irm: performance.irm,
    qualificationMark: text(source, 'qualification'),
    startOrder: position || null,
    startSortOrder: position ? Number(position) : null,
    extended: [
      ...valued('REACT_TIME', text(source, 'reactionTime')),
      ...valued('WIND_SPEED', text(source, 'wind')),
      ...valued('RULE', performance.rule),
      ...attemptsOf(source),
      ...heightsOf(source),
      ...partsOf(source),
    ],
    recordIndicators: recordsOf(row, list, findings),
    items: partItems(source, list),
    competitor: row.competitor,
  })
}

const valued = (code: string, value: string | null): OdfExtended[] =>
  value === null ? [] : [{ type: 'ER', code, value }]

/** Attempts of long jump, triple jump and throws, with the wind of each jump and the bests it was. */
const attemptsOf = (source: JsonObject): OdfExtended[] =>
  objects(source, 'attempts').map((attempt) => {
    const wind = text(attempt, 'wind')
    const extensions = [
      ...(wind === null ? [] : [{ code: 'WIND_SPEED', value: wind }]),
      ...texts(attempt, 'recordFlags').map((value) => ({ code: 'RECORD', value })),
    ]
    return {
      type: 'ER',
      code: 'ATTEMPT',
      pos: text(attempt, 'round') ?? '',
      value: text(attempt, 'performance') ?? '',
      ...(extensions.length > 0 ? { extensions } : {}),
    }
  })

/** Heights of high jump and pole vault in order, Value2 the trials at each: `XXO`, and `R` where the athlete retired. */
const heightsOf = (source: JsonObject): OdfExtended[] =>
  objects(source, 'heights').map((height, i) => {
    // a row with a single height has it one level deeper and under other names
    const [single] = [height.roundresults].filter((h): h is JsonObject => typeof h === 'object' && h !== null)
    const [value, value2] = single
      ? [text(single, 'performance'), text(single, 'round')]
      : [text(height, 'height'), text(height, 'results')]
    return {
      type: 'ER',
      code: 'HEIGHT',
      pos: String(i + 1),
      ...(value === null ? {} : { value }),
      ...(value2 === null ? {} : { value2 }),
    }
  })

/** Parts of a combined event that took place: Value the performance, Value2 its points. */
const partsOf = (source: JsonObject): OdfExtended[] =>
  objects(source, 'results').flatMap((part) => {
    const [value, points, wind] = [text(part, 'performance'), text(part, 'points'), text(part, 'wind')]
    if (value === null) return []
    return {
      type: 'ER',
      code: 'PART',
      pos: text(part, 'eventNo') ?? '',
      value,
      ...(points === null ? {} : { value2: points }),
      ...(wind === null ? {} : { extensions: [{ code: 'WIND_SPEED', value: wind }] }),
    }
  })

/** The same parts as results in other units (ODF §8 ResultItem): the phase of the part, since the source does not tell the heat. */
const partItems = (source: JsonObject, list: RioList): OdfResult['items'] =>
  objects(source, 'results').flatMap((part) => {
    const [event, written] = [eventCode(text(part, 'eventCode') ?? ''), text(part, 'performance')]
    if (!event || written === null) return []
    const { result, irm, resultType } = parsePerformance(written, measureOf(event))
    return {
      unit: padRsc(phasePrefix(event, list.gender, 'FINAL', list.event)),
      order: Number(text(part, 'eventNo')) || null,
      rank: null,
      result,
      irm,
      resultType,
    }
  })

/** Record flags such as `WR`, `NR`, `PB`; `=PB` is an equalled one. A flag that is written twice is one. */
function recordsOf(
  { source, competitor: who }: RioRow,
  list: RioList,
  findings: FindingLog,
): OdfResult['recordIndicators'] {
  const written = [...texts(source, 'recordFlags'), ...(text(source, 'recordflag')?.split(/\s+/) ?? [])]
  const flags = new Set(written)
  if (flags.size < written.length)
    findings.add(
      'bad-value',
      { file: RESULTS_FILE, row: list.position, column: 'recordflag' },
      `"${written.join(' ')}" of ${who.code} in ${list.code} has a flag twice: it is kept once.`,
    )
  return [...flags].map((flag, i) => ({
    order: i + 1,
    code: padRsc(eventPrefix(list.event, list.gender)),
    recordType: flag.replace(/^=/, ''),
    equalled: flag.startsWith('='),
  }))
}
