import { medalTable } from '@games/domain'
import { beforeAll, describe, expect, test } from 'vitest'
import { readOdf, writeOdf } from '../index.ts'
import type { OdfMessage, OdfResult } from '../message.ts'
import type { AdapterOutput } from './adapter.ts'
import { detectSource } from './detect.ts'
import { realFolder } from './real-folder.fixture.ts'
import { readRio2016Athletics } from './rio2016-athletics.ts'

const folder = realFolder('rio2016-athletics')

describe.skipIf(folder === null)('the real records of athletics at Rio 2016 (spec R12.2)', () => {
  let output: AdapterOutput
  beforeAll(() => {
    output = readRio2016Athletics(folder as string)
  })
  const of = (type: string): OdfMessage[] => output.messages.filter((m) => m.header.documentType === type)
  const rowsOf = (code: string): readonly OdfResult[] => {
    const body = of('DT_RESULT').find((m) => m.header.documentCode === code)?.body
    return body?.kind === 'results' ? body.results : []
  }
  const rows = () => of('DT_RESULT').flatMap((m) => (m.body.kind === 'results' ? m.body.results : []))

  test('the folder is known as what it is', () => {
    expect(detectSource(folder as string)).toMatchObject({
      ok: true,
      value: { name: 'Rio 2016 athletics', read: readRio2016Athletics },
    })
  })

  test('258 lists hold 3,580 rows, each list with a code of its own', () => {
    expect(of('DT_RESULT')).toHaveLength(258)
    expect(new Set(of('DT_RESULT').map((m) => m.header.documentCode)).size).toBe(258)
    expect(rows()).toHaveLength(3580)
  })

  test('the medals give the printed table: 42 organisations, 47 of each colour (R5.6)', () => {
    const medals = of('DT_MEDALLISTS').flatMap((m) =>
      m.body.kind === 'medallists'
        ? m.body.medals.flatMap(({ medal, competitors }) => competitors.map((c) => ({ ...c, medal })))
        : [],
    )
    const table = medalTable(medals)
    expect(of('DT_MEDALLISTS')).toHaveLength(47)
    expect(table.rows).toHaveLength(42)
    for (const medal of ['gold', 'silver', 'bronze'] as const)
      expect(table.rows.reduce((sum, row) => sum + row[medal], 0)).toBe(47)
    expect(table.rows.slice(0, 3).map((r) => [r.organisation, r.gold, r.silver, r.bronze])).toEqual([
      ['USA', 13, 10, 9],
      ['KEN', 6, 6, 1],
      ['JAM', 6, 3, 2],
    ])
  })

  test('the parts of combined events are units below them and no events', () => {
    const events = of('DT_MEDALLISTS').map((m) => m.header.documentCode.slice(0, 22))
    const parts = of('DT_RESULT').filter(
      (m) => /^ATH(MDECATHLON|WHEPTATHLON)/.test(m.header.documentCode) && !m.header.documentCode.includes('FNL-'),
    )
    expect(parts).toHaveLength(35)
    expect(new Set(events).size).toBe(47)
    const decathlon = rowsOf('ATHMDECATHLON---------FNL-000100--')
    expect(decathlon[0]?.items).toHaveLength(10)
    expect(decathlon[0]?.items[1]?.unit).toBe('ATHMDECATHLON---------LJ----------')
  })

  test('the timetable is 125 units with codes of their own, 47 of them for gold', () => {
    const units = of('DT_SCHEDULE').flatMap((m) => (m.body.kind === 'schedule' ? m.body.units : []))
    expect(units).toHaveLength(125)
    expect(new Set(units.map((u) => u.code)).size).toBe(125)
    expect(units.filter((u) => u.medal === 1)).toHaveLength(47)
    expect(units.every((u) => u.start?.endsWith('-03:00'))).toBe(true)
  })

  test('wind, reaction time, marks, records, attempts, heights and legs are read (R5.5)', () => {
    const extended = rows().flatMap((r) => r.extended)
    const count = (code: string) => extended.filter((e) => e.code === code).length
    expect(count('REACT_TIME')).toBe(1027)
    expect(count('ATTEMPT')).toBe(2412)
    expect(count('HEIGHT')).toBe(1089)
    expect(extended.filter((e) => e.code === 'HEIGHT').every((e) => e.value && e.value2)).toBe(true)
    expect(
      extended.filter((e) => e.code === 'ATTEMPT' && e.extensions?.some((x) => x.code === 'WIND_SPEED')),
    ).toHaveLength(859)
    expect(rows().filter((r) => r.qualificationMark === 'Q')).toHaveLength(501)
    expect(rows().filter((r) => r.qualificationMark === 'q')).toHaveLength(268)
    expect(rows().filter((r) => r.recordIndicators.length > 0)).toHaveLength(889)
    const winds = of('DT_RESULT').filter((m) => m.body.kind === 'results' && m.body.extendedInfos.length > 0)
    expect(winds).toHaveLength(93)
    const relays = rows().filter((r) => r.competitor.type === 'T')
    expect(relays).toHaveLength(97)
    expect(relays.every((r) => r.competitor.athletes.map((a) => a.order).join() === '1,2,3,4')).toBe(true)
  })

  test('a disqualified mark is no result that counts: IRM with or without it (ODF §8)', () => {
    const irm = rows().filter((r) => r.irm !== null)
    expect(irm).toHaveLength(199)
    expect(irm.every((r) => r.resultType?.startsWith('IRM'))).toBe(true)
    expect(rows().filter((r) => r.rank === null && r.irm === null)).toHaveLength(1)
  })

  test('an id that two people share does not make them one', () => {
    expect(output.findings.filter((f) => f.kind === 'shared-person-code')).toHaveLength(1)
    const people = of('DT_PARTIC').flatMap((m) => (m.body.kind === 'participants' ? m.body.participants : []))
    expect(new Set(people.map((p) => p.code)).size).toBe(people.length)
    const known = new Set(people.map((p) => p.code))
    for (const row of rows()) for (const athlete of row.competitor.athletes) expect(known.has(athlete.code)).toBe(true)
  })

  test('every message is the same after it was written and read (R12.1)', () => {
    for (const message of output.messages) expect(readOdf(writeOdf(message))).toEqual({ ok: true, value: message })
  }, 60_000)
})
