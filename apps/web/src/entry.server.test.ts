import type { Api, Games, MedalTableView } from '@games/contract'
import { ApiFailure } from '@games/contract/failure'
import { describe, expect, test } from 'vitest'
import type { Payload } from './cache/payload.ts'
import { type Page, render, type RenderDeps } from './entry.server.tsx'
import { aMedalRow, aMedalTable } from './features/medals/medals.factory.ts'

const games: Games = {
  competitionCode: 'JNJD2027',
  name: { por: 'Jogos de teste', eng: 'Test games' },
  utcOffset: -180,
  clock: { games: Date.parse('2027-09-14T14:02:00-03:00'), real: 0, speed: 1 },
  today: '2027-09-14',
  demo: true,
}
const TEMPLATE =
  '<!doctype html><html lang="pt-PT"><head><!--head--></head><body><div id="root"></div><!--state--></body></html>'

const unknown = () => Promise.reject(new ApiFailure(404, 'not-found', 'no such thing'))
const anApi = (calls: Partial<Api>): Api => ({
  getGames: () => Promise.resolve(games),
  getMedalTable: unknown,
  listMedallists: unknown,
  getScheduleDay: unknown,
  getUnit: unknown,
  listAthletes: unknown,
  getAthlete: unknown,
  ...calls,
})

function page(path: string, kind: 'html' | 'payload' = 'html', deps: Partial<RenderDeps> = {}): Promise<Page> {
  const table: MedalTableView = aMedalTable([aMedalRow('AL', { gold: 3 })])
  const api = anApi({ getMedalTable: () => Promise.resolve(table) })
  return render(new Request(`http://games.test${path}`), kind, {
    api,
    games,
    locale: 'por',
    template: TEMPLATE,
    preload: (ids) => `<!--preload ${ids.join(' ')}-->`,
    ...deps,
  })
}

const stateOf = (html: string): Payload =>
  JSON.parse(/<script type="application\/json" id="state">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null') as Payload

describe('addresses (R2)', () => {
  test.each([
    ['/medals', '/medals/all'],
    ['/', '/schedule/days'],
    ['/schedule', '/schedule/days'],
    ['/participants', '/participants/athletes'],
  ])('%s leads to %s', async (from, to) => {
    const { status, location } = await page(from)
    expect([status, location]).toEqual([307, to])
  })

  test.each(['/medals/nowhere', '/nowhere', '/participants/profile/unknown', '/discipline/XYZ/results/1'])(
    '%s is a 404 that says so in the frame (R2.8)',
    async (path) => {
      const { status, body } = await page(path)
      expect(status).toBe(404)
      expect(body).toContain('Página não encontrada')
    },
  )

  test('a failing API gives the error page with status 500 and without a stack (R3.4)', async () => {
    const api = anApi({ getMedalTable: () => Promise.reject(new Error('secret detail')) })
    const { status, body } = await page('/medals/all', 'html', { api })
    expect(status).toBe(500)
    expect(body).not.toContain('entry.server')
  })
})

describe('a page', () => {
  test('is whole without script, in the visitor’s language', async () => {
    const por = await page('/medals/all')
    expect(por).toMatchObject({ status: 200, type: 'text/html; charset=utf-8', topics: ['medals:all'] })
    expect(por.body).toContain('<html lang="pt-PT"')
    expect(por.body).toContain('<title>Quadro de medalhas · Jogos de teste</title>')
    expect(por.body).toContain('Alagoas')
    expect(por.body).toContain('atualizado às 14:02, depois de 78 de 159 provas')
    const eng = await page('/medals/all', 'html', { locale: 'eng' })
    expect(eng.body).toContain('<html lang="en-US"')
    expect(eng.body).toContain('<title>Medal table · Test games</title>')
  })

  test('names what to fetch at once: its parts, and its words in one language (R4.1)', async () => {
    const { body } = await page('/medals/all')
    expect(body).toContain('<!--preload __root__ /medals/$tab-->')
    expect(body.match(/assets\/messages-[^"]*/g)).toEqual(
      ['frame', 'medals'].map((noun) => `assets/messages-dev/por/${noun}.json`),
    )
  })

  test('carries its state, in which no text can end the script', async () => {
    const hostile = aMedalTable([aMedalRow('XX', { organisation: { code: 'XX', name: { por: '</script><b>$&' } } })])
    const { body } = await page('/medals/all', 'html', {
      api: anApi({ getMedalTable: () => Promise.resolve(hostile) }),
    })
    expect(body).not.toContain('</script><b>')
    const state = stateOf(body)
    expect(state).toMatchObject({ games, locale: 'por' })
    expect(state.views).toEqual([{ key: ['medals', 'all'], view: hostile }])
  })

  test('is the same at any moment, since its bytes are kept', async () => {
    const first = await page('/medals/all')
    await new Promise((resolve) => setTimeout(resolve, 5))
    const later = await page('/medals/all')
    const html = (body: string) => body.slice(0, body.indexOf('<script type="application/json"'))
    expect(html(later.body)).toBe(html(first.body))
  })

  test('has no style attribute and no inline script (strict security policy)', async () => {
    const { body } = await page('/medals/all')
    expect(body).not.toMatch(/\sstyle=/)
    expect(body.match(/<script(?![^>]*type="application\/json")[^>]*>/g)).toBeNull()
  })

  test('as a payload is the same state (R3.9)', async () => {
    const { status, type, body, topics } = await page('/medals/all', 'payload')
    expect([status, type, topics]).toEqual([200, 'application/json; charset=utf-8', ['medals:all']])
    expect((JSON.parse(body) as Payload).views).toHaveLength(1)
  })
})
