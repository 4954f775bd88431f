import { describe, expect, test } from 'vitest'
import type { AdapterOutput } from './adapter.ts'
import { audit, type Held, type HeldRow } from './audit.ts'
import { competitor, messageMaker, result, resultList, unit } from './message-parts.ts'

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
      { documentCode: UNIT, documentType: 'DT_RESULT', produced },
      resultList({
        results: [
          result({
            sortOrder: 1,
            rank: '1',
            result: '9.79',
            competitor: competitor({ code: '1', type: 'A', bib: '7' }),
          }),
          result({ sortOrder: 2, irm: 'DNF', competitor: competitor({ code: '2', type: 'A' }) }),
        ],
      }),
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

const row = (more: Partial<HeldRow> & Pick<HeldRow, 'competitor' | 'sortOrder'>): HeldRow => ({
  name: 'SOMEBODY',
  rank: null,
  rankEqual: false,
  result: null,
  irm: null,
  qualificationMark: null,
  wlt: null,
  diff: null,
  bib: null,
  startOrder: null,
  ...more,
})
const first = row({ competitor: '1', sortOrder: 1, rank: '1', result: '9.79', bib: '7' })
const second = row({ competitor: '2', sortOrder: 2, irm: 'DNF' })
const same: Held = {
  schedule: [{ code: UNIT, start: '2024-08-04T19:50:00.000Z', scheduleStatus: 'FINISHED', medal: 1 }],
  units: [{ code: UNIT, rows: [first, second] }],
  medals: [{ event: 'ATHM100M', medal: 'gold', competitor: '1' }],
  medalTable: [{ organisation: 'BRA', rank: 1, gold: 1, silver: 0, bronze: 0 }],
}
const words = (held: Partial<Held>) => [...audit(output, { ...same, ...held })].map((d) => `${d.kind}: ${d.message}`)

describe('the audit of what is held against what was read', () => {
  test('the same is no difference; an instant is the same in any offset', () => {
    expect(words({})).toEqual([])
  })

  test('a changed rank, a lost IRM and a lost name are told one by one', () => {
    const rows = [
      { ...first, rank: '2' },
      { ...second, irm: null, name: null },
    ]
    expect(words({ units: [{ code: UNIT, rows }] })).toEqual([
      `differs: The rank of 1 in ${UNIT} is "1" in the source and "2" here.`,
      `differs: 2 of ${UNIT} is shown here without a name.`,
      `differs: The IRM of 2 in ${UNIT} is "DNF" in the source and empty here.`,
    ])
  })

  test('lost and invented rows', () => {
    expect(words({ units: [{ code: UNIT, rows: [first, { ...second, competitor: '3' }] }] })).toEqual([
      `missing: 2 of ${UNIT} (rank empty, result "DNF") is missing here.`,
      `extra: 3 of ${UNIT} is here but not in the source.`,
    ])
  })

  test('lost and invented units', () => {
    expect(words({ units: [{ code: EVENT, rows: [first] }] })).toEqual([
      `extra: ${EVENT} has 1 results here and none in the source.`,
      `missing: ${UNIT} has 2 results in the source and none here.`,
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
    const gold = same.medals[0] as Held['medals'][number]
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
    expect([...audit({ ...output, truth }, same)].map((d) => d.message)).toEqual([
      'URU (rank 1, 1 gold, 0 silver, 0 bronze) has no line here.',
      'BRA (rank 1, 1 gold, 0 silver, 0 bronze) has a line here and none in the source.',
    ])
  })
})
