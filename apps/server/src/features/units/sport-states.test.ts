import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { UnitPage } from '@games/contract'
import { DISCIPLINE_CODES } from '@games/domain'
import { readOdf } from '@games/odf'
import { sampled } from '@games/testing/suite'
import { type TestDatabase, testDatabase } from '@games/testing/test-database'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { emptyDatabase, receive } from '../../testing/feed.ts'
import { createHandlers } from '../handlers.ts'
import { EXPECTED, STATES, type State } from './sport-states.expected.ts'

const FIXTURES = new URL('../../../../../fixtures/', import.meta.url)
let db: TestDatabase
let handlers: ReturnType<typeof createHandlers>

beforeAll(async () => {
  db = await testDatabase()
  handlers = createHandlers({ pool: db.pool, demo: false, now: () => Date.parse('2027-09-14T14:02:00-03:00') })
})
afterAll(() => db.close())

/** An empty database but for the names of events. */
async function beginAnew(): Promise<void> {
  await emptyDatabase(db.pool)
  await send('GLO/codes-event.xml')
}

const send = (path: string): Promise<void> => receive(db.pool, readFileSync(new URL(`odf/${path}`, FIXTURES)))

const messagesOf = (story: string): string[] => readdirSync(new URL(`odf/${story}/`, FIXTURES)).sort()

/** The unit that a story's results are about. */
function unitOf(story: string): string {
  const read = readOdf(readFileSync(new URL(`odf/${story}/3-startlist.xml`, FIXTURES)))
  if (!read.ok) throw new Error(read.error.reason)
  return read.value.header.documentCode
}

const pageOf = async (code: string): Promise<UnitPage> => (await handlers.getUnit({ params: { code } })).view

/** A page as one reads it out, a line for each sentence: in Portuguese, people by the end of their codes, teams by where they are from. */
function lines(page: UnitPage): string[] {
  const who = (code: string) => /(..)-01$/.exec(code)?.[1] ?? code.slice(-2)
  const heads = page.columns.map(({ label, short }) => short ?? label.por)
  const rows = (page.results.length > 0 ? page.results : page.startList).map((row) => {
    const marks = [row.qualificationMark, row.irm, row.wlt, row.medal, ...row.records]
    const marksOf = [row.rank && `${row.rank}${row.rankEqual ? '=' : ''}`, row.result, row.difference, ...marks]
    const cells = row.cells.map((cell) =>
      cell ? [cell.text, cell.note && `[${cell.note}]`, cell.mark && `{${cell.mark}}`].filter(Boolean).join(' ') : '·',
    )
    const order = row.startOrder ? [`ordem ${row.startOrder}`] : []
    return [`${who(row.competitor.code)}: ${marksOf.filter(Boolean).join(' ')}`.trim(), ...order, ...cells].join(' | ')
  })
  const line = page.unit.kind === 'non-competition' ? null : page.unit.line
  return [
    page.unit.status,
    ...(line ? [`linha: ${line.por}`] : []),
    ...page.facts.map(({ label, value }) => `${label.por}: ${value}`),
    ...(page.periods.length > 0 ? [page.periods.map((p) => `${p.code} ${p.home}-${p.away}`).join(', ')] : []),
    ...(heads.length > 0 ? [`colunas: ${heads.join(' | ')}`] : []),
    ...rows,
    ...page.statistics.map(({ label, home, away }) => `${label.por}: ${home ?? '·'} e ${away ?? '·'}`),
    ...Object.entries(page.meanings).map(([letters, name]) => `${letters}: ${name.por}`),
    ...page.notes.map((note) => `aviso: ${note}`),
    ...page.history.map(({ documentType, status, changes }) => {
      const changed = changes.map(({ competitor, what, from, to }) => `${who(competitor.code)} ${what} ${from} ${to}`)
      return [`mudança ${documentType} ${status}`, ...changed].join(', ')
    }),
  ]
}

/** The page in each state: all messages of a state first, since what is shown needs the schedule's word and the result's. */
async function pagesOf(story: string): Promise<Map<State, UnitPage>> {
  await beginAnew()
  const pages = new Map<State, UnitPage>()
  const code = unitOf(story)
  for (const file of messagesOf(story)) {
    await send(`${story}/${file}`)
    const number = Number(file[0])
    if (isState(number)) pages.set(STATES[number], await pageOf(code))
  }
  return pages
}

const isState = (number: number): number is keyof typeof STATES => Object.hasOwn(STATES, number)

test('every unit with states in the fixtures is listed here (R5.5, all disciplines)', () => {
  const stories = readdirSync(new URL('odf/', FIXTURES), { withFileTypes: true, recursive: true })
    .filter((file) => file.name === '3-startlist.xml')
    .map(({ parentPath }) => parentPath.replaceAll('\\', '/').split('/').slice(-2).join('/'))
  expect(Object.keys(EXPECTED).sort()).toEqual(stories.sort())
  const disciplines = new Set(stories.map((story) => story.slice(0, 3)))
  expect(DISCIPLINE_CODES.filter((code) => !disciplines.has(code))).toEqual([])
})

describe.each(sampled(Object.entries(EXPECTED), 6))('%s', (story, expected) => {
  let pages: ReadonlyMap<State, UnitPage>
  beforeAll(async () => {
    pages = await pagesOf(story)
  })

  test.each(Object.values(STATES))('%s: what stands on its page, in this order', (state) => {
    const page = pages.get(state)
    // letters and their figure are joined by no-break spaces
    const shown = page ? lines(page).map((line) => line.replaceAll('\u00a0', ' ')) : []
    expect(shown.filter((line) => expected[state].includes(line))).toEqual(expected[state])
  })

  test('a protest is no correction yet, what is changed after it is (R5.5)', () => {
    expect(pages.get('protested')?.correction).toBeNull()
    expect(pages.get('corrected')?.correction).not.toBeNull()
  })

  test('nobody leads without a rank or a result', () => {
    const led = [...pages.values()].filter(({ unit }) => unit.kind === 'ranked' && unit.leader !== null)
    expect(led.filter(({ results: [first] }) => (first?.rank ?? first?.result ?? null) === null)).toEqual([])
  })

  test.each(Object.values(STATES))('%s: the page as it is sent is stored for the screen', async (state) => {
    const page = { ...pages.get(state), seq: 1 }
    const snapshot = fileURLToPath(new URL(`pages/${story}/${state}.json`, FIXTURES))
    await expect(`${JSON.stringify(page, null, 2)}\n`).toMatchFileSnapshot(snapshot)
  })
})
