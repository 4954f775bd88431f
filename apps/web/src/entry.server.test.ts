import type { Api, Games, MedalTableView } from '@games/contract'
import { ApiFailure } from '@games/contract/failure'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import type { Payload } from './cache/payload.ts'
import { type Page, type RenderDeps, render } from './entry.server.tsx'
import { anEventPage } from './features/events/events.factory.ts'
import { aMedalRow, aMedalTable } from './features/medals/medals.factory.ts'
import { aReport, aReportsPage } from './features/reports/reports.factory.ts'
import { aUnit, aUnitPage } from './units/unit.factory.ts'

const games: Games = {
  competitionCode: 'JNJD2027',
  name: { por: 'Jogos de teste', eng: 'Test games' },
  days: null,
  pictograms: {},
  utcOffset: -180,
  timeZone: null,
  clock: { games: Date.parse('2027-09-14T14:02:00-03:00'), real: 0, speed: 1 },
  today: '2027-09-14',
  demo: true,
  loginEnabled: false,
  asksBirthYear: false,
  publicFields: [],
  previews: false,
}
const TEMPLATE =
  '<!doctype html><html lang="pt-PT"><head><!--head--></head><body><div id="root"></div><!--state--></body></html>'
const WIDGET_TEMPLATE =
  '<!doctype html><html lang="pt-PT"><head><!--head--><!--widget--></head><body><div id="root"></div></body></html>'

const unknown = () => Promise.reject(new ApiFailure(404, 'not-found', 'no such thing'))
const anApi = (calls: Partial<Api>): Api => ({
  getGames: () => Promise.resolve(games),
  getRouteRules: () => Promise.resolve({ rules: [] }),
  getHome: unknown,
  getDayMedals: unknown,
  getDelegationDay: unknown,
  listRanking: unknown,
  listVenues: unknown,
  getVenueDay: unknown,
  listAmbassadors: unknown,
  listSponsors: unknown,
  listVolunteerTeams: unknown,
  listOfficialReports: unknown,
  listPlaces: unknown,
  listLiveStreams: unknown,
  listAnnouncements: unknown,
  listBanners: unknown,
  getAwards: unknown,
  getAccessLog: unknown,
  listChanges: unknown,
  search: unknown,
  getSearchIndex: unknown,
  getMedalTable: unknown,
  getPublishedMedals: unknown,
  listMedallists: unknown,
  getProgramme: unknown,
  getDiscipline: unknown,
  getFinalRank: unknown,
  getEvent: unknown,
  getScheduleDay: unknown,
  getAgenda: unknown,
  getUnit: unknown,
  listMatches: unknown,
  getMatch: unknown,
  listAthletes: unknown,
  getAthlete: unknown,
  listTeams: unknown,
  listReportDisciplines: unknown,
  listReports: unknown,
  listDelegations: unknown,
  getTeam: unknown,
  getDelegation: unknown,
  ...calls,
})

function page(path: string, kind: 'html' | 'payload' = 'html', deps: Partial<RenderDeps> = {}): Promise<Page> {
  const table: MedalTableView = aMedalTable([aMedalRow('AL', { gold: 3 })])
  const api = anApi({ getMedalTable: () => Promise.resolve(table) })
  return render(new Request(`http://games.test${path}`), kind, {
    api,
    games,
    locale: 'por',
    subject: { platform: 'web', loginEnabled: false, loginType: null },
    template: TEMPLATE,
    widgetTemplate: WIDGET_TEMPLATE,
    preload: (ids) => `<!--preload ${ids.join(' ')}-->`,
    ...deps,
  })
}

const stateOf = (html: string): Payload =>
  JSON.parse(/<script type="application\/json" id="state">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null') as Payload

describe('addresses (R2)', () => {
  test.each([
    ['/medals', '/medals/all'],
    ['/schedule', '/schedule/disciplines'],
    ['/participants', '/participants/athletes'],
  ])('%s leads to %s', async (from, to) => {
    const { status, location } = await page(from)
    expect([status, location]).toEqual([307, to])
  })

  test.each(['/medals/nowhere', '/nowhere', '/participants/profile/unknown', '/discipline/XYZ/results/1'])(
    '%s is a 404 that says so in the app shell (R2.8)',
    async (path) => {
      const { status, body } = await page(path)
      expect(status).toBe(404)
      expect(body).toContain('Página não encontrada')
      // results may have come since: hydration would expect the same page
      expect(stateOf(body).failed).toBe(true)
    },
  )

  test('a failing API gives the error page with status 500, whose stack is for development (R3.4)', async () => {
    const api = anApi({ getMedalTable: () => Promise.reject(new Error('secret detail')) })
    const { status, body, failure } = await page('/medals/all', 'html', { api })
    expect(status).toBe(500)
    expect(body).toContain('Algo falhou do nosso lado')
    // in development, as here, the stack is shown, and nothing of it elsewhere
    expect(body.replace(/<pre class="app-shell-stack">.*?<\/pre>/s, '')).not.toMatch(/entry\.server|secret detail/)
    expect(failure).toEqual(new Error('secret detail'))
    expect(stateOf(body).failed).toBe(true)
  })

  test('the error page says by code what it is, with status text and message (R3.4)', async () => {
    const away = new ApiFailure(503, 'unavailable', 'The database cannot be reached')
    const api = anApi({ getMedalTable: () => Promise.reject(away) })
    const { status, body } = await page('/medals/all', 'html', { api })
    expect(status).toBe(503)
    expect(body).toContain('Service Unavailable: The database cannot be reached')
    expect(body).toContain('href="/"')
    const refused = anApi({ getMedalTable: () => Promise.reject(new ApiFailure(400, 'invalid-input', 'scope: no')) })
    const other = await page('/medals/all', 'html', { api: refused })
    expect([other.status, other.failure]).toEqual([400, undefined])
    expect(other.body).toContain('Algo não deu certo')
    expect(other.body).toContain('Bad Request: scope: no')
  })

  test('/403 is the forbidden page with its status (R2.1, R3.4)', async () => {
    const { status, body } = await page('/403')
    expect(status).toBe(403)
    expect(body).toContain('Acesso não permitido')
  })

  test('what is forbidden is the 403 page at its own address, without a failure (R4.4)', async () => {
    const { status, body, failure } = await page('/transport')
    expect([status, failure, stateOf(body).failed]).toEqual([403, undefined, undefined])
    expect(body).toContain('Acesso não permitido')
  })

  test('home on plain web leads to the grid (R4.3)', async () => {
    const { status, location } = await page('/')
    expect([status, location]).toEqual([302, '/schedule/grid'])
  })

  test('the guard runs before any loader (R4.3)', async () => {
    const api = new Proxy(anApi({}), { get: (_api, call) => () => expect.unreachable(String(call)) })
    const subject = { platform: 'android', loginEnabled: true, loginType: null } as const
    const { status, location } = await page('/medals/all?sort=total', 'html', { api, subject })
    expect([status, location]).toEqual([302, '/login?redirect=%2Fmedals%2Fall%3Fsort%3Dtotal'])
  })

  test('/auth leads to the login, which is open to everybody and in the layout auth (R3.1, R4.3)', async () => {
    const subject = { platform: 'android', loginEnabled: true, loginType: null } as const
    expect(await page('/auth?redirect=%2Fvenues', 'html', { subject })).toMatchObject({
      status: 307,
      location: '/login?redirect=%2Fvenues',
    })
    const login = await page('/login?redirect=%2Fvenues', 'html', { subject })
    expect(login.status).toBe(200)
    expect(login.body).toContain('class="login-layout"')
    expect(login.body).toContain('Entrar como convidado')
    expect(stateOf(login.body).subject).toEqual(subject)
  })
})

describe('a widget (R3.1, R3.3)', () => {
  const home = { seq: 7, day: games.today, days: [], units: [], toCome: 0 }
  /** What an address leads to: one that asks for something strange leads to what it asks for otherwise. */
  const widget = async (address: string, deps: Partial<RenderDeps> = {}): Promise<Page> => {
    const { location, ...made } = await page(address, 'html', {
      api: anApi({
        getMedalTable: () => Promise.resolve(aMedalTable(['AL', 'SP', 'RJ'].map((code) => aMedalRow(code)))),
        getHome: () => Promise.resolve(home),
      }),
      ...deps,
    })
    return location === undefined ? made : widget(location, deps)
  }

  test('is a document of its own: layout default, none of the app, no state to hydrate (R3.1)', async () => {
    const { status, body, topics } = await widget('/widget/medals?limit=2')
    expect([status, topics]).toEqual([200, ['medals:all']])
    expect(body).toContain('<!--widget-->')
    expect(body).toContain('<title>Quadro de medalhas · Jogos de teste</title>')
    expect(body).toContain('data-stream="/api/live?topics=medals%3Aall"')
    expect(body.match(/<tr>/g)).toHaveLength(3)
    expect(body).not.toMatch(/frame-|id="state"|modulepreload/)
  })

  test('takes nothing of its address that it does not understand (R2.1)', async () => {
    const getHome = vi.fn(() => Promise.resolve(home))
    const { status, body } = await widget('/widget/events?discipline="><script>&delegation=%00&limit=-3', {
      api: anApi({ getHome }),
    })
    expect(status).toBe(200)
    expect(getHome).toHaveBeenCalledWith({ params: { day: games.today }, query: {} }, expect.anything())
    expect(body).not.toContain('<script>')
    expect((await widget('/widget/medals?limit=0')).body.match(/<tr>/g)).toHaveLength(4)
  })

  test('has the theme its address names, and no other (R3.3)', async () => {
    expect((await widget('/widget/medals?theme=dark')).body).toContain('<html lang="pt-PT" data-theme="dark">')
    expect((await widget('/widget/medals?theme="><script>')).body).toContain('<html lang="pt-PT">')
    expect((await page('/widget/medals?lang=es&theme=dark&limit=2')).location).toBeUndefined()
  })

  test('leads to the full site in a tab of its own, which cannot reach back (R3.3)', async () => {
    const { body } = await widget('/widget/medals')
    const links = body.match(/<a [^>]*>/g) ?? []
    expect(links.length).toBeGreaterThan(0)
    for (const link of links) expect(link).toMatch(/target="_blank" rel="noopener"/)
  })

  test('of events requests what its address narrows it to, and follows the day (R2.1)', async () => {
    const getHome = vi.fn(() => Promise.resolve(home))
    const { body } = await widget('/widget/events?discipline=jud&delegation=al', { api: anApi({ getHome }) })
    expect(getHome).toHaveBeenCalledWith(
      { params: { day: games.today }, query: { discipline: 'JUD', organisation: 'AL' } },
      expect.anything(),
    )
    expect(body).toContain(`data-stream="/api/live?topics=schedule%3A${games.today}" data-seq="7"`)
    expect(body).toContain('Nada mais na programação para este filtro.')
  })

  test('that cannot be made says so in its own layout, with the status, and is tried again by itself (R3.4)', async () => {
    const { status, body, failure } = await widget('/widget/medals', {
      api: anApi({ getMedalTable: () => Promise.reject(new Error('no database')) }),
    })
    expect([status, failure]).toEqual([500, new Error('no database')])
    expect(body).toContain('Houve um erro ao carregar o conteúdo. Este quadro tenta de novo sozinho.')
    expect(body).not.toContain('no database')
  })

  test.each(['/widget/other', '/widget/other/one', '/widget/'])(
    '%s does not exist and says so in its own layout, in its language (R2.8, R3.3)',
    async (address) => {
      const { status, body } = await widget(address, { locale: 'spa' })
      expect(status).toBe(404)
      expect(body).toContain('<!--widget-->')
      expect(body).toContain('<title>Cuadro desconocido</title>')
      expect(body).toContain('Hay “medals” y “events”.')
      expect(body).not.toContain('data-stream')
    },
  )
})

describe('a page', () => {
  test('is whole without script, in the visitor’s language', async () => {
    const por = await page('/medals/all')
    expect(por).toMatchObject({
      status: 200,
      type: 'text/html; charset=utf-8',
      topics: ['banners', 'medals:all', 'published-medals'],
    })
    expect(por.body).toContain('<html lang="pt-PT"')
    expect(por.body).toContain('<title>Quadro de medalhas · Jogos de teste</title>')
    expect(por.body).toContain('Alagoas')
    expect(por.body).toContain('atualizado às 14:02, depois de 78 de 159 provas')
    const eng = await page('/medals/all', 'html', { locale: 'eng' })
    expect(eng.body).toContain('<html lang="en-US"')
    expect(eng.body).toContain('<title>Medal table · Test games</title>')
  })

  test.each([
    ['/medals/all?lang=spa', undefined],
    ['/medals/all?lang=spa&sort=total', undefined],
    ['/medals/all?lang=spa&utm_source=x', '/medals/all?lang=spa'],
  ])('keeps the language its address names, and nothing it does not understand: %s (R4.1)', async (path, to) => {
    const { location, body } = await page(path, 'html', { locale: 'spa' })
    expect(location).toBe(to)
    if (!to) expect(body).toContain('rel="canonical" href="http://games.test/medals/all?lang=spa"')
  })

  test('names what to fetch once it is painted: its parts, and its words in one language (R4.1)', async () => {
    const { body } = await page('/medals/all')
    expect(body).toContain('<!--preload __root__ /medals/all-->')
    expect(body.match(/assets\/messages-[^" ]*/g)).toEqual(
      ['app-shell', 'medals'].map((noun) => `assets/messages-dev/por/${noun}.json`),
    )
  })

  test('carries its state, in which no text can end the script', async () => {
    const hostile = aMedalTable([
      aMedalRow('XX', { organisation: { code: 'XX', name: { por: '</script><b>$&' }, flag: null } }),
    ])
    const { body } = await page('/medals/all', 'html', {
      api: anApi({ getMedalTable: () => Promise.resolve(hostile) }),
    })
    expect(body).not.toContain('</script><b>')
    const state = stateOf(body)
    expect(state).toMatchObject({ games, locale: 'por' })
    expect(state.views).toEqual([{ key: ['medals', 'all'], view: hostile }])
  })

  test('is the same at any moment, since its bytes are stored', async () => {
    const first = await page('/medals/all')
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 })
    onTestFinished(() => void vi.useRealTimers())
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
    expect([status, type, topics]).toEqual([
      200,
      'application/json; charset=utf-8',
      ['banners', 'medals:all', 'published-medals'],
    ])
    expect((JSON.parse(body) as Payload).views).toHaveLength(1)
  })
})

test('a unit’s reports are links in the page itself: they open and download without script (R5.9)', async () => {
  const code = 'JUDW57KG--------------FNL-000100--'
  const report = aReport(code)
  const api = anApi({
    getUnit: () => Promise.resolve(aUnitPage(aUnit(code))),
    listReports: () => Promise.resolve(aReportsPage({ reports: [report] })),
  })
  const shown = await page(`/discipline/JUD/results/${code}/reports`, 'html', { api })
  const links = [...shown.body.matchAll(/<a [^>]*href="([^"]*)"[^>]*>(Abrir|Baixar)/g)].map(([, href, word]) => [
    word,
    href,
  ])
  expect(links).toEqual([
    ['Abrir', report.address],
    ['Baixar', report.address],
  ])
  expect(shown.topics).toContain('reports:JUD')
})

describe('an address with a former code leads to the present one for good, with its query', () => {
  const unit = aUnit('SWMW400MFR------------FNL-000100--')
  const getUnit = () => Promise.resolve(aUnitPage(unit))
  test.each([
    ['html', '/discipline/SWM/results/SWMW400MFR------------FNL-000100/startlist?lang=eng'],
    ['payload', '/discipline/SWM/results/SWMW400MFR------------FNL-000100/startlist/_payload.json?lang=eng'],
  ] as const)('a unit as %s', async (kind, location) => {
    const former = '/discipline/SWM/results/SWMW9Z8Y7X------------FNL-000100/startlist?lang=eng'
    const found = await page(former, kind, { api: anApi({ getUnit }) })
    expect([found.status, found.location]).toEqual([308, location])
  })
  test('an event', async () => {
    const getEvent = () => Promise.resolve(anEventPage({ event: { code: 'SWMW400MFR', name: null } }))
    const discipline = { code: 'SWM', name: { por: 'Natação' } }
    const swimming = { seq: 1, discipline, days: [], live: 0, nearest: null, venues: [], events: [] }
    const getDiscipline = () => Promise.resolve(swimming)
    const former = '/discipline/SWM/competitions?lang=eng&event=SWMW9Z8Y7X'
    const found = await page(former, 'html', { api: anApi({ getEvent, getDiscipline }) })
    expect([found.status, found.location]).toEqual([308, '/discipline/SWM/competitions?lang=eng&event=SWMW400MFR'])
  })
  test.each([
    ['html', '/discipline/SWM/competitions?lang=eng&event=SWMW400MFR'],
    ['payload', '/discipline/SWM/competitions/_payload.json?lang=eng&event=SWMW400MFR'],
  ] as const)('a unit that the programme does not have leads to its event for now, as %s', async (kind, location) => {
    const api = anApi({
      getUnit: () => Promise.reject(new ApiFailure(404, 'not-found', 'no unit')),
      getEvent: () => Promise.resolve(anEventPage({ event: { code: 'SWMW400MFR', name: null } })),
    })
    const gone = '/discipline/SWM/results/SWMW400MFR------------FNL-000200/startlist?lang=eng'
    const found = await page(gone, kind, { api })
    expect([found.status, found.location]).toEqual([307, location])
  })
  test('the present address is a page, in small letters and with filler too', async () => {
    for (const code of ['swmw400mfr------------fnl-000100', unit.code])
      expect((await page(`/discipline/SWM/results/${code}`, 'html', { api: anApi({ getUnit }) })).status).toBe(200)
  })
})
