import type { ResultStatus } from '@games/domain'
import { inWords as trialsInWords, isFieldOver, rankedByTrials, TRIAL_CODES } from './field-trials.ts'
import { isSame } from './same.ts'
import { NO_LIST, NO_RESULT } from '../absent.ts'
import type { OdfCompetitor, OdfExtended, OdfExtension, OdfResult, OdfResults } from '../message.ts'
import type { Draft } from '../tables/index.ts'
import type { FileHeat, FileRow } from './file-heat.ts'
import { hundredthsOf } from './lenex/times.ts'

/** What a file has said of a unit: kept, so that the next file's changes can be told from what people have corrected since. */
export interface Said {
  readonly wind: string | null
  readonly rows: readonly SaidRow[]
}

/** Of one competitor. A field that is not there was not said. */
export interface SaidRow {
  readonly competitor: string
  /** What the file calls them; not compared, and never in the list. */
  readonly name?: string
  /** The team of a row without a name; not compared either. */
  readonly team?: string
  readonly rank?: string | null
  readonly result?: string | null
  readonly irm?: string | null
  readonly rule?: string | null
  readonly startOrder?: string
  readonly reaction?: string
  readonly splits?: readonly OdfExtended[]
  readonly trials?: readonly OdfExtended[]
}
type Field = Exclude<keyof SaidRow, 'competitor' | 'name' | 'team'>

/** Something that people have corrected since a file said it: it stays, whatever the file says. */
export interface Kept {
  readonly competitor: string | null
  readonly field: Field | 'wind'
  readonly held: string | null
  readonly said: string | null
}

/** Rows of a file with whom they are. */
export interface Matched {
  readonly row: FileRow
  readonly competitor: OdfCompetitor
}

export interface MergeInput {
  readonly unit: string
  readonly heat: FileHeat
  readonly rows: readonly Matched[]
  /** What is in force of the unit. */
  readonly inForce: { readonly status: ResultStatus | null; readonly results: OdfResults } | null
  /** What the last file of the unit that is in force said; null: none has come. */
  readonly last: Said | null
  /** What the file says stands above corrections too. */
  readonly overCorrections: boolean
  /** Delegations whose swimmers the file has; null: the file is not the programme of the unit, or a part of it is not read. */
  readonly delegations: ReadonlySet<string> | null
}

export interface Merged {
  readonly draft: Draft
  readonly said: Said
  readonly kept: readonly Kept[]
  /** Competitors of the list in force of whom the file says nothing: they stay. */
  readonly missing: readonly string[]
  /** Rows that leave the list: an earlier file stated their results, and this one retracts them. */
  readonly retracted: readonly OdfResult[]
}

/**
 * The list of a unit after a file: what the file says, over what is in force. What the file does not say stays; what was corrected by
 * somebody since the last file stays too, and is told. The file's places and marks are taken as they are.
 */
export function mergeHeat({ unit, heat, rows, inForce, last, overCorrections, delegations }: MergeInput): Merged {
  const before = inForce?.results.results ?? []
  const kept: Kept[] = []
  const stated = new Map((last?.rows ?? []).map((row) => [row.competitor, row]))
  const said = rows.map((matched) =>
    saidOf(matched, heat, delegations === null ? undefined : stated.get(matched.competitor.code)),
  )
  const merged = rows.map((matched, at): OdfResult => {
    const { competitor } = matched
    const inList = before.find((one) => one.competitor.code === competitor.code)
    const held = inList && { ...inList, competitor: withMembers(inList.competitor, matched) }
    const was = overCorrections ? undefined : stated.get(competitor.code)
    const row = held ?? { ...NO_RESULT, sortOrder: 0, competitor }
    return mergeRow(row, said[at] as SaidRow, was, kept, heat.form === 'race' ? 'TIME' : 'DISTANCE')
  })
  const swum = merged.map((row, at) => withTakeOvers(row, rows[at]?.row.takeOvers ?? []))
  const unnamed = before.filter((one) => !rows.some(({ competitor }) => competitor.code === one.competitor.code))
  const lanes = new Set(rows.map(({ row }) => row.lane))
  const isContradicted = ({ competitor: { organisation }, startOrder }: OdfResult): boolean =>
    delegations !== null && (delegations.has(organisation ?? '') || (startOrder !== null && lanes.has(startOrder)))
  const left = unnamed.filter(
    (one) =>
      isContradicted(one) &&
      (!hasEnded(one) || (heat.says === 'results' && isAsStated(one, stated.get(one.competitor.code)))),
  )
  const retracted = left.filter(hasEnded)
  const others = unnamed.filter((one) => !left.includes(one))
  const isRankCorrected = kept.some(({ field }) => field === 'rank')
  const all = [...swum, ...others]
  const isRankedByTime = delegations !== null && others.length > 0 && !isRankCorrected && heat.form === 'race'
  const list = inOrder(isRankedByTime ? rankedByTime(all) : ranked(all, heat, rows), heat.says)
  const infos = inForce?.results.extendedInfos ?? []
  const wind = windOf(heat.wind, last, infos, overCorrections, kept)
  return {
    draft: {
      documentType: 'DT_RESULT',
      documentCode: unit,
      resultStatus: statusOf(heat, rows, list, inForce?.status ?? null),
      body: {
        kind: 'results',
        ...NO_LIST,
        ...inForce?.results,
        clock: null,
        extendedInfos: withInfo(withInfo(infos, 'WIND_SPEED', wind), 'POINTS_TOTAL', pointsOf(heat, infos)),
        results: list,
      },
      rows: new Map(rows.flatMap(({ row, competitor }) => (row.line === null ? [] : [[competitor.code, row.line]]))),
    },
    said: {
      wind: heat.wind ?? last?.wind ?? null,
      rows: remembered(said, last).filter(
        (row) => !retracted.some(({ competitor }) => competitor.code === row.competitor),
      ),
    },
    kept,
    missing: heat.says === 'results' ? others.map(({ competitor }) => competitor.code) : [],
    retracted,
  }
}

/** Places of a race are those of the file; a field event is ranked by its trials. */
const ranked = (list: OdfResult[], { form }: FileHeat, rows: readonly Matched[]): OdfResult[] =>
  form === 'race'
    ? list
    : rankedByTrials(
        list,
        form,
        new Map(
          rows.flatMap(({ row: { rank }, competitor: { code } }) =>
            rank === null ? [] : [[code, Number(rank)] as const],
          ),
        ),
      )

const hasEnded = ({ result, irm }: OdfResult): boolean => result !== null || irm !== null

/** Whether a result is that of the last file: no correction has changed it since. */
const isAsStated = (row: OdfResult, said: SaidRow | undefined): boolean =>
  said !== undefined &&
  (['result', 'irm'] as const).every((field) => field in said && saysTheSame(field, row[field], said[field] ?? null))

/** A competitor of the list with the members in the file; other data of a member stays. */
function withMembers(inList: OdfCompetitor, { row, competitor }: Matched): OdfCompetitor {
  if (row.competitor === null || competitor.athletes.length === 0) return inList
  const athletes = competitor.athletes.map((athlete) => ({
    ...(inList.athletes.find(({ code }) => code === athlete.code) ?? athlete),
    order: athlete.order,
  }))
  return { ...inList, athletes }
}

/** Fields that a row of a file states. A missing time clears an earlier one only if the file states that there is none. */
function saidOf({ row, competitor }: Matched, { says, form }: FileHeat, last: SaidRow | undefined): SaidRow {
  const isRetracted = row.isStated && last?.result !== undefined
  const isOver = says === 'results' && (row.result !== null || row.irm !== null || isRetracted)
  return {
    competitor: competitor.code,
    ...(row.name !== null && { name: row.name }),
    ...(row.name === null && row.affiliation !== null && { team: row.affiliation }),
    // ranks of field events follow from the trials of all flights
    ...(isOver && form === 'race' && { rank: row.irm === null ? row.rank : null }),
    ...(isOver && { result: row.result, irm: row.irm, rule: row.rule }),
    ...(row.lane !== null && { startOrder: row.lane }),
    ...(row.reaction !== null && { reaction: row.reaction }),
    ...(row.splits.length > 0 && {
      splits: row.splits.map(
        ({ pos, time, lap }): OdfExtended => ({
          type: 'ER',
          code: 'INTERMEDIATE',
          pos: String(pos),
          value: time,
          ...(lap !== null && { value2: lap }),
        }),
      ),
    }),
    ...(row.trials.length > 0 && { trials: row.trials }),
  }
}

/** What is remembered of a competitor is what was said last of each field. */
function remembered(said: readonly SaidRow[], last: Said | null): SaidRow[] {
  const before = new Map((last?.rows ?? []).map((row) => [row.competitor, row]))
  for (const row of said) before.set(row.competitor, { ...before.get(row.competitor), ...row })
  return [...before.values()]
}

const FIELDS = [
  'rank',
  'result',
  'irm',
  'rule',
  'startOrder',
  'reaction',
  'splits',
  'trials',
] as const satisfies readonly Field[]

function mergeRow(
  held: OdfResult,
  said: SaidRow,
  was: SaidRow | undefined,
  kept: Kept[],
  resultType: 'TIME' | 'DISTANCE',
): OdfResult {
  const now: { [F in Field]?: unknown } = {}
  for (const field of FIELDS) {
    if (!(field in said)) continue
    const [inForce, file] = [fieldOf(held, field), said[field] ?? null]
    if (saysTheSame(field, inForce, file)) continue
    const isCorrected = was !== undefined && field in was && !saysTheSame(field, inForce, was[field] ?? null)
    if (isCorrected) kept.push({ competitor: said.competitor, field, held: inWords(inForce), said: inWords(file) })
    else now[field] = file
  }
  return withFields(held, now as Partial<SaidRow>, resultType)
}

/** Feeds write a disqualification in two ways; of passages the times count, and what else is known of them and of others stays. */
function saysTheSame(field: Field, held: unknown, file: unknown): boolean {
  if (field === 'irm') return plainMark(held) === plainMark(file)
  if (field === 'trials') return inWords(held) === inWords(file)
  if (field !== 'splits' || !Array.isArray(held) || !Array.isArray(file)) return isSame(held, file)
  const [before, now] = [timesOf(held as readonly OdfExtended[]), timesOf(file as readonly OdfExtended[])]
  return Object.entries(now).every(([pos, time]) => before[pos] === time)
}
const plainMark = (mark: unknown): unknown => (mark === 'DQ' ? 'DSQ' : mark)
const timesOf = (splits: readonly OdfExtended[]): Readonly<Record<string, string>> =>
  Object.fromEntries(splits.map(({ pos, value }) => [pos ?? '', value ?? '']))

function inWords(value: unknown): string | null {
  if (value === null || value === undefined || typeof value === 'string') return value ?? null
  const values = value as readonly OdfExtended[]
  return values.some(({ code }) => TRIAL_CODES.has(code))
    ? trialsInWords(values)
    : values.map((one) => one.value ?? '').join(' ')
}

function fieldOf(row: OdfResult, field: Field): unknown {
  const extended = (code: string) => row.extended.filter((one) => one.type === 'ER' && one.code === code)
  switch (field) {
    case 'rule':
      return extended('RULE')[0]?.value ?? null
    case 'reaction':
      return extended('REACT_TIME')[0]?.value ?? null
    case 'splits': {
      const splits = extended('INTERMEDIATE')
      return splits.length > 0 ? splits : null
    }
    case 'trials': {
      const trials = row.extended.filter((one) => one.type === 'ER' && TRIAL_CODES.has(one.code))
      return trials.length > 0 ? trials : null
    }
    case 'rank':
    case 'result':
    case 'irm':
    case 'startOrder':
      return row[field]
  }
}

const { diff, qualificationMark, photoFinish, recordIndicators } = NO_RESULT
const DERIVED = { diff, qualificationMark, photoFinish, recordIndicators }

function withFields(
  row: OdfResult,
  { rank, result, irm, rule, startOrder, reaction, splits, trials }: Partial<SaidRow>,
  resultType: 'TIME' | 'DISTANCE',
): OdfResult {
  const isOther = [
    [result, row.result],
    [irm, row.irm],
  ].some(([now, before]) => now !== undefined && now !== before)
  const next = {
    ...row,
    // values that belong to the former result go with it
    ...(isOther && DERIVED),
    ...(rank !== undefined && { rank }),
    ...(result !== undefined && { result }),
    ...(irm !== undefined && { irm }),
    ...(startOrder !== undefined && {
      startOrder,
      startSortOrder: /^\d{1,4}$/.test(startOrder) ? Number(startOrder) : row.startSortOrder,
    }),
  }
  const extended = [
    rule === undefined ? null : ['RULE', rule === null ? [] : [{ type: 'ER', code: 'RULE', value: rule }]],
    reaction === undefined ? null : ['REACT_TIME', [{ type: 'ER', code: 'REACT_TIME', value: reaction }]],
    splits === undefined ? null : ['INTERMEDIATE', splits],
    trials?.[0] === undefined ? null : [trials[0].code, trials],
  ].reduce(
    (all, change) => (change === null ? all : replaced(all, change[0] as string, change[1] as readonly OdfExtended[])),
    row.extended,
  )
  const isMarked = next.irm !== null && next.result === null
  const isUntyped = row.resultType === null || row.resultType === 'IRM' || row.resultType === resultType
  return {
    ...next,
    extended,
    // the type tells readers to show the mark in place of the result (ODF §8)
    resultType: !isUntyped ? row.resultType : isMarked ? 'IRM' : next.result === null ? row.resultType : resultType,
  }
}

/** The values of a code as they are now; where nothing changes, the very list. */
function replaced(all: readonly OdfExtended[], code: string, values: readonly OdfExtended[]): readonly OdfExtended[] {
  const isOf = (one: OdfExtended) => one.type === 'ER' && one.code === code
  return isSame(all.filter(isOf), values) ? all : [...all.filter((one) => !isOf(one)), ...values]
}

function withTakeOvers(row: OdfResult, takeOvers: FileRow['takeOvers']): OdfResult {
  if (takeOvers.length === 0) return row
  const athletes = row.competitor.athletes.map((athlete) => {
    const own = takeOvers.find(({ order }) => order === athlete.order)
    return own
      ? {
          ...athlete,
          extended: replaced(athlete.extended, 'REACT_TIME', [{ type: 'ER', code: 'REACT_TIME', value: own.reaction }]),
        }
      : athlete
  })
  return { ...row, competitor: { ...row.competitor, athletes } }
}

/** By rank; then who has a result without one, those with a mark, and those of whom nothing is known; a start list by lane. */
function inOrder(rows: readonly OdfResult[], says: FileHeat['says']): OdfResult[] {
  const place = ({ rank, result, irm, startSortOrder }: OdfResult): readonly [number, number] => {
    if (says === 'start-list') return [0, startSortOrder ?? Number.MAX_SAFE_INTEGER]
    if (rank !== null && /^\d+$/.test(rank)) return [0, Number(rank)]
    if (irm !== null) return [2, 0]
    return [result === null ? 3 : 1, startSortOrder ?? Number.MAX_SAFE_INTEGER]
  }
  const shared = Map.groupBy(rows, ({ rank }) => rank)
  return (
    rows
      .map((row) => ({ row, at: place(row) }))
      // who is level stays in the order there was
      .sort((a, b) => a.at[0] - b.at[0] || a.at[1] - b.at[1] || placeBefore(a.row) - placeBefore(b.row))
      .map(({ row }, at) => ({
        ...row,
        sortOrder: at + 1,
        rankEqual: row.rank !== null && (shared.get(row.rank)?.length ?? 0) > 1,
      }))
  )
}

/**
 * The rows of several files of one heat, as a program writes them for each club: ranks of one file count only its rows. Ranks that agree with
 * the times of all rows stay.
 */
function rankedByTime(rows: readonly OdfResult[]): readonly OdfResult[] {
  const timed = rows.flatMap((row) => {
    const time = row.irm === null && row.rank !== null ? hundredthsOf(row.result) : null
    return time === null ? [] : [{ row, time, rank: Number(row.rank) }]
  })
  const agrees = timed.every((one) =>
    timed.every((other) => Math.sign(one.time - other.time) === Math.sign(one.rank - other.rank)),
  )
  if (agrees) return rows
  const rankOf = new Map(
    timed.map(({ row, time }) => [row, String(timed.filter((other) => other.time < time).length + 1)]),
  )
  return rows.map((row) => ({ ...row, rank: rankOf.get(row) ?? row.rank }))
}

const placeBefore = ({ sortOrder }: OdfResult): number => sortOrder || Number.MAX_SAFE_INTEGER

/** How sure a result is: a timing system's is not official unless it says so, and no file takes a status back. */
function statusOf(
  heat: FileHeat,
  rows: readonly Matched[],
  list: readonly OdfResult[],
  held: ResultStatus | null,
): ResultStatus {
  if (heat.says === 'start-list') return 'START_LIST'
  if (held === 'OFFICIAL' || held === 'PROTESTED') return held
  if (heat.isOfficial) return 'OFFICIAL'
  if (heat.form !== 'race') return held === 'UNOFFICIAL' || isFieldOver(list, heat.form) ? 'UNOFFICIAL' : 'INTERMEDIATE'
  return held === 'UNOFFICIAL' || rows.every(({ row }) => row.result !== null || row.irm !== null)
    ? 'UNOFFICIAL'
    : 'UNCONFIRMED'
}

const infoOf = (infos: readonly OdfExtension[], code: string): string | null =>
  infos.find((info) => info.code === code)?.value ?? null

function windOf(
  said: string | null,
  last: Said | null,
  infos: readonly OdfExtension[],
  overCorrections: boolean,
  kept: Kept[],
): string | null {
  const held = infoOf(infos, 'WIND_SPEED')
  if (said === null || said === held) return held
  if (!overCorrections && last !== null && last.wind !== null && held !== last.wind) {
    kept.push({ competitor: null, field: 'wind', held, said })
    return held
  }
  return said
}

const pointsOf = ({ points }: FileHeat, infos: readonly OdfExtension[]): string | null =>
  points === null ? infoOf(infos, 'POINTS_TOTAL') : String(points)

function withInfo(infos: readonly OdfExtension[], code: string, value: string | null): readonly OdfExtension[] {
  if (value === infoOf(infos, code)) return infos
  const others = infos.filter((info) => info.code !== code)
  return value === null ? others : [...others, { type: 'UI', code, value }]
}
