import type { FileRow } from '@games/odf/venue-files/index'
import { aResult } from '@games/testing'
import { expect, test } from 'vitest'
import { matchRows } from './match-rows.ts'

const row = (key: string, bib: string | null, name: string): FileRow => ({
  key,
  line: null,
  bib,
  lane: null,
  code: null,
  name,
  affiliation: null,
  rank: null,
  result: null,
  mark: null,
  irm: null,
  rule: null,
  reaction: null,
  splits: [],
  takeOvers: [],
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
