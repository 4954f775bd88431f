import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { MEDALS, type MedalWon, medalTable } from './medal-table.ts'

/** `AL: ggs` = Alagoas has two golds and a silver. */
const won = (text: string): MedalWon[] =>
  text.split(', ').flatMap((part) => {
    const [organisation, medals] = part.split(': ') as [string, string]
    return medals.split('').map((m) => ({ organisation, medal: m === 'g' ? 'gold' : m === 's' ? 'silver' : 'bronze' }))
  })
const ranks = (text: string, listed?: (code: string) => boolean) =>
  medalTable(won(text), listed)
    .rows.map((r) => `${r.rank}${r.rankEqual ? '=' : ''} ${r.organisation}`)
    .join(', ')

describe('rank by gold, then silver, then bronze; equal ones share (R5.6)', () => {
  test.each([
    ['more gold wins whatever else', 'SP: sssssbbbb, AL: g', '1 AL, 2 SP'],
    ['equal gold, more silver wins', 'SP: gs, AL: gss', '1 AL, 2 SP'],
    ['equal gold and silver, more bronze wins', 'SP: gsb, AL: gsbb', '1 AL, 2 SP'],
    [
      'equal in all three share a rank and the next is skipped',
      'SP: g, AL: s, BA: s, CE: b',
      '1 SP, 2= AL, 2= BA, 4 CE',
    ],
    ['three share the first rank', 'SP: g, AL: g, BA: g, CE: b', '1= AL, 1= BA, 1= SP, 4 CE'],
    ['two bronzes of one event both count', 'SP: g, AL: s, BA: b, CE: b', '1 SP, 2 AL, 3= BA, 3= CE'],
    ['a shared gold counts for both, and there is no silver', 'SP: g, AL: g, BA: b', '1= AL, 1= SP, 3 BA'],
  ])('%s', (_rule, medals, expected) => expect(ranks(medals)).toBe(expected))

  test('an organisation that is not listed is counted and not ranked, and those below it move up (ODF §10)', () => {
    const table = medalTable(won('SP: gg, AIN: g, AL: s'), (code) => code !== 'AIN')
    expect(table.rows.map((r) => [r.rank, r.organisation])).toEqual([
      [1, 'SP'],
      [2, 'AL'],
    ])
    expect(table.unlisted).toEqual([{ organisation: 'AIN', gold: 1, silver: 0, bronze: 0, total: 1 }])
  })
  test('the rank by total is another one and shared in the same way', () => {
    const table = medalTable(won('SP: g, AL: ss, BA: bb'))
    expect(table.rows.map((r) => [r.organisation, r.rank, r.rankTotal, r.rankTotalEqual])).toEqual([
      ['SP', 1, 3, false],
      ['AL', 2, 1, true],
      ['BA', 3, 1, true],
    ])
  })
  test('no medals, no rows', () => expect(medalTable([])).toEqual({ rows: [], unlisted: [] }))
})

const medals = fc.array(
  fc.record({ organisation: fc.constantFrom('AC', 'AL', 'BA', 'CE', 'DF'), medal: fc.constantFrom(...MEDALS) }),
)
test('nothing is lost: the rows have as many medals as were won', () =>
  fc.assert(
    fc.property(medals, (list) => {
      expect(medalTable(list).rows.reduce((sum, r) => sum + r.total, 0)).toBe(list.length)
    }),
  ))
test('the order in which medals come never matters', () =>
  fc.assert(
    fc.property(medals, (list) => {
      expect(medalTable([...list].reverse())).toEqual(medalTable(list))
    }),
  ))
