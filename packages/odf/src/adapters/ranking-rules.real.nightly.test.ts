import { beforeAll, describe, expect, test } from 'vitest'
import type { OdfMessage } from '../message.ts'
import { readParis2024 } from './paris2024.ts'
import {
  type Counts,
  compareBestOfPools,
  compareDraws,
  compareGoingOn,
  compareMedals,
  comparePools,
  compareRanks,
  compareSeeding,
  compareWinners,
  explained,
  type Published,
  publishedOf,
  type Regulations,
  tableOf,
} from './ranking-rules.fixture.ts'
import { realFolder } from './real-folder.fixture.ts'
import { readRio2016Athletics } from './rio2016-athletics.ts'

const paris = realFolder('paris2024')
const rio = realFolder('rio2016-athletics')
/** Milliseconds: a busy machine takes several times the second that the whole Games need. */
const LONG = 60_000

/**
 * Tables: discipline | units | rows | equal | open by what is missing | wrong. What the source itself says against its own figures, and
 * what a jury decided, is open by that reason, each list named; a reason that explains nothing fails.
 */
const table = (counts: Counts, known: ReadonlyMap<string, string> = new Map()): string[] =>
  tableOf(explained(counts, known))

describe.skipIf(paris === null)('Paris 2024 by the rules, with ranks, marks and medals taken out (R12.5)', () => {
  let messages: readonly OdfMessage[]
  let published: Published[]
  beforeAll(() => {
    messages = readParis2024(paris as string).messages
    published = publishedOf(messages, { TKW: 'TKW-OG-2024' })
  }, LONG)

  test('ranks of the lists: equal wherever the figures decide', () => {
    expect(table(compareRanks(published))).toMatchInlineSnapshot(`
      [
        "ARC | 5 | 179 | 82 | tens 97 | 0",
        "ATH | 306 | 3339 | 3004 | thousandth finish-order 86, fewest-failures-at-last-height 202, next-best-attempts 47 | 0",
        "BMF | 4 | 42 | 42 | - | 0",
        "BMX | 34 | 272 | 272 | - | 0",
        "CRD | 4 | 251 | 131 | finish-order 120 | 0",
        "CTR | 172 | 788 | 274 | result 464, finish-order 48, last-lap 2 | 0",
        "GAR | 14 | 183 | 171 | execution 10, all-but-the-worst 2 | 0",
        "GRY | 2 | 18 | 18 | - | 0",
        "MPN | 34 | 432 | 30 |  396, finish-order 6 | 0",
        "MTB | 2 | 72 | 48 | finish-order 24 | 0",
        "OWS | 2 | 55 | 55 | - | 0",
        "SWM | 218 | 1654 | 1654 | - | 0",
        "TRI | 3 | 125 | 116 | finish-order 9 | 0",
      ]
    `)
  })

  test('winners of the matches, with WLT taken out: equal wherever the score decides', () => {
    const known = new Map([['FBLWTEAM11------------QFNL000300--', 'no winner was published']])
    expect(table(compareWinners(published), known)).toMatchInlineSnapshot(`
      [
        "ARC | 168 | 336 | 168 | - | 0",
        "BDM | 202 | 404 | 202 | - | 0",
        "BKB | 52 | 104 | 52 | - | 0",
        "BOX | 235 | 470 | 230 | result 5 | 0",
        "FBL | 58 | 116 | 54 | level 3, no winner was published 1 | 0",
        "FEN | 284 | 568 | 284 | - | 0",
        "HBL | 76 | 152 | 76 | - | 0",
        "JUD | 442 | 884 | 442 | - | 0",
        "TKW | 158 | 316 | 157 | result 1 | 0",
        "TTE | 182 | 364 | 182 | - | 0",
        "VBV | 108 | 216 | 108 | - | 0",
        "VVO | 52 | 104 | 52 | - | 0",
        "WRE | 344 | 688 | 0 | decision 339, result 5 | 0",
      ]
    `)
  })

  test('medals of the events (rows: medals, equal: events)', () => {
    const known = new Map([['GARW1APFX', 'a court gave the bronze to another']])
    expect(table(compareMedals(published, messages), known)).toMatchInlineSnapshot(`
      [
        "ARC | 5 | 15 | 5 | - | 0",
        "ATH | 48 | 145 | 40 | next-best-attempts 2, thousandth finish-order 2, fewest-failures-at-last-height 4 | 0",
        "BDM | 5 | 15 | 4 | bronze-unknown 1 | 0",
        "BKB | 2 | 6 | 2 | - | 0",
        "BMF | 2 | 6 | 2 | - | 0",
        "BMX | 2 | 6 | 2 | - | 0",
        "BOX | 13 | 52 | 13 | - | 0",
        "CRD | 4 | 12 | 2 | finish-order 2 | 0",
        "CTR | 12 | 36 | 8 | result 2, finals-unknown 2 | 0",
        "FBL | 2 | 6 | 2 | - | 0",
        "FEN | 12 | 36 | 12 | - | 0",
        "GAR | 14 | 43 | 12 | execution 1, a court gave the bronze to another 1 | 0",
        "GRY | 2 | 6 | 2 | - | 0",
        "HBL | 2 | 6 | 2 | - | 0",
        "JUD | 15 | 60 | 15 | - | 0",
        "MPN | 2 | 6 | 2 | - | 0",
        "MTB | 2 | 6 | 2 | - | 0",
        "OWS | 2 | 6 | 2 | - | 0",
        "SWM | 35 | 105 | 35 | - | 0",
        "TKW | 8 | 32 | 8 | - | 0",
        "TRI | 3 | 9 | 2 | finish-order 1 | 0",
        "TTE | 5 | 15 | 5 | - | 0",
        "VBV | 2 | 6 | 2 | - | 0",
        "VVO | 2 | 6 | 2 | - | 0",
        "WRE | 18 | 72 | 18 | - | 0",
      ]
    `)
  })

  test('who goes on from each phase (rows: marks, equal: phases)', () => {
    expect(table(compareGoingOn(published))).toMatchInlineSnapshot(`
      [
        "ARC | 1 | 16 | 0 | tens 1 | 0",
        "ATH | 67 | 799 | 55 | thousandth finish-order 6, next-best-attempts 2, fewest-failures-at-last-height 4 | 0",
        "BMF | 2 | 18 | 2 | - | 0",
        "BMX | 2 | 8 | 2 | - | 0",
        "CTR | 6 | 80 | 6 | - | 0",
      ]
    `)
  })

  test('who goes on from the pools is first in their tables (rows: members, equal: pools)', () => {
    expect(table(comparePools(published))).toMatchInlineSnapshot(`
      [
        "BDM | 38 | 128 | 38 | - | 0",
        "BKB | 6 | 24 | 6 | - | 0",
        "FBL | 7 | 28 | 7 | - | 0",
        "HBL | 4 | 24 | 4 | - | 0",
        "VBV | 12 | 48 | 11 | ratio 1 | 0",
        "VVO | 6 | 24 | 6 | - | 0",
      ]
    `)
  })

  test('the best of the next place over all pools go on too (rows: compared, equal: events)', () => {
    expect(table(compareBestOfPools(published))).toMatchInlineSnapshot(`
      [
        "BKB | 2 | 6 | 2 | - | 0",
        "FBL | 1 | 3 | 1 | - | 0",
        "VVO | 2 | 6 | 2 | - | 0",
      ]
    `)
  })

  test('a draw by the seeds of the ranking round is the one that was published, byes and numbers too (rows: matches)', () => {
    expect(table(compareSeeding(published))).toMatchInlineSnapshot(`
      [
        "ARC | 5 | 80 | 80 | - | 0",
      ]
    `)
  })

  test('every match of the knockouts is between those whom draw and results send there (units: events, rows: matches)', () => {
    const known = new Map([
      ['WREWFS50KG', 'a finalist was excluded and replaced'],
      ['TKWW67KG', 'a match without a result'],
    ])
    expect(table(compareDraws(published), known)).toMatchInlineSnapshot(`
      [
        "ARC | 5 | 168 | 168 | - | 0",
        "BOX | 13 | 235 | 235 | - | 0",
        "FEN | 12 | 284 | 260 | for places 24 | 0",
        "JUD | 15 | 442 | 442 | - | 0",
        "TKW | 8 | 158 | 152 | bout before not fought 2, a match without a result 4 | 0",
        "TTE | 5 | 182 | 182 | - | 0",
        "WRE | 18 | 344 | 341 | bout before not fought 1, a finalist was excluded and replaced 2 | 0",
      ]
    `)
  })
})

describe.skipIf(rio === null)(
  'the athletics of Rio 2016 by the rules, with ranks, marks and medals taken out (R12.5)',
  () => {
    let messages: readonly OdfMessage[]
    let published: Published[]
    beforeAll(() => {
      messages = readRio2016Athletics(rio as string).messages
      published = publishedOf(messages)
    }, LONG)

    test('ranks of the lists: countbacks, second bests and combined events as published', () => {
      const known = new Map([
        ['ATHM110MH-------------HEAT0003', 'a time without rank or IRM'],
        ['ATHMPOLEVAULT---------QUAL', 'the same trials with two ranks'],
        ['ATHWHIGHJUMP----------QUAL', 'a height behind a lower one'],
        ['ATHWHEPTATHLON--------HJ--', 'groups listed one behind the other'],
      ])
      expect(table(compareRanks(published), known)).toMatchInlineSnapshot(`
      [
        "ATH | 258 | 3580 | 3467 | thousandth finish-order 90, next-best-attempts 4, a time without rank or IRM 3, the same trials with two ranks 1, a height behind a lower one 4, groups listed one behind the other 11 | 0",
      ]
    `)
    })

    test('medals of all 47 events (rows: medals, equal: events)', () => {
      expect(table(compareMedals(published, messages))).toMatchInlineSnapshot(`
      [
        "ATH | 47 | 141 | 45 | thousandth finish-order 2 | 0",
      ]
    `)
    })

    test('who goes on from each phase; whom a referee advanced is written q too (rows: marks, equal: phases)', () => {
      // places and times of the regulation, from memory; whoever else has q was advanced after a fall or a protest
      const regulations: Regulations = {
        'ATHM1500M-------------HEAT': { byPlace: 6, byResult: 6, advanced: 2 },
        'ATHM5000M-------------HEAT': { byPlace: 5, byResult: 5, advanced: 1 },
        'ATHW5000M-------------HEAT': { byPlace: 5, byResult: 5, advanced: 3 },
        'ATHW3000MSC-----------HEAT': { byPlace: 3, byResult: 6, advanced: 3 },
      }
      expect(table(compareGoingOn(published, regulations))).toMatchInlineSnapshot(`
        [
          "ATH | 54 | 769 | 43 | thousandth finish-order 6, advanced by the referee 4, several-results 1 | 0",
        ]
      `)
    })
  },
)
