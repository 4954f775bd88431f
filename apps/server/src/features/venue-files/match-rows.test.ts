import type { FileRow } from '@games/odf/venue-files/index'
import { aCompetitor, aResult } from '@games/testing'
import { describe, expect, test } from 'vitest'
import { type Candidate, matchRows } from './match-rows.ts'

const row = (key: string, bib: string | null, name: string): FileRow => ({
  key,
  line: null,
  bib,
  lane: null,
  code: null,
  competitor: null,
  name,
  affiliation: null,
  rank: null,
  result: null,
  mark: null,
  irm: null,
  rule: null,
  reaction: null,
  splits: [],
  trials: [],
  takeOvers: [],
  isStated: false,
})

test('whom a row names by number is not taken by a name in another one, whatever the order of the rows (R12.2)', () => {
  const { competitor } = aResult({ sortOrder: 1, competitor: 'A' })
  const candidates = [{ competitor, name: 'SILVA Ana', bib: '7', lane: null }]
  const rows = [row('name', null, 'Ana Silva'), row('bib', '7', 'A. Silva')]
  for (const order of [rows, rows.toReversed()]) {
    const { matched, open } = matchRows(order, candidates, () => undefined)
    expect([matched.map(({ row: { key } }) => key), open.map(({ key }) => key)]).toEqual([['bib'], ['name']])
  }
})

describe('a row that a number or lane finds', () => {
  const candidateOf = (name: string, teams: readonly string[] = []) => {
    const { competitor } = aResult({ sortOrder: 1, competitor: aCompetitor({ code: '9', organisation: 'AL' }) })
    return { competitor, name, bib: '7', lane: '3', teams }
  }
  const doubtsOf = (over: Partial<FileRow>, name = 'João Pedro da Silva', teams: readonly string[] = ['Alagoas']) =>
    matchRows([{ ...row('bib', '7', ''), name: null, ...over }], [candidateOf(name, teams)], () => undefined)
      .doubts.filter(({ waits }) => waits)
      .map(({ what }) => what)

  test.each([
    ['Silva Marcos', 'Colegio X', 'João Pedro da Silva'],
    ['Silva Marcos', 'AL', 'João Pedro da Silva'],
    ['Ramos Maria dos', 'Colegio Y', 'Carlos dos Santos'],
    ['Escola Estadual Um', null, 'Escola Estadual Dois'],
    ['Lincoln High School', 'LINC A', 'Adams High School'],
    ['Silva', null, 'João Pedro da Silva'],
  ])('waits if the names share a word: %s of %s, %s', (name, affiliation, ours) => {
    expect(doubtsOf({ name, affiliation }, ours)).toEqual(['name'])
  })

  test.each([
    ['Silva João Pedro', 'Colegio X'],
    ['J. Silva', 'AL'],
    ['Silva', 'Alagoas'],
    [null, 'alagoas'],
    [null, null],
  ])('is imported by the whole name, or by number and team: %s of %s', (name, affiliation) => {
    expect(doubtsOf({ name, affiliation })).toEqual([])
  })

  test('is imported for a relay by lane and delegation, unless the delegation has two teams', () => {
    const teamOf = (code: string, name: string, lane: string) => ({
      ...candidateOf(name, ['Alagoas']),
      competitor: aResult({ sortOrder: 1, competitor: aCompetitor({ code, type: 'T', organisation: 'AL' }) })
        .competitor,
      bib: null,
      lane,
    })
    const relay = { ...row('lane:4', null, 'Alagoas 1'), lane: '4', affiliation: 'Alagoas' }
    const doubtsIn = (teams: readonly Candidate[]) =>
      matchRows([relay], teams, () => undefined).doubts.map(({ what }) => what)
    expect(doubtsIn([teamOf('A', 'Velozes', '4')])).toEqual([])
    expect(doubtsIn([teamOf('A', 'Velozes', '4'), teamOf('B', 'Ligeiros', '5')])).toEqual(['name'])
  })

  test('waits without a name if its team is another, or if it has only a number and another lane', () => {
    expect(doubtsOf({ affiliation: 'BA' })).toEqual(['team'])
    expect(doubtsOf({ lane: '5' })).toEqual(['lane'])
    expect(doubtsOf({ lane: '5', affiliation: 'AL' })).toEqual([])
  })
})
