import type { SearchAnswer, SearchHit } from '@games/contract'
import { ApiFailure } from '@games/contract/failure'
import { LOCALES } from '@games/domain'
import { NIGHTLY, sampled } from '@games/testing/suite'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { clearOfflineViews, storeViews } from '../../cache/offline-views.ts'
import { misc } from '../../session/misc.ts'
import { horizontalScroll, openPage } from '../../ui/testing/open-page.tsx'
import { runAxe } from '../../ui/testing/run-axe.ts'
import { anAthlete, anAthleteList } from '../participants/athlete.factory.ts'
import { lastSearches, storeSearch } from './last-searches.ts'
import { aDiscipline, aHit, anEvent, aVenue } from './search.factory.ts'
import { searchHere } from './search-here.ts'

const answering = (...groups: SearchHit[][]) =>
  vi.fn(
    (_input: { query: { q: string } }): Promise<SearchAnswer> =>
      Promise.resolve({ seq: 1, groups: groups.flatMap((hits) => (hits[0] ? [{ kind: hits[0].kind, hits }] : [])) }),
  )
const field = () => page.getByRole('combobox', { name: 'Nome, modalidade, prova ou local' })
const chosen = () => document.querySelector('[role=option][aria-selected=true]')?.textContent ?? null

/** Uses the page, which loads its later parts, and waits until they have measured the window: their last effect. */
async function begin() {
  misc.set({ windowHeight: 0 })
  document.dispatchEvent(new Event('scroll', { bubbles: true }))
  await expect.poll(() => misc.get().windowHeight).toBe(innerHeight)
}
async function openSearch(keys = '/') {
  await begin()
  await userEvent.keyboard(keys)
  await expect.element(field()).toHaveFocus()
}

beforeEach(() => localStorage.clear())
afterEach(() => vi.restoreAllMocks())

test.each(['/', '{Control>}k{/Control}', '{Meta>}k{/Meta}'])(
  'the keys %s open the search with its field focused, and Escape closes it (R2.7)',
  NIGHTLY,
  async (keys) => {
    await openPage('/settings', { api: { search: answering() } })
    await openSearch(keys)
    await userEvent.keyboard('{Escape}')
    await expect.element(field()).not.toBeInTheDocument()
  },
)

test('a key pressed while the part that receives it comes opens it too, whatever is pressed after (R2.7)', async () => {
  await openPage('/settings', { api: { search: answering() } })
  const press = (key: string, ctrlKey = false) =>
    document.dispatchEvent(new KeyboardEvent('keydown', { key, ctrlKey, bubbles: true }))
  press('Control', true)
  // it has come and is not drawn yet
  await import('../../app-shell/later/AppShellExtras.tsx')
  press('k', true)
  press('j')
  await expect.element(field()).toHaveFocus()
})

test('the magnifier opens it over the page; a slash typed into a field stays a slash', async () => {
  const { router } = await openPage('/participants/athletes', {
    api: { search: answering(), listAthletes: () => Promise.resolve(anAthleteList([anAthlete()])) },
  })
  await begin()
  await page.getByRole('searchbox').fill('a')
  await userEvent.keyboard('/')
  await expect.element(page.getByRole('searchbox')).toHaveValue('a/')
  await expect.element(field()).not.toBeInTheDocument()
  await page.getByRole('link', { name: 'Buscar' }).click()
  await expect.element(field()).toHaveFocus()
  expect(router.state.location.pathname).toBe('/participants/athletes')
})

test('it stays open while the page below writes its own filter into its address', NIGHTLY, async () => {
  const { router } = await openPage('/participants/athletes', {
    api: { search: answering(), listAthletes: () => Promise.resolve(anAthleteList([anAthlete()])) },
  })
  await begin()
  await page.getByRole('searchbox').fill('a')
  await userEvent.keyboard('{Control>}k{/Control}')
  await expect.element(field()).toHaveFocus()
  await expect.poll(() => router.state.location.href).toContain('=a')
  await expect.element(field()).toHaveFocus()
  await router.navigate({ href: '/settings' })
  await expect.element(field()).not.toBeInTheDocument()
})

test('a way to the page that it is opened on closes it', NIGHTLY, async () => {
  await openPage('/participants/athletes', {
    api: { search: answering(), listAthletes: () => Promise.resolve(anAthleteList([anAthlete()])) },
  })
  await openSearch('{Control>}k{/Control}')
  await page.getByRole('dialog').getByRole('link', { name: 'Todos os atletas' }).click()
  await expect.element(field()).not.toBeInTheDocument()
})

test('what is typed is requested after a pause and shown by kind; the arrows choose, Enter opens (R2.7)', async () => {
  const search = answering([aDiscipline()], [aHit(), aHit({ code: '1248', name: { por: 'Luzia Outra' } })])
  const { router } = await openPage('/settings', { api: { search } })
  await openSearch()
  await userEvent.keyboard('lu')
  await expect
    .element(page.getByRole('group', { name: 'Atletas' }).getByRole('option').first())
    .toMatchTextContent(/Luzia Teste do TatameAlagoas, Judô/)
  expect(search.mock.calls.map(([{ query }]) => query.q)).toEqual(['lu'])
  await expect.element(page.getByRole('status').filter({ hasText: '3 resultados' })).toBeInTheDocument()
  expect(chosen()).toBe(null)
  await userEvent.keyboard('{ArrowDown}')
  expect(chosen()).toContain('Judô')
  await userEvent.keyboard('{ArrowDown}')
  expect(chosen()).toContain('Luzia Teste')
  await expect
    .poll(() => document.activeElement?.getAttribute('aria-activedescendant'))
    .toBe(document.querySelector('[aria-selected=true]')?.id)
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}')
  expect(chosen()).toContain('Luzia Outra')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => router.state.location.pathname).toBe('/participants/profile/1248')
  await expect.element(field()).not.toBeInTheDocument()
  expect(lastSearches()).toEqual(['lu'])
})

test('Enter without a choice shows all results on the page of the search', async () => {
  const { router } = await openPage('/settings', { api: { search: answering([aHit()]) } })
  await openSearch()
  await userEvent.keyboard('luzia{Enter}')
  await expect.poll(() => router.state.location.href).toBe('/search?q=luzia')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Busca' })).toBeInTheDocument()
  await expect.element(page.getByRole('link', { name: /Luzia/ })).toHaveAttribute('href', '/participants/profile/1247')
})

test('the last searches stand there before anything is typed, and can be forgotten', async () => {
  for (const text of ['um', 'dois', 'três', 'quatro', 'cinco', 'seis', 'DOIS']) storeSearch(text)
  expect(lastSearches()).toEqual(['DOIS', 'seis', 'cinco', 'quatro', 'três'])
  const search = answering([aHit()])
  await openPage('/settings', { api: { search } })
  await openSearch()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  await expect.element(field()).toHaveValue('seis')
  await expect.poll(() => search.mock.lastCall?.[0].query.q).toBe('seis')
  await field().clear()
  await page.getByRole('button', { name: 'Apagar' }).click()
  expect(lastSearches()).toEqual([])
  expect(page.getByRole('listbox', { name: 'Busca' }).getByRole('option').elements()).toEqual([])
})

test('a key that is the first use of the page opens it as well', async () => {
  await openPage('/settings', { api: { search: answering() } })
  await userEvent.keyboard('/')
  await expect.element(field()).toHaveFocus()
})

test('nothing found says so, and what to do', NIGHTLY, async () => {
  await openPage('/settings', { api: { search: answering() } })
  await openSearch()
  await userEvent.keyboard('xyzzy')
  await expect.element(page.getByText('Nenhum resultado encontrado')).toBeVisible()
  await expect.element(page.getByText(/Nada parecido com “xyzzy”/)).toBeVisible()
  await expect
    .element(page.getByRole('dialog').getByRole('link', { name: 'Todas as equipes' }))
    .toHaveAttribute('href', '/participants/teams')
})

test('a server that refuses is requested again on a press', NIGHTLY, async () => {
  const search = answering()
  // each request while words are being typed
  search.mockRejectedValue(new ApiFailure(400, 'invalid-input', 'too long'))
  await openPage('/settings', { api: { search } })
  await openSearch()
  await userEvent.keyboard('luzia')
  await expect.element(page.getByRole('alert')).toMatchTextContent(/A busca não respondeu/)
  search.mockImplementation(answering([aHit()]))
  await page.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect.element(page.getByRole('group', { name: 'Atletas' })).toBeVisible()
})

test('the page has every kind with its address, and requests again as one types (R2.7)', async () => {
  const search = answering([aDiscipline()], [anEvent()], [aHit()], [aVenue()])
  const { screen, router } = await openPage('/search?q=tatame', { api: { search }, width: 320 })
  const links = () => [...document.querySelectorAll('.search-found a')].map((link) => link.getAttribute('href'))
  expect(links()).toEqual([
    '/discipline/JUD',
    '/discipline/JUD/competitions?event=JUDW57KG',
    '/participants/profile/1247',
    '/venues/GJU',
  ])
  expect(horizontalScroll()).toBe(0)
  await screen.getByRole('searchbox').fill('luzia')
  await expect.poll(() => router.state.location.href).toBe('/search?q=luzia')
  await expect.element(screen.getByRole('searchbox')).toHaveFocus()
  expect(search.mock.lastCall?.[0]).toEqual({ query: { q: 'luzia' } })
})

test(
  'words typed while others are on their way are what is found, be they those found before (R2.7)',
  NIGHTLY,
  async () => {
    const { promise: isAnswered, resolve: answerAll } = Promise.withResolvers<void>()
    const { screen, router } = await openPage('/search?q=tatame', {
      api: {
        search: async (input) => {
          if (input.query.q === 'luzia') await isAnswered
          return answering([aHit()])(input)
        },
      },
    })
    await screen.getByRole('searchbox').fill('luzia')
    await expect.poll(() => router.state.location.href).toBe('/search?q=luzia')
    await screen.getByRole('searchbox').fill('tatame')
    await screen.getByRole('button', { name: 'Buscar' }).click()
    await expect.poll(() => router.state.location.href).toBe('/search?q=tatame')
    answerAll()
    await expect.poll(() => router.state.isLoading).toBe(false)
    expect(router.state.resolvedLocation?.href).toBe('/search?q=tatame')
  },
)

test('a hit of official content leads to its place on its page, below the bar, by an address that can be passed on (R2.7, R6.1)', async () => {
  const content = (['place', 'report', 'ambassador', 'volunteer', 'sponsor', 'announcement', 'award'] as const).map(
    (kind) =>
      aHit({
        kind,
        code: `${kind}-30`,
        name: { por: 'Doca 30' },
        organisation: null,
        disciplines: [],
        ...(kind === 'award' ? { day: '2027-09-15' } : {}),
      }),
  )
  const teams = Array.from({ length: 40 }, (_, at) => ({
    id: `volunteer-${at}`,
    publishedAt: '2027-09-01T12:00:00-03:00',
    correctedAt: null,
    correction: null,
    title: { por: `Doca ${at}` },
    where: null,
    people: 9,
    restricted: false,
    body: null,
  }))
  const { screen, router } = await openPage('/search?q=doca', {
    api: {
      search: answering(...content.map((hit) => [hit])),
      listVolunteerTeams: () => Promise.resolve({ seq: 1, teams }),
    },
    width: 390,
  })
  expect([...document.querySelectorAll('.search-found a')].map((link) => link.getAttribute('href'))).toEqual([
    '/places/other#place-30',
    '/official-reports#report-30',
    '/ambassadors#ambassador-30',
    '/volunteers#volunteer-30',
    '/sponsors#sponsor-30',
    '/announcements#announcement-30',
    '/official-awards-schedule?day=2027-09-15#award-30',
  ])
  await screen.getByRole('region', { name: 'Voluntários' }).getByRole('link').click()
  await expect.poll(() => router.state.location.href).toBe('/volunteers#volunteer-30')
  const top = () => document.getElementById('volunteer-30')?.getBoundingClientRect().top ?? -1
  const bar = () => document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
  await expect.poll(() => top() >= bar() && top() < innerHeight).toBe(true)
})

test('an address without a question says what to type and where else to look', async () => {
  const { screen } = await openPage('/search')
  await expect.element(screen.getByText('Escreva pelo menos duas letras.')).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Todos os atletas' })).toBeVisible()
})

test('axe finds nothing: with hits, without, with last searches, on the page', NIGHTLY, async () => {
  const faults = async () => {
    // what is half faded in has no contrast yet
    await Promise.all(document.getAnimations().map(({ finished }) => finished))
    return (await runAxe()).violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html.slice(0, 120))])
  }
  const search = answering([aDiscipline()], [anEvent()], [aHit()], [aVenue()])
  storeSearch('tatame')
  await openPage('/search?q=tatame', { api: { search } })
  expect(await faults()).toEqual([])
  await openSearch('{Control>}k{/Control}')
  await expect.element(page.getByRole('group', { name: 'Últimas buscas' })).toBeVisible()
  expect(await faults()).toEqual([])
  await userEvent.keyboard('tatame')
  await expect.element(page.getByRole('group', { name: 'Locais' })).toBeVisible()
  await userEvent.keyboard('{ArrowDown}')
  expect(await faults()).toEqual([])
  search.mockResolvedValue({ seq: 1, groups: [] })
  await userEvent.keyboard('x')
  await expect.element(page.getByText(/Nada parecido com “tatamex”/)).toBeVisible()
  expect(await faults()).toEqual([])
})

test(
  'without a network it finds what was seen here, says so, and says what needs a network (R2.7, R3.9)',
  NIGHTLY,
  async () => {
    // of content the page of a whole kind is here or not
    const aPair = (['sponsor', 'report'] as const).map((kind) =>
      aHit({ kind, code: kind, name: { por: 'Doca' }, organisation: null, disciplines: [] }),
    )
    await storeViews([
      { key: ['athletes', {}], view: anAthleteList([anAthlete()]), at: 1 },
      { key: ['discipline', 'JUD'], view: { seq: 1 }, at: 1 },
      { key: ['search-index'], view: { seq: 1, hits: [aDiscipline(), aVenue(), ...aPair] }, at: 1 },
      { key: ['sponsors'], view: { seq: 1, sponsors: [] }, at: 1 },
    ])
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const search = answering([aHit()])
    await openPage('/settings', { api: { search } })
    await openSearch()
    await userEvent.keyboard('tatamé')
    await expect.element(page.getByText(/O servidor não foi alcançado: só o que está neste aparelho/)).toBeVisible()
    const texts = () =>
      page
        .getByRole('listbox', { name: 'Busca' })
        .getByRole('option')
        .elements()
        .map((option) => option.textContent)
    expect(texts()).toEqual([
      'Ginásio do TatameJudô, abre quando houver conexão',
      'Luzia Teste do TatameAlagoas, Judô, abre quando houver conexão',
    ])
    await field().fill('judo')
    await expect.poll(() => texts()[0]).toBe('Judô')
    await field().fill('doca')
    await expect.poll(texts).toEqual(['Docaabre quando houver conexão', 'Doca'])
    expect(search).not.toHaveBeenCalled()
    await clearOfflineViews()
    expect(await searchHere('judo', Date.now() + 60_000)).toEqual({ groups: [], here: true })
  },
)

const UNREACHED = {
  por: ['O servidor não foi alcançado', 'Tentar de novo'],
  spa: ['No se pudo contactar con el servidor', 'Probar de nuevo'],
  eng: ['The server could not be reached', 'Try again'],
} as const

test.each(sampled(LOCALES, 3))(
  'where the server is not reached and this device has seen nothing, the page says so and requests again on a press, in %s (R2.7, R3.9)',
  async (locale) => {
    await clearOfflineViews()
    const search = answering([aHit()])
    search.mockRejectedValueOnce(new TypeError('no network'))
    const { screen } = await openPage('/search?q=luzia', { api: { search }, locale, width: 320 })
    const [title, retry] = UNREACHED[locale]
    await expect.element(screen.getByRole('alert')).toMatchTextContent(new RegExp(title))
    expect(document.querySelector('main')?.textContent).not.toMatch(/Nada parecid|Nothing like|search\./)
    expect(horizontalScroll()).toBe(0)
    await screen.getByRole('button', { name: retry }).click()
    await expect.element(screen.getByRole('link', { name: /Luzia/ })).toBeVisible()
  },
)

test('a server that does not answer in time is not waited for, on the page and over it (R2.7)', NIGHTLY, async () => {
  await clearOfflineViews()
  const outOfTime = new AbortController()
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(outOfTime.signal)
  const search = (_input: unknown, { signal }: { signal?: AbortSignal } = {}) =>
    new Promise<never>((_, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason as Error))
    })
  await openPage('/settings', { api: { search } })
  await openSearch()
  await userEvent.keyboard('luzia')
  await expect.element(page.getByText('Escreva pelo menos duas letras.')).toBeVisible()
  await expect.poll(() => vi.mocked(AbortSignal.timeout).mock.calls.length).toBe(1)
  outOfTime.abort(new DOMException('out of time', 'TimeoutError'))
  await expect.element(page.getByRole('alert')).toMatchTextContent(/O servidor não foi alcançado/)
  await expect.element(page.getByRole('button', { name: 'Tentar de novo' })).toBeVisible()
  expect(page.getByText(/Nada parecido/).elements()).toEqual([])
})
