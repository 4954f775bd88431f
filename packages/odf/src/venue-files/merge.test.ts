import { padRsc } from '@games/domain'
import { aCompetitor, aResult } from '@games/testing'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { NO_LIST } from '../absent.ts'
import type { OdfResult, OdfResults } from '../message.ts'
import { type FileHeat, type FileRow, NO_ROW } from './file-heat.ts'
import { type MergeInput, mergeHeat } from './merge.ts'

const UNIT = padRsc('ATHW100M--------------FNL-000100')
const HEAT: FileHeat = {
  key: '4/1/1',
  event: '4',
  round: '1',
  heat: '1',
  name: null,
  distance: null,
  start: null,
  timedFinal: null,
  unit: null,
  swim: null,
  says: 'results',
  form: 'race',
  isOfficial: false,
  wind: null,
  points: null,
  rows: [],
}
const row = (competitor: string, over: Partial<FileRow>) => ({
  row: { ...NO_ROW, key: `bib:${competitor}`, bib: competitor, ...over },
  competitor: aCompetitor({ code: competitor }),
})
const timed = (competitor: string, rank: string, result: string) => row(competitor, { rank, result })

/** What is in force after a merge. */
const after = ({ draft }: ReturnType<typeof mergeHeat>): MergeInput['inForce'] => ({
  status: draft.resultStatus,
  results: draft.body as OdfResults,
})
const merge = (rows: MergeInput['rows'], over: Partial<MergeInput> = {}) =>
  mergeHeat({
    unit: UNIT,
    heat: HEAT,
    rows,
    inForce: null,
    last: null,
    overCorrections: false,
    delegations: null,
    ...over,
  })
const listOf = (merged: ReturnType<typeof mergeHeat>) => (merged.draft.body as OdfResults).results
const brief = (rows: readonly OdfResult[]) =>
  rows.map(({ competitor, rank, result, irm }) => [competitor.code, rank, result, irm])

/** A change by hand of what is in force. */
const corrected = (inForce: MergeInput['inForce'], code: string, change: Partial<OdfResult>): MergeInput['inForce'] =>
  inForce && {
    ...inForce,
    results: {
      ...inForce.results,
      results: inForce.results.results.map((one) => (one.competitor.code === code ? { ...one, ...change } : one)),
    },
  }

describe('a heat’s file over what is in force', () => {
  const first = merge([timed('1', '1', '11.29'), timed('2', '2', '11.40'), row('3', { mark: 'DNS', irm: 'DNS' })])

  test('places, times and marks are the file’s; its order is that of the places (R12.2)', () => {
    expect(brief(listOf(first))).toEqual([
      ['1', '1', '11.29', null],
      ['2', '2', '11.40', null],
      ['3', null, null, 'DNS'],
    ])
    expect(listOf(first).map(({ resultType, sortOrder }) => [resultType, sortOrder])).toEqual([
      ['TIME', 1],
      ['TIME', 2],
      ['IRM', 3],
    ])
    expect(first.draft).toMatchObject({ resultStatus: 'UNOFFICIAL', documentType: 'DT_RESULT', documentCode: UNIT })
  })

  test('a row without a time takes nothing away, nor does one that is gone', () => {
    const again = merge([row('1', { lane: '4' }), timed('2', '2', '11.40')], {
      inForce: after(first),
      last: first.said,
    })
    expect(brief(listOf(again))).toEqual(brief(listOf(first)))
    expect(again.missing).toEqual(['3'])
    expect(again.draft.resultStatus).toBe('UNOFFICIAL')
  })

  test('a file that has not been read to the end is not unofficial yet', () => {
    expect(merge([timed('1', '1', '11.29'), row('2', {})]).draft.resultStatus).toBe('UNCONFIRMED')
  })

  test('what somebody corrected since stays, and is said; what nobody touched is the file’s', () => {
    const held = corrected(corrected(after(first), '1', { irm: 'DQ', rank: null, result: null }), '2', { rank: '1' })
    const again = merge([timed('1', '1', '11.28'), timed('2', '2', '11.39'), row('3', { mark: 'DNS', irm: 'DNS' })], {
      inForce: held,
      last: first.said,
    })
    expect(brief(listOf(again))).toEqual([
      ['2', '1', '11.39', null],
      ['1', null, null, 'DQ'],
      ['3', null, null, 'DNS'],
    ])
    expect(again.kept).toEqual([
      { competitor: '1', field: 'rank', held: null, said: '1' },
      { competitor: '1', field: 'result', held: null, said: '11.28' },
      { competitor: '1', field: 'irm', held: 'DQ', said: null },
      { competitor: '2', field: 'rank', held: '1', said: '2' },
    ])
  })

  test('told to, the file stands above corrections', () => {
    const held = corrected(after(first), '1', { irm: 'DQ', rank: null, result: null })
    const again = merge([timed('1', '1', '11.28')], { inForce: held, last: first.said, overCorrections: true })
    expect(brief(listOf(again))[0]).toEqual(['1', '1', '11.28', null])
    expect(again.kept).toEqual([])
  })

  test('a disqualification in the file takes the time away; lifted in the file it gives it back', () => {
    const out = merge([row('1', { mark: 'DQ', irm: 'DQ', rule: 'TR16.8' })], {
      inForce: after(first),
      last: first.said,
    })
    expect(brief(listOf(out)).at(-1)).toEqual(['3', null, null, 'DNS'])
    expect(listOf(out).find(({ competitor }) => competitor.code === '1')).toMatchObject({
      result: null,
      irm: 'DQ',
      resultType: 'IRM',
      extended: [{ code: 'RULE', value: 'TR16.8' }],
    })
    const back = merge([timed('1', '1', '11.29')], { inForce: after(out), last: out.said })
    expect(listOf(back)[0]).toMatchObject({ rank: '1', result: '11.29', irm: null, resultType: 'TIME', extended: [] })
  })

  test('a tie is marked; wind and passages stand where the sports read them', () => {
    const splits = [
      { pos: 1, time: '59.00', lap: null },
      { pos: 2, time: '2:00.00', lap: '1:01.00' },
    ]
    const merged = merge(
      [row('1', { rank: '1', result: '2:00.00', splits, reaction: '0.145' }), timed('2', '1', '2:00.00')],
      { heat: { ...HEAT, wind: '-0.3', points: 2 } },
    )
    expect(listOf(merged).map(({ rankEqual }) => rankEqual)).toEqual([true, true])
    expect(merged.draft.body).toMatchObject({
      extendedInfos: [
        { type: 'UI', code: 'WIND_SPEED', value: '-0.3' },
        { type: 'UI', code: 'POINTS_TOTAL', value: '2' },
      ],
    })
    expect(listOf(merged)[0]?.extended).toEqual([
      { type: 'ER', code: 'REACT_TIME', value: '0.145' },
      { type: 'ER', code: 'INTERMEDIATE', pos: '1', value: '59.00' },
      { type: 'ER', code: 'INTERMEDIATE', pos: '2', value: '2:00.00', value2: '1:01.00' },
    ])
  })

  test('wind that is not in the file stays, and wind that somebody corrected too', () => {
    const windy = merge([timed('1', '1', '11.29')], { heat: { ...HEAT, wind: '+1.0' } })
    expect(merge([timed('1', '1', '11.29')], { inForce: after(windy), last: windy.said }).draft.body).toMatchObject({
      extendedInfos: [{ value: '+1.0' }],
    })
    const held = after(windy)
    const hand = held && {
      ...held,
      results: { ...held.results, extendedInfos: [{ type: 'UI', code: 'WIND_SPEED', value: '+1.2' }] },
    }
    const again = merge([timed('1', '1', '11.29')], {
      heat: { ...HEAT, wind: '+1.1' },
      inForce: hand,
      last: windy.said,
    })
    expect(again.kept).toEqual([{ competitor: null, field: 'wind', held: '+1.2', said: '+1.1' }])
  })

  test.each([
    ['OFFICIAL', false, 'OFFICIAL'],
    ['PROTESTED', false, 'PROTESTED'],
    ['START_LIST', false, 'UNOFFICIAL'],
    ['UNOFFICIAL', true, 'OFFICIAL'],
  ] as const)('over %s (official by the file: %s) it is %s', (status, isOfficial, expected) => {
    const merged = merge([timed('1', '1', '9.9')], {
      heat: { ...HEAT, isOfficial },
      inForce: { status, results: { ...NO_LIST, results: [] } },
    })
    expect(merged.draft.resultStatus).toBe(expected)
  })

  test('a start list is in the order of lanes, and a relay’s take-overs are its members’', () => {
    const list = merge([row('1', { lane: '5' }), row('2', { lane: '3' })], { heat: { ...HEAT, says: 'start-list' } })
    expect(
      listOf(list).map(({ competitor, startOrder, sortOrder }) => [competitor.code, startOrder, sortOrder]),
    ).toEqual([
      ['2', '3', 1],
      ['1', '5', 2],
    ])
    expect(list.draft.resultStatus).toBe('START_LIST')
    const member = {
      code: 'm',
      order: 2,
      bib: null,
      startOrder: null,
      role: null,
      familyName: null,
      givenName: null,
      gender: null,
      organisation: null,
      extended: [],
      entries: [],
    }
    const team = {
      row: { ...NO_ROW, key: 'lane:4', rank: '1', result: '4:00.00', takeOvers: [{ order: 2, reaction: '0.12' }] },
      competitor: aCompetitor({ code: 't', type: 'T', athletes: [member] }),
    }
    expect(listOf(merge([team]))[0]?.competitor.athletes[0]?.extended).toEqual([
      { type: 'ER', code: 'REACT_TIME', value: '0.12' },
    ])
  })
})

const anyRow = (competitor: string) =>
  fc
    .record({
      rank: fc.option(fc.constantFrom('1', '2', '3'), { nil: null }),
      result: fc.constantFrom('11.29', '11.40', null),
      irm: fc.constantFrom(null, 'DNS', 'DQ'),
      lane: fc.constantFrom('1', '2', null),
      reaction: fc.constantFrom('0.145', null),
      splits: fc.constantFrom([], [{ pos: 1, time: '5.00', lap: null }]),
    })
    .map((over) =>
      row(competitor, { ...over, ...(over.irm === null ? {} : { result: null, rank: null, mark: over.irm }) }),
    )
const anyRows = fc.subarray(['1', '2', '3', '4']).chain((codes) => fc.tuple(...codes.map(anyRow)))

test('the same file again changes nothing, and no file takes away a result without saying why (R12.2)', () => {
  fc.assert(
    fc.property(fc.array(anyRows, { minLength: 1, maxLength: 4 }), fc.constantFrom(null, '11.99'), (files, byHand) => {
      let inForce: MergeInput['inForce'] = {
        status: 'START_LIST',
        results: { ...NO_LIST, results: [aResult({ sortOrder: 1, competitor: '4' })] },
      }
      let last: MergeInput['last'] = null
      for (const rows of files) {
        const before: readonly OdfResult[] = inForce?.results.results ?? []
        const once = merge(rows, { inForce, last })
        const twice = merge(rows, { inForce: after(once), last: once.said })
        expect(after(twice)).toEqual(after(once))
        for (const one of before.filter(({ result }) => result !== null)) {
          const now = listOf(once).find(({ competitor }) => competitor.code === one.competitor.code)
          if (now?.result === null) expect(now.irm).not.toBeNull()
        }
        inForce = after(once)
        last = once.said
        if (byHand === null) continue
        // whatever comes after a correction, it stays
        const [corrected_] = listOf(once)
        if (
          !corrected_ ||
          !once.said.rows.some(
            ({ competitor, result }) => competitor === corrected_.competitor.code && result !== undefined,
          )
        )
          continue
        const held = corrected(inForce, corrected_.competitor.code, { result: byHand })
        const later = merge(rows, { inForce: held, last })
        expect(listOf(later).find(({ competitor }) => competitor.code === corrected_.competitor.code)?.result).toBe(
          byHand,
        )
      }
    }),
  )
})

/** Rows of several files as one: a later result replaces an earlier one, and what a row does not have stays. */
function mergedRows(files: readonly MergeInput['rows'][]): MergeInput['rows'] {
  const rows = new Map<string, MergeInput['rows'][number]>()
  for (const next of files.flat()) {
    const { code } = next.competitor
    const before = rows.get(code)?.row ?? next.row
    const { result, irm } = next.row
    rows.set(code, {
      competitor: next.competitor,
      row: {
        ...before,
        ...((result !== null || irm !== null) && { rank: next.row.rank, result, irm, mark: next.row.mark }),
        lane: next.row.lane ?? before.lane,
        reaction: next.row.reaction ?? before.reaction,
        splits: next.row.splits.length > 0 ? next.row.splits : before.splits,
      },
    })
  }
  return [...rows.values()]
}

test('files of a heat one after the other give what one file of the merged rows gives (R12.7)', () => {
  const earlier = ['1', '2', '3', '4'].map((competitor, at) =>
    aResult({ sortOrder: at + 1, competitor, ...(at < 2 && { rank: '1', result: '11.50', resultType: 'TIME' }) }),
  )
  const inForce: MergeInput['inForce'] = { status: 'UNOFFICIAL', results: { ...NO_LIST, results: earlier } }
  const byCode = (rows: readonly OdfResult[]) =>
    rows
      .map(({ extended, ...row }) => ({ ...row, sortOrder: 0, extended: new Set(extended) }))
      .toSorted((a, b) => a.competitor.code.localeCompare(b.competitor.code))
  fc.assert(
    fc.property(fc.array(anyRows, { minLength: 2, maxLength: 4 }), (files) => {
      let merged = merge(files[0] ?? [], { inForce })
      for (const rows of files.slice(1)) merged = merge(rows, { inForce: after(merged), last: merged.said })
      expect(byCode(listOf(merged))).toEqual(byCode(listOf(merge(mergedRows(files), { inForce }))))
    }),
  )
})

test('what is known of a passage stays where its time is the same, and DQ is DSQ', () => {
  const leg = { type: 'ER', code: 'INTERMEDIATE', pos: '1', value: '59.00', extensions: [{ code: 'LEG', value: '1' }] }
  const held = aResult({ sortOrder: 1, irm: 'DQ', resultType: 'IRM', competitor: '1', extended: [leg] })
  const inForce = { status: 'OFFICIAL', results: { ...NO_LIST, results: [held] } } as const
  const dsq = { mark: 'DSQ', irm: 'DSQ' }
  const merged = merge([row('1', { ...dsq, splits: [{ pos: 1, time: '59.00', lap: '59.00' }] })], { inForce })
  expect(listOf(merged)).toEqual([held])
  expect(
    listOf(merge([row('1', { ...dsq, splits: [{ pos: 1, time: '58.00', lap: null }] })], { inForce })),
  ).not.toEqual([held])
})

describe('a corrected file of a whole programme', () => {
  const swim = (
    competitor: string,
    lane: string,
    rank: string | null,
    result: string | null,
    irm: string | null = null,
  ) => ({
    ...row(competitor, { lane, rank, result, irm, mark: irm, isStated: true }),
    competitor: aCompetitor({ code: competitor, organisation: competitor === '2' ? 'PR' : 'AL' }),
  })
  const programme: Partial<MergeInput> = { heat: { ...HEAT, unit: UNIT }, delegations: new Set(['AL', 'PR']) }
  const first = merge([swim('1', '4', '1', '30.80'), swim('2', '5', '2', '31.20')], programme)
  const again = (rows: MergeInput['rows'], over: Partial<MergeInput> = {}) =>
    merge(rows, { ...programme, inForce: after(first), last: first.said, ...over })

  test('a result that the file gives to another swimmer leaves the list', () => {
    const merged = again([swim('3', '4', '1', '30.80'), swim('2', '5', '2', '31.20')])
    expect(brief(listOf(merged))).toEqual([
      ['3', '1', '30.80', null],
      ['2', '2', '31.20', null],
    ])
    expect(merged.retracted.map(({ competitor }) => competitor.code)).toEqual(['1'])
    expect(merged.said.rows.map(({ competitor }) => competitor)).toEqual(['2', '3'])
  })

  test('so does the result of a club that the file no longer has, if another club has its lane', () => {
    const merged = again([swim('4', '4', '1', '30.80'), swim('2', '5', '2', '31.20')], { delegations: new Set(['PR']) })
    expect(merged.retracted.map(({ competitor }) => competitor.code)).toEqual(['1'])
  })

  test('a result stays if the file has neither the club nor the lane: it is of one club', () => {
    const merged = again([swim('2', '5', '1', '31.20')], { delegations: new Set(['PR']) })
    expect(brief(listOf(merged))).toEqual(brief(listOf(first)))
    expect(merged.missing).toEqual(['1'])
  })

  test('a result that was corrected by hand stays', () => {
    const byHand = corrected(after(first), '1', { result: '30.79' })
    expect(again([swim('2', '5', '1', '31.20')], { inForce: byHand }).retracted).toEqual([])
  })

  test('no result leaves the list if a part of the file is not read', () => {
    const merged = again([swim('1', '4', null, null)], { delegations: null })
    expect(brief(listOf(merged))).toEqual(brief(listOf(first)))
  })

  test('a result that comes back is in the list again', () => {
    const without = again([swim('2', '5', '1', '31.20')])
    const back = again([swim('1', '4', '1', '30.80'), swim('2', '5', '2', '31.20')], {
      inForce: after(without),
      last: without.said,
    })
    expect(brief(listOf(back))).toEqual(brief(listOf(first)))
  })

  test('a time that the file states to be none goes, one by hand stays', () => {
    const none = [swim('1', '4', null, null), swim('2', '5', '1', '31.20')]
    expect(brief(listOf(again(none))).at(-1)).toEqual(['1', null, null, null])
    const byHand = merge(none, { ...programme, inForce: after(first), last: null })
    expect(brief(listOf(byHand))[0]).toEqual(['1', '1', '30.80', null])
  })

  test('the places of files of several clubs are those of all rows', () => {
    const merged = again([swim('3', '3', '1', '31.00')], { delegations: new Set(['SP']) })
    expect(brief(listOf(merged))).toEqual([
      ['1', '1', '30.80', null],
      ['3', '2', '31.00', null],
      ['2', '3', '31.20', null],
    ])
  })
})
