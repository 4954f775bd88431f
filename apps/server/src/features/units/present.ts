import { type Release, topics, type UnitPage } from '@games/contract'
import { disciplineOf } from '@games/domain'
import { meaningsOf } from '@games/domain/sports/marks/meanings'
import { MEDAL_NAMES } from '@games/domain/sports/marks/medal-names'
import { sheetOf } from '@games/domain/sports/sheet'
import { NO_LIST, type OdfResult } from '@games/odf'
import { matchDocumentsOf } from '../../facts/match-documents.queries.ts'
import { typeCodes } from '../../facts/event-types.queries.ts'
import { producedIso } from '../../facts/produced-iso.ts'
import { unitsUnderRevision } from '../../facts/medals-under-revision.queries.ts'
import type { Reading } from '../../facts/reading.ts'
import { sportUnit } from '../../facts/sport-unit.ts'
import { WantedNames } from '../names/index.ts'
import { unitHistory } from './history.ts'
import { medalColoursOf } from './medal-colours.queries.ts'
import { presentRow, wantRow } from './rows.ts'
import { medalOf, presentUnit, wantUnit } from './summary.ts'
import { codesSince, phaseMarks, phaseUnits, resultListOf, unitsByCode } from './units.queries.ts'

const NOTHING_SENT = { status: 'START_LIST', fact: NO_LIST }

/** A unit's page, also by a code that the unit had in an earlier programme; null when no message knows the unit. */
export async function unitPage(tx: Reading, seq: number, code: string): Promise<UnitPage | null> {
  const [unit] = await unitsByCode(tx, [code])
  if (!unit || unit.status === 'UNSCHEDULED') {
    const since = (await codesSince(tx, [code])).get(code)
    if (since !== undefined) return unitPage(tx, seq, since)
    if (!unit) return null
  }
  const resultList = await resultListOf(tx, code)
  const rows = resultList?.results ?? []
  const wanted = new WantedNames()
  wantUnit(wanted, unit)
  for (const row of rows) wantRow(wanted, row)
  const medals = (await medalColoursOf(tx, [code])).get(code) ?? new Map()
  const isUnderRevision = (await unitsUnderRevision(tx.from(topics.unit(code)), [code])).has(code)
  const context = { names: await wanted.lookUp(tx), marks: await phaseMarks(tx, code), medals }
  const started = resultList !== null && resultList.list.status !== 'START_LIST'
  const siblings = await phaseUnits(tx, code.slice(0, 26))
  const typeCode = await typeCodes(tx.from(topics.everything()), [code])
  const sheet = sheetOf(
    sportUnit(code, typeCode(code), unit.status, resultList?.list ?? NOTHING_SENT, rows, unit.head_to_head),
  )
  const results = started ? rows.map((r, at) => presentRow(r, context, sheet.cells[at])) : []
  const { history, officialAt } = await unitHistory(tx, code)
  const match = unit.head_to_head ? await matchDocumentsOf(tx.from(topics.unit(code)), code) : null
  return {
    seq,
    unit: presentUnit(unit, context.names, isUnderRevision ? undefined : medals),
    resultType: rows.find((r) => r.resultType !== null)?.resultType ?? null,
    startList: startOrdered(rows).map((r) => presentRow(r, context)),
    results,
    periods: (resultList?.list.fact.periods ?? []).map((p) => ({
      code: p.code,
      home: p.homePeriodScore ?? p.homeScore,
      away: p.awayPeriodScore ?? p.awayScore,
    })),
    form: sheet.form,
    columns: [...sheet.columns],
    statistics: [...sheet.statistics],
    ...(match && { match }),
    facts: [...sheet.facts],
    meanings: {
      ...(history.some(({ changes }) => changes.some(({ what }) => what === 'medal')) ? MEDAL_NAMES : {}),
      ...meaningsOf(disciplineOf(code), sheet.form, [...results, ...formerIrms(history)]),
    },
    ...(isUnderRevision && { medalsUnderRevision: true as const }),
    notes: [...(resultList?.list.notes ?? [])],
    correction: unit.correction,
    history,
    updatedAt: unit.produced === '' ? null : producedIso(unit.produced),
    officialAt: resultList?.list.status === 'OFFICIAL' ? (officialAt ?? producedIso(resultList.list.produced)) : null,
    phaseUnits: siblings.map((s) => ({
      code: s.code,
      name: s.name,
      unitNum: s.unit_num,
      medal: medalOf(s.medal),
      status: s.status,
    })),
  }
}

/** IRMs that a correction removed are in the history still. */
const formerIrms = (history: readonly Release[]) =>
  history
    .flatMap(({ changes }) => changes)
    .filter(({ what }) => what === 'irm')
    .map(({ from }) => ({ irm: from, qualificationMark: null, records: [] }))

/** A start list is ordered by StartSortOrder (ODF §8), else by StartOrder as a number, else as sent. */
function startOrdered(rows: readonly OdfResult[]): OdfResult[] {
  const order = (r: OdfResult) => r.startSortOrder ?? (Number(r.startOrder ?? Number.NaN) || r.sortOrder)
  return [...rows].sort((a, b) => order(a) - order(b) || a.sortOrder - b.sortOrder)
}
