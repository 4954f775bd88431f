import { describe, expect, test } from 'vitest'
import type { AdapterOutput } from './adapter.ts'
import { type AuditedRow, auditedFields } from './audit/audited-list.ts'
import { audit, type Stored } from './audit.ts'
import { messageMaker, unit } from './message-parts.ts'

const make = messageMaker('OG2024', 'TEST')
const EVENT = 'ATHM100M--------------------------'
const UNIT = 'ATHM100M--------------FNL-000100--'
const START = '2024-08-04T21:50:00+02:00'
const produced = START

const output: AdapterOutput = {
  competitionCode: 'OG2024',
  timeZone: 'Europe/Paris',
  findings: [],
  messages: [
    make(
      { documentCode: EVENT, documentType: 'DT_SCHEDULE', produced },
      {
        kind: 'schedule',
        sessions: [],
        units: [unit({ code: UNIT, start: START, scheduleStatus: 'FINISHED', medal: 1, name: { por: 'Final' } })],
      },
    ),
    make(
      { documentCode: EVENT, documentType: 'DT_MEDALLISTS', produced },
      {
        kind: 'medallists',
        medals: [
          {
            medal: 'gold',
            date: null,
            unit: UNIT,
            competitors: [
              { code: '1', type: 'A', organisation: 'BRA', order: 1, bib: null, teamName: null, athletes: [] },
            ],
          },
        ],
      },
    ),
  ],
}

const row = (competitor: string, fields: Readonly<Record<string, string>>): AuditedRow => ({
  competitor,
  fields: auditedFields(Object.entries(fields)),
})
const first = row('1', { rank: '1', result: '9.79' })
const second = row('2', { IRM: 'DNF' })
const list = (...rows: AuditedRow[]) => ({ code: UNIT, fields: auditedFields([['wind', '0.2']]), rows })
const same: Stored = {
  schedule: [{ code: UNIT, start: '2024-08-04T19:50:00.000Z', scheduleStatus: 'FINISHED', medal: 1 }],
  lists: [list(first, second)],
  medals: [{ event: 'ATHM100M', medal: 'gold', competitor: '1' }],
  medalTable: [{ organisation: 'BRA', rank: 1, gold: 1, silver: 0, bronze: 0 }],
}
const words = (stored: Partial<Stored>, source = same.lists) =>
  [...audit(output, source, { ...same, ...stored })].map((d) => `${d.kind}: ${d.message}`)

describe('the audit of what is stored against what was read', () => {
  test('the same is no difference; an instant is the same in any offset', () => {
    expect(words({})).toEqual([])
  })

  test('a changed rank, a lost and an invented field are reported one by one', () => {
    const rows = [row('1', { rank: '2', result: '9.79' }), row('2', { bib: '7' })]
    expect(words({ lists: [{ ...list(...rows), fields: new Map() }] })).toEqual([
      `differs: The wind of ${UNIT} is "0.2" in the source and empty here.`,
      `differs: The rank of 1 in ${UNIT} is "1" in the source and "2" here.`,
      `differs: The IRM of 2 in ${UNIT} is "DNF" in the source and empty here.`,
      `differs: The bib of 2 in ${UNIT} is empty in the source and "7" here.`,
    ])
  })

  test('lost, invented and repeated rows', () => {
    expect(words({ lists: [list(first, first, row('3', {}))] })).toEqual([
      `extra: 1 of ${UNIT} is here more than once.`,
      `missing: 2 of ${UNIT} (IRM DNF) is missing here.`,
      `extra: 3 of ${UNIT} (without rank or result) is here but not in the source.`,
    ])
  })

  test('another order', () => {
    expect(words({ lists: [list(second, first)] })).toEqual([
      `differs: The order of ${UNIT} parts at place 1: 1 in the source and 2 here.`,
    ])
  })

  test('lost and invented units', () => {
    expect(words({ lists: [{ ...list(first), code: EVENT }] })).toEqual([
      `extra: ${EVENT} has 1 results here and none in the source.`,
      `missing: ${UNIT} has 2 results in the source and none here.`,
    ])
  })

  test('two lists of the source that would be one unit', () => {
    expect(words({}, [...same.lists, ...same.lists])).toEqual([
      `missing: ${UNIT} stands for more than one list of the source.`,
    ])
  })

  test('where the source says two things, the other one is known and a third is not', () => {
    const also = new Map([['name', { text: 'SILVA Ana', reason: 'another file spells the name so' }]])
    const source = [list({ ...row('1', { name: 'SILVA A.' }), also })]
    expect(words({ lists: [list(row('1', { name: 'SILVA Ana' }))] }, source)).toEqual([
      `known: The name of 1 in ${UNIT} is "SILVA A." in the source and "SILVA Ana" here: another file spells the name so.`,
    ])
    expect(words({ lists: [list(row('1', { name: 'SOUZA Ana' }))] }, source)).toEqual([
      `differs: The name of 1 in ${UNIT} is "SILVA A." in the source and "SOUZA Ana" here.`,
    ])
  })

  test('the schedule', () => {
    const shown = { code: UNIT, start: null, scheduleStatus: 'SCHEDULED', medal: 0 }
    expect(words({ schedule: [shown, { ...shown, code: EVENT }] })).toEqual([
      `differs: The start of ${UNIT} is "${START}" in the source and empty here.`,
      `differs: The status of ${UNIT} is "FINISHED" in the source and "SCHEDULED" here.`,
      `differs: The medal of ${UNIT} is 1 in the source and 0 here.`,
      `extra: ${EVENT} is on the schedule here but not in the source.`,
    ])
    expect(words({ schedule: [] })).toEqual([`missing: ${UNIT} (Final, ${START}) is not on the schedule here.`])
  })

  test('a medal counted twice, and one of another colour', () => {
    const gold = same.medals[0] as Stored['medals'][number]
    expect(words({ medals: [gold, gold] })).toEqual([
      'extra: The gold of 1 in ATHM100M-------------- is here but not in the source.',
    ])
    expect(words({ medals: [{ ...gold, medal: 'silver' }] })).toEqual([
      'missing: The gold of 1 in ATHM100M-------------- is missing here.',
      'extra: The silver of 1 in ATHM100M-------------- is here but not in the source.',
    ])
  })

  test('the medal table: the one the medals give, or the published one where there is one', () => {
    const line = { organisation: 'BRA', rank: 1, gold: 1, silver: 0, bronze: 0 }
    expect(
      words({
        medalTable: [
          { ...line, silver: 1 },
          { ...line, organisation: 'ARG' },
        ],
      }),
    ).toEqual([
      'differs: BRA has rank 1, 1 gold, 0 silver, 0 bronze in the source and rank 1, 1 gold, 1 silver, 0 bronze here.',
      'extra: ARG (rank 1, 1 gold, 0 silver, 0 bronze) has a line here and none in the source.',
    ])
    const truth = [{ ...line, organisation: 'URU', rank: '1', total: 1 }]
    expect([...audit({ ...output, truth }, same.lists, same)].map((d) => d.message)).toEqual([
      'URU (rank 1, 1 gold, 0 silver, 0 bronze) has no line here.',
      'BRA (rank 1, 1 gold, 0 silver, 0 bronze) has a line here and none in the source.',
    ])
  })
})
