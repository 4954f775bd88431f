import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { MedalTableView } from '@games/contract'
import { describe, expect, test, vi } from 'vitest'
import { GAMES, testApp } from '../../testing/test-app.ts'
import { openApi } from './open-api.ts'

const delegations = (code: string) => ({
  view: { seq: 1, delegations: [{ organisation: { code, name: null, flag: null }, athletes: 1, disciplines: 1 }] },
  topics: ['athletes'],
})
const NO_MEDALS: MedalTableView = {
  seq: 1,
  scope: 'all',
  at: null,
  rows: [],
  days: [],
  unlisted: [],
  finishedEvents: 0,
  totalEvents: 0,
  updatedAt: null,
  latest: [],
  correction: null,
}
const page = async (address = '/api', headers: Record<string, string> = {}) =>
  (await testApp().get(address, headers)).text()

test('the page has every call and every shape, and links only to what it has', async () => {
  const html = await page()
  for (const methods of Object.values(openApi().paths))
    for (const { operationId } of Object.values(methods)) expect(html).toContain(`id="${operationId}"`)
  for (const name of Object.keys(openApi().components.schemas)) expect(html).toContain(`id="shape-${name}"`)
  for (const [, anchor] of html.matchAll(/href="#([\w-]+)"/g)) expect(html).toContain(`id="${anchor}"`)
  const ids = [...html.matchAll(/ id="([\w-]+)"/g)].map(([, id]) => id)
  expect(new Set(ids).size).toBe(ids.length)
})

test('it needs no script and no style but its file, under the policy of every page', async () => {
  const { get } = testApp()
  const response = await get('/api')
  expect(response.headers.get('content-security-policy')).toContain("script-src 'self'")
  const html = await response.text()
  expect(html).not.toMatch(/<script|<style|style="| on\w+="/)
  expect(html).toContain('<link rel="stylesheet" href="/api-page.css"')
})

describe('its language (spec §9)', () => {
  test.each([
    ['/api', {}, 'pt-PT', 'API pública'],
    ['/api', { 'accept-language': 'en' }, 'en-US', 'Public API'],
    ['/api', { cookie: 'locale=spa', 'accept-language': 'en' }, 'es-ES', 'Medallero de un recorte'],
    ['/api?lang=eng', { cookie: 'locale=spa' }, 'en-US', 'Medal table of a scope'],
  ])('%s with %j is in %s', async (address, headers, tag, words) => {
    const html = await page(address, headers)
    expect(html).toContain(`<html lang="${tag}"`)
    expect(html).toContain(words)
  })
})

test('its links lead to things the games have, else to the examples of the description', async () => {
  const html = await (
    await testApp({ handlers: { listDelegations: async () => delegations('PB') } }).get('/api')
  ).text()
  expect(html).toContain('href="/api/delegations/PB"')
  expect(html).toContain('href="/api/disciplines/JUD"')
  expect(html).toContain('href="/api/medals/all/table.csv"')
  expect(html).not.toMatch(/href="\/ingest/)
})

test.each([
  ['without units leads to the next day that has some', ['2027-07-14', '2027-07-18', '2027-07-19'], '2027-07-18'],
  ['after the last day leads to that', ['2027-07-14'], '2027-07-14'],
  ['with units is today', ['2027-07-14', GAMES.today], 'today'],
])('a link to today %s', async (_, days, day) => {
  const counted = days.map((one) => ({ day: one, units: 1, golds: 0 }))
  const getScheduleDay = async () => ({ view: { seq: 1, day: GAMES.today, days: counted, units: [] }, topics: [] })
  const html = await (await testApp({ handlers: { getScheduleDay } }).get('/api')).text()
  expect(html).toContain(`href="/api/schedule/${day}/units.ics"`)
})

test('who needs no data but a widget is led to where its code is made (R3.3)', async () => {
  expect(await page()).toContain('não é preciso programar: <a href="/embed">um quadro no seu site</a>')
})

test('a code that comes in is only text', async () => {
  const { get } = testApp({ handlers: { listDelegations: async () => delegations('"><b>') } })
  expect(await (await get('/api')).text()).not.toContain('"><b>')
})

test('it is made once, and anew for everybody while the database is away', async () => {
  const listDelegations = vi.fn(async () => delegations('PB'))
  const there = {
    listDelegations,
    getScheduleDay: async () => ({ view: { seq: 1, day: '', days: [], units: [] }, topics: [] }),
    listMatches: async () => ({ view: { seq: 1, day: '', days: [], units: [] }, topics: [] }),
    getMedalTable: async () => ({ view: NO_MEDALS, topics: [] }),
    listAthletes: async () => ({
      view: { seq: 1, total: 0, athletes: [], next: null, organisations: [], disciplines: [] },
      topics: [],
    }),
    listTeams: async () => ({
      view: { seq: 1, total: 0, teams: [], next: null, organisations: [], disciplines: [] },
      topics: [],
    }),
  }
  const cached = testApp({ handlers: there })
  const etag = (await cached.get('/api')).headers.get('etag') ?? ''
  expect((await cached.get('/api', { 'if-none-match': etag })).status).toBe(304)
  expect(listDelegations).toHaveBeenCalledTimes(1)
  const away = testApp({ handlers: { ...there, listTeams: () => Promise.reject(new Error('away')) } })
  await away.get('/api')
  await away.get('/api')
  expect(listDelegations).toHaveBeenCalledTimes(3)
})

test('its colours are those of the pages', () => {
  const web = join(import.meta.dirname, '../../../../web')
  const tokens = readFileSync(join(web, 'src/styles/tokens.css'), 'utf8')
  const styles = readFileSync(join(web, 'public/api-page.css'), 'utf8')
  const own = [...styles.matchAll(/--[\w-]+: light-dark\(.*\);/g)]
  expect(own.length).toBeGreaterThan(4)
  for (const [token] of own) expect(tokens).toContain(token)
})

test('a slash at its end leads to it', async () => {
  const response = await testApp().get('/api/')
  expect([response.status, response.headers.get('location')]).toEqual([308, '/api'])
})
