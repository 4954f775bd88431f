import { NIGHTLY } from '@games/testing/suite'
import { describe, expect, test } from 'vitest'
import { NOTHING_KNOWN, readSheet } from '../tables/sheets/index.ts'
import { isSqlite, readJudoShiai } from './index.ts'
import { JUDO_CLASS, type ShiCategory, shiFile, type ShiFixture } from './judoshiai.fixture.ts'
import { sqliteTables } from './judoshiai/sqlite.ts'

const tournamentOf = (fixture: ShiFixture) => {
  const read = readJudoShiai(shiFile(fixture))
  if (!read.ok || read.value === null) throw new Error('no tournament')
  const [results, entries] = ['RESULTS', 'ENTRIES'].map((sheet) =>
    read.value?.sheets
      .find(({ name }) => name === sheet)
      ?.rows.slice(1)
      .map(({ cells }) => cells),
  )
  return { results, entries, remarks: read.value.remarks, sheets: read.value.sheets }
}
const CLASS = ['Judo', '-66 kg', 'Men', 'U18']
const ranked = (rank: string, last: string, delegation: string, status = 'Official') => [
  ...CLASS,
  'Final',
  rank,
  last,
  'Lua',
  delegation,
  status,
]
const withCategory = (changed: Partial<ShiCategory>, more: Partial<ShiFixture> = {}): ShiFixture => ({
  ...JUDO_CLASS,
  ...more,
  categories: JUDO_CLASS.categories.map((category) => ({ ...category, ...changed })),
})
const ranksOf = (fixture: ShiFixture) => tournamentOf(fixture).results?.map((cells) => cells[5])

describe('a tournament of JudoShiai (.shi)', () => {
  test('ranks are those of the program, and both bronze medals are third (R12.5)', () => {
    const { results, entries, remarks } = tournamentOf(JUDO_CLASS)
    expect(results).toEqual([
      ranked('1', 'INVENTADO', 'AL'),
      ranked('2', 'SONHADO', 'BA'),
      ranked('3', 'IMAGINADO', 'CE'),
      ranked('3', 'FINGIDO', 'PR'),
    ])
    expect(entries?.[0]).toEqual([...CLASS, 'INVENTADO', 'Lua', 'AL'])
    expect(remarks).toEqual([])
  })

  test('a year of birth, weight, licence, coach and comment are in no sheet', () => {
    expect(JSON.stringify(tournamentOf(JUDO_CLASS).sheets)).not.toMatch(/2010|655|secret|coach/)
  })

  test('the sheet is one list of a weight class without problems (R12.5)', () => {
    const [sheet] = tournamentOf(JUDO_CLASS).sheets
    if (sheet === undefined) throw new Error('no sheet')
    const read = readSheet(sheet, {
      known: NOTHING_KNOWN,
      answers: new Map([
        ['discipline|*', 'new'],
        ['organisation|*', 'new'],
      ]),
    })
    expect([read.kind, read.problems, read.questions]).toEqual(['results', [], []])
  })

  test.each([
    ['a heavy class', 'MenU18+90', ['Judo', '+90 kg', 'Men', 'U18']],
    ['adults, and a weight without its sign', 'Women57', ['Judo', '-57 kg', 'Women', '']],
    ['a name that the program does not define', 'Open', ['Judo', 'Open', '', '']],
  ])('the words of a category: %s', (_, category, words) => {
    const competitors = JUDO_CLASS.competitors.map((one) => ({ ...one, category }))
    expect(tournamentOf({ ...withCategory({ category }), competitors }).results?.[0]?.slice(0, 4)).toEqual(words)
  })

  test.each<[string, ShiFixture, string]>([
    ['a knockout with one bronze medal', withCategory({ table: 10 }), '4'],
    ['two pools with semifinals', withCategory({ system: 2 }), '3'],
    ['a pool with two bronze medals', withCategory({ system: 1 }, { info: [['TwoPoolBronzes', '1']] }), '3'],
    ['a pool without that setting', withCategory({ system: 1 }), '#N/A'],
  ])('the fourth place of %s', (_, fixture, rank) => {
    expect(ranksOf(fixture)).toEqual(['1', '2', '3', rank])
  })

  test('fifth and seventh places of a knockout are shared', () => {
    const more = [15, 16, 17, 18].map((index) => ({ index, last: `P${index}`, category: 'MenU18-66' }))
    const fixture = withCategory(
      { places: [11, 12, 13, 14, 15, 16, 17, 18] },
      { competitors: [...JUDO_CLASS.competitors, ...more] },
    )
    expect(ranksOf(fixture)).toEqual(['1', '2', '3', '3', '5', '5', '7', '7'])
  })

  test.each<[string, ShiFixture, string, string]>([
    [
      'a contest that is not fought',
      { ...JUDO_CLASS, matches: [...(JUDO_CLASS.matches ?? []), [10_000, 5, 13, 14, 0, 0]] },
      'contests-open',
      'Intermediate',
    ],
    [
      'a final that another athlete has won since',
      { ...JUDO_CLASS, matches: [[10_000, 4, 12, 11, 10, 0]] },
      'ranks-older',
      'Intermediate',
    ],
  ])('%s leaves the list without medals (R12.5)', (_, fixture, remark, status) => {
    const { results, remarks } = tournamentOf(fixture)
    expect(remarks).toEqual([remark])
    expect(results?.map((cells) => cells.at(-1))).toEqual(Array(4).fill(status))
  })

  test('without ranks the file has its entries, and says how the program writes ranks', () => {
    const { results, entries, remarks } = tournamentOf(withCategory({ places: [] }))
    expect([results, entries?.length, remarks]).toEqual([undefined, 4, ['ranks-missing']])
  })

  test('a competitor who is deleted, hidden or a team has no row', () => {
    const { results, entries, remarks } = tournamentOf({
      ...JUDO_CLASS,
      competitors: [
        ...JUDO_CLASS.competitors,
        { index: 20, last: 'DELETED', category: 'MenU18-66', deleted: 1 },
        { index: 21, last: 'HIDDEN', category: 'MenU18-66', visible: 0 },
        { index: 22, last: 'TEAM', category: 'Teams' },
        { index: 23, last: 'UNWEIGHED', category: '?', regcategory: 'MenU18-66' },
      ],
      categories: [
        ...JUDO_CLASS.categories,
        { index: 10_001, category: 'Teams', deleted: 8, places: [22] },
        { index: 10_002, category: '_hidden', places: [11] },
      ],
    })
    expect(results).toHaveLength(4)
    expect(entries?.map((cells) => cells[4])).toEqual(['INVENTADO', 'SONHADO', 'IMAGINADO', 'FINGIDO', 'UNWEIGHED'])
    expect(remarks).toEqual(['teams-left-out'])
  })

  test('a place of a person that the file does not have is a problem of its row', () => {
    const { results } = tournamentOf(withCategory({ places: [11, 12, 99] }))
    expect(results?.[2]?.[6]).toBe('#N/A')
  })
})

describe('tables of SQLite', () => {
  const long = 'x'.repeat(20_000)
  const rows = (more: string, table = 'categories') => {
    const read = sqliteTables(shiFile({ ...JUDO_CLASS, more }), [table])
    return read.ok ? read.value.get(table) : read.error
  }

  test('many rows, long texts and every size of a number are read back unchanged', NIGHTLY, () => {
    const many = Array.from({ length: 3_000 }, (_, at) => `('item ${at}', '${at % 97 === 0 ? long : `größer ${at}`}')`)
    const info = rows(`INSERT INTO info VALUES ${many.join(', ')}`, 'info')
    expect(info).toHaveLength(3_000)
    expect(info?.[97]).toEqual({ item: 'item 97', value: long })
    expect(info?.[2_999]).toEqual({ item: 'item 2999', value: 'größer 2999' })
    const numbers = [0, 1, -1, 127, -128, 32_767, 8_388_607, -8_388_608, 2 ** 31 - 1, 2 ** 40, -(2 ** 40), 2 ** 50]
    const written = numbers.map((number) => `(${number})`).join(', ')
    const stored = rows(`DELETE FROM categories; INSERT INTO categories ("group") VALUES ${written}`)
    expect(Array.isArray(stored) && stored.map((row) => row['group'])).toEqual(numbers)
  })

  test.each(['UTF-16le', 'UTF-16be'] as const)('texts in %s', (encoding) => {
    expect(tournamentOf({ ...JUDO_CLASS, encoding }).results?.[0]).toEqual(ranked('1', 'INVENTADO', 'AL'))
  })

  test('columns that were added later are empty in the rows before', () => {
    expect(rows('ALTER TABLE categories ADD "layout" TEXT')?.[0]).toMatchObject({ category: 'MenU18-66', layout: null })
  })

  test.each([
    ['a view', 'DROP TABLE info; CREATE VIEW info AS SELECT 1 AS item', undefined],
    ['a table with a rule of its own', 'DROP TABLE info; CREATE TABLE info ("item" TEXT CHECK (item > 1))', 'damaged'],
  ])('%s is not read', (_, more, expected) => {
    expect(rows(more, 'info')).toBe(expected)
  })

  test('a file that was cut or changed is damaged or read to its end, never without end', () => {
    const bytes = shiFile(JUDO_CLASS)
    expect(isSqlite(bytes)).toBe(true)
    for (let at = 16; at < bytes.length; at += 97) {
      const changed = bytes.slice()
      changed[at] = (changed[at] ?? 0) ^ 0xff
      readJudoShiai(changed)
      readJudoShiai(bytes.subarray(0, at))
    }
    expect(readJudoShiai(bytes.subarray(0, 200))).toEqual({ ok: false, error: 'damaged' })
  })

  test('a page that is its own child is read once', () => {
    const bytes = shiFile({ ...JUDO_CLASS, more: `INSERT INTO info VALUES ('a', '${long}'), ('b', '${long}')` }).slice()
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    const size = view.getUint16(16)
    // the schema becomes a page with the same child a hundred times
    view.setUint8(100, 5)
    view.setUint16(103, 100)
    for (let cell = 0; cell < 100; cell += 1) view.setUint16(112 + cell * 2, 400)
    view.setUint32(400, 1)
    view.setUint32(108, 1)
    expect(size).toBeGreaterThan(500)
    expect(readJudoShiai(bytes)).toEqual({ ok: false, error: 'damaged' })
  })
})
