import { medalTable, parseRsc, UNLISTED_ORGANISATIONS } from '@games/domain'
import { beforeAll, describe, expect, test } from 'vitest'
import { readOdf, writeOdf } from '../index.ts'
import type { OdfMessage } from '../message.ts'
import type { AdapterOutput, FindingKind } from './adapter.ts'
import { detectSource } from './detect.ts'
import { readParis2024 } from './paris2024.ts'
import { realFolder } from './real-folder.fixture.ts'

const folder = realFolder('paris2024')
/** Milliseconds: a busy machine takes several times the second that the whole Games need. */
const LONG = 60_000

describe.skipIf(folder === null)('the real records of Paris 2024 (spec R12.2)', () => {
  let output: AdapterOutput
  beforeAll(() => {
    output = readParis2024(folder as string)
  }, LONG)
  const of = (type: string): OdfMessage[] => output.messages.filter((m) => m.header.documentType === type)
  const units = () => of('DT_SCHEDULE').flatMap((m) => (m.body.kind === 'schedule' ? m.body.units : []))
  const rows = () => of('DT_RESULT').flatMap((m) => (m.body.kind === 'results' ? m.body.results : []))
  const medals = () =>
    of('DT_MEDALLISTS').flatMap((m) =>
      m.body.kind === 'medallists'
        ? m.body.medals.flatMap(({ medal, competitors }) => competitors.map((c) => ({ ...c, medal })))
        : [],
    )
  const found = (kind: FindingKind) => output.findings.filter((f) => f.kind === kind)

  test('the folder is known as what it is', () => {
    expect(detectSource(folder as string)).toMatchObject({
      ok: true,
      value: { name: 'Paris 2024', read: readParis2024 },
    })
  })

  test('3,895 schedule rows are 3,887 units, each with an RSC of its own and in the message of its discipline', () => {
    expect(found('duplicate-row')).toHaveLength(8)
    expect(units()).toHaveLength(3887)
    expect(new Set(units().map((u) => u.code)).size).toBe(3887)
    for (const message of of('DT_SCHEDULE'))
      if (message.body.kind === 'schedule')
        for (const { code } of message.body.units) {
          expect(parseRsc(code)).toEqual({ ok: true, value: code })
          expect(code.slice(0, 3)).toBe(message.header.documentCode.slice(0, 3))
        }
  })

  test('the statuses and medal units are those of the source', () => {
    const count = (of: (unit: ReturnType<typeof units>[number]) => boolean) => units().filter(of).length
    expect(count((u) => u.scheduleStatus === 'FINISHED')).toBe(3824)
    expect(count((u) => u.scheduleStatus === 'CANCELLED')).toBe(62)
    expect(count((u) => u.scheduleStatus === 'SCHEDULED')).toBe(1)
    expect(count((u) => u.medal === 1)).toBe(329)
    expect(count((u) => u.medal === 3)).toBe(168)
    expect(count((u) => u.phaseType === '0')).toBe(2)
    expect(count((u) => u.phaseType === '1')).toBe(15)
  })

  test('no cancelled unit has the code of a result list', () => {
    const lists = new Set(of('DT_RESULT').map((m) => m.header.documentCode))
    expect(units().filter((u) => u.scheduleStatus === 'CANCELLED' && lists.has(u.code))).toEqual([])
  })

  test('4,399 result lists hold 21,316 rows, in an order that never contradicts the ranks (ODF §8)', () => {
    expect(of('DT_RESULT')).toHaveLength(4399)
    expect(rows()).toHaveLength(21316)
    for (const { body } of of('DT_RESULT')) {
      if (body.kind !== 'results') continue
      expect(body.results.map((r) => r.sortOrder)).toEqual(body.results.map((_, i) => i + 1))
      const ranks = body.results.flatMap((r) => (r.rank === null ? [] : [Number(r.rank)]))
      expect(ranks).toEqual([...ranks].sort((a, b) => a - b))
    }
  })

  test('ranks are whole numbers, ties are marked in 79 lists, Q and q stay apart (ODF §8)', () => {
    expect(rows().every((r) => r.rank === null || /^[1-9]\d*$/.test(r.rank))).toBe(true)
    expect(rows().filter((r) => r.rank !== null)).toHaveLength(14362)
    expect(
      of('DT_RESULT').filter((m) => m.body.kind === 'results' && m.body.results.some((r) => r.rankEqual)),
    ).toHaveLength(79)
    expect(rows().filter((r) => r.qualificationMark === 'Q')).toHaveLength(1124)
    expect(rows().filter((r) => r.qualificationMark === 'q')).toHaveLength(219)
    expect(rows().filter((r) => r.irm === 'DNF')).toHaveLength(143)
    expect(rows().filter((r) => r.wlt === 'W')).toHaveLength(2935)
    expect(rows().filter((r) => r.wlt === 'L')).toHaveLength(2935)
  })

  test('11,183 athletes and 1,342 current teams take part; the historical teams do not', () => {
    const people = of('DT_PARTIC').flatMap((m) => (m.body.kind === 'participants' ? m.body.participants : []))
    expect(new Set(people.map((p) => p.code)).size).toBe(11183)
    const teams = of('DT_PARTIC_TEAMS').flatMap((m) => (m.body.kind === 'teams' ? m.body.teams : []))
    expect(teams).toHaveLength(1342)
  })

  test('the five people whom no athletes file knows are named by the results themselves', () => {
    const people = new Set(
      of('DT_PARTIC').flatMap((m) => (m.body.kind === 'participants' ? m.body.participants.map((p) => p.code) : [])),
    )
    const strangers = rows().filter((r) => r.competitor.type === 'A' && !people.has(r.competitor.code))
    expect(new Set(strangers.map((r) => r.competitor.code)).size).toBe(5)
    for (const { competitor } of strangers) {
      expect(competitor.athletes).toHaveLength(1)
      expect(competitor.athletes[0]?.familyName).toMatch(/\p{Lu}{2}/u)
    }
    expect(found('unknown-person')).toHaveLength(5)
  })

  test('1,044 medals; a team is one of them, with only its medallists', () => {
    expect(medals()).toHaveLength(1044)
    expect(of('DT_MEDALLISTS')).toHaveLength(329)
    expect(medals().reduce((people, m) => people + m.athletes.length, 0)).toBe(2268)
  })

  test('every medal has a deciding unit, and gold and silver one that the schedule marks for gold', () => {
    const marks = new Map(units().map((u) => [u.code, u.medal]))
    for (const { body } of of('DT_MEDALLISTS'))
      for (const { medal, unit } of body.kind === 'medallists' ? body.medals : [])
        if (medal === 'bronze') expect(marks.has(unit ?? '')).toBe(true)
        else expect(marks.get(unit ?? '')).toBe(1)
  })

  test('the medals give the published table, 91 of 91 organisations with their ranks (R5.6)', () => {
    const table = medalTable(medals(), (organisation) => !UNLISTED_ORGANISATIONS.has(organisation))
    const lines = table.rows.map(({ organisation, rank, gold, silver, bronze, total }) => ({
      organisation,
      rank: String(rank),
      gold,
      silver,
      bronze,
      total,
    }))
    const byCode = <T extends { organisation: string }>(list: readonly T[]) =>
      [...list].sort((a, b) => (a.organisation < b.organisation ? -1 : 1))
    expect(output.truth).toHaveLength(91)
    expect(byCode(lines)).toEqual(byCode(output.truth ?? []))
    expect(table.unlisted).toMatchObject([{ organisation: 'AIN', total: 5 }])
    expect(found('published-table-differs')).toEqual([])
  })

  test("Indonesia's bronze, missing in the totals, is reported and counted", () => {
    expect(found('medals-total-differs').map((f) => f.message)).toEqual([
      'INA: the medals give 2 gold, 0 silver, 1 bronze; the totals say 2 gold, 0 silver, 0 bronze. The medals are used.',
    ])
  })

  test(
    'every message is the same after it was written and read (R12.1)',
    () => {
      for (const message of output.messages) {
        const read = readOdf(writeOdf(message))
        if (!read.ok) expect.fail(`${message.header.documentCode}: ${read.error.reason}`)
        // comparing 4,853 messages by value takes long where all are equal as text
        expect(JSON.stringify(sorted(read.value)) === JSON.stringify(sorted(message))).toBe(true)
      }
    },
    LONG,
  )

  test(
    'reading twice gives the same messages',
    () => {
      const again = readParis2024(folder as string)
      expect(JSON.stringify(again.messages) === JSON.stringify(output.messages)).toBe(true)
    },
    LONG,
  )
})

/** The same value with the keys of all objects in order. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)]),
  )
}
