import type { EventPage, UnitPage } from '@games/contract'
import { padRsc } from '@games/domain'
import { initialDownload, planGames } from '@games/simulator'
import { type TestDatabase, testDatabase } from '@games/testing/test-database'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { receive } from '../../testing/feed.ts'
import { createHandlers } from '../handlers.ts'

const FENCING = 'FENWFOIL--------------'
const FENCING_TEAM = 'FENMTEAMEPEE----------'
const GYMNASTICS_TEAM = 'GARWTEAM--------------'
const GROUP = 'GRYWGROUP-------------'
const EVENTS = [FENCING, FENCING_TEAM, GYMNASTICS_TEAM, GROUP]
const TYPES = ['DT_SCHEDULE', 'DT_SCHEDULE_UPDATE', 'DT_PARTIC', 'DT_PARTIC_TEAMS']
let db: TestDatabase
let handlers: ReturnType<typeof createHandlers>

/** The demonstration's last word about these events. */
function simulated() {
  const games = planGames({ seed: 1, startDate: '2027-09-08' })
  return initialDownload(games, Date.parse('2027-09-21T00:00:00-03:00'))
    .filter(
      ({ header: { documentType, documentCode } }) =>
        EVENTS.some((event) => documentCode.startsWith(event)) ||
        (TYPES.includes(documentType) && /^(?:FEN|GAR|GRY)-/.test(documentCode)),
    )
    .map((cue) => cue.build())
}

beforeAll(async () => {
  db = await testDatabase()
  handlers = createHandlers({ pool: db.pool, demo: false, now: Date.now })
  await receive(db.pool, ...simulated())
})
afterAll(() => db.close())

const unit = async (event: string, number: string): Promise<UnitPage> =>
  (await handlers.getUnit({ params: { code: `${event}${number}00--` } })).view
const course = async (event: string): Promise<EventPage> =>
  (await handlers.getEvent({ params: { event: padRsc(event) } })).view
const heads = ({ columns }: UnitPage) => columns.map(({ short, label }) => short ?? label.por)

test('nothing the simulator says of these formats is refused (R12.3)', async () => {
  const { rows } = await db.pool.query(`select document_type, reason from inbox where verdict = 'rejected'`)
  expect(rows).toEqual([])
})

describe('fencing’s pools', () => {
  test('are sheets: a bout against each of the five others, victories, touches and the indicator (R5.5)', async () => {
    const page = await unit(FENCING, 'GPA-0001')
    expect([page.form, heads(page)]).toEqual(['list', ['1', '2', '3', '4', '5', '6', 'V/M', 'TD', 'TR', '±']])
    for (const [i, row] of page.results.entries()) {
      const bouts = row.cells.slice(0, 6)
      expect(bouts.map((cell) => cell === null)).toEqual(bouts.map((_, column) => column === i))
      const won = bouts.filter((cell) => cell?.text.startsWith('V')).length
      expect([row.result, row.cells[6]?.text]).toEqual([String(won), `${won}/5`])
    }
  })

  test('stand on the event’s page with who beat whom, and seed its bracket (R5.7)', async () => {
    const { pools, brackets } = await course(FENCING)
    expect(pools.map(({ code, progress, rows }) => [code.slice(22), progress, rows.length])).toEqual(
      ['GPA', 'GPB', 'GPC', 'GPD'].map((code) => [code, null, 6]),
    )
    for (const { rows } of pools) for (const { opponents } of rows) expect(opponents).toHaveLength(5)
    const [main] = brackets
    expect(main?.phases.map(({ code, matches }) => [code, matches.length])).toEqual([
      ['R32', 16],
      ['8FNL', 8],
      ['QFNL', 4],
      ['SFNL', 2],
      ['FNL', 1],
    ])
    const byes = main?.phases[0]?.matches.filter(({ sides }) => sides.some(({ bye }) => bye)) ?? []
    const seeds = byes.flatMap(({ sides }) => sides.flatMap(({ seed }) => Number(seed ?? 0) || []))
    expect(seeds.sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
    // The winner of a pool of four pools is among the eight best over all.
    const first = byes.find(({ sides }) => sides.some(({ seed }) => seed === '1'))?.sides[0]?.competitor?.code
    expect(pools.map(({ rows }) => rows[0]?.competitor.code)).toContain(first)
  })
})

test('a team match of fencing has a column for each leg, and the last running score is the result (R5.5)', async () => {
  const page = await unit(FENCING_TEAM, 'FNL-0001')
  expect([page.form, page.unit.kind]).toEqual(['team-match', 'head-to-head'])
  expect(heads(page).slice(0, 9)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9'])
  for (const { cells, result, members } of page.results) {
    expect(cells.at(-1)?.text).toBe(result)
    expect(members).toHaveLength(3)
  }
  expect(new Set(page.results.map(({ medal }) => medal))).toEqual(new Set(['gold', 'silver']))
  const { brackets } = await course(FENCING_TEAM)
  expect(brackets.map(({ kind }) => kind)).toEqual(['main', 'bronze'])
})

test('a team final of artistic gymnastics has the apparatus, and of each which three of four scores make it (R5.5)', async () => {
  const page = await unit(GYMNASTICS_TEAM, 'FNL-0001')
  expect([page.form, heads(page), page.results.length]).toEqual(['apparatus', ['VT', 'UB', 'BB', 'FX'], 8])
  for (const { cells, members } of page.results) {
    expect(members).toHaveLength(4)
    for (const cell of cells) expect(cell?.note).toMatch(/^[\d.]+ \+ [\d.]+ \+ [\d.]+ \([\d.]+\)$/)
  }
  expect(page.results.slice(0, 3).map(({ medal }) => medal)).toEqual(['gold', 'silver', 'bronze'])
})

test('a group final of rhythmic gymnastics has two exercises by five gymnasts, eight of the ten in the qualification (R5.5)', async () => {
  const [page, qualification] = [await unit(GROUP, 'FNL-0001'), await unit(GROUP, 'QUAL0001')]
  expect([page.form, heads(page)]).toEqual(['routine', ['1ª série', '2ª série']])
  for (const { cells, members } of page.results) {
    expect(members).toHaveLength(5)
    for (const cell of cells) expect(cell?.note).toMatch(/^D.[\d.]+ \(DB.[\d.]+ DA.[\d.]+\) A.[\d.]+ E.[\d.]+/)
  }
  const goingOn = qualification.results.filter(({ qualificationMark }) => qualificationMark === 'Q')
  expect(qualification.results).toHaveLength(10)
  expect(page.results.map(({ competitor }) => competitor.code).sort()).toEqual(
    goingOn.map(({ competitor }) => competitor.code).sort(),
  )
})
