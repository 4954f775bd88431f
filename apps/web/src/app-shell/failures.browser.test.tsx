import type { Api } from '@games/contract'
import { ApiFailure } from '@games/contract/failure'
import { LOCALES, type Locale } from '@games/domain'
import { sampled } from '@games/testing/suite'
import { afterEach, expect, test, vi } from 'vitest'
import type { Clock } from '../cache/view-cache.ts'
import { anAthlete, anAthleteList } from '../features/participants/athlete.factory.ts'
import { aDay } from '../features/schedule/day.factory.ts'
import { aProgramme } from '../features/schedule/programme.factory.ts'
import { openPage } from '../ui/testing/open-page.tsx'

/** The pauses between tries a thousand times as short. */
const HURRIED: Clock = {
  now: Date.now,
  after: (ms, then) => {
    const timer = setTimeout(then, ms / 1_000)
    return () => clearTimeout(timer)
  },
}

const WORDS: Readonly<Record<Locale, readonly [failed: string, later: string, nothing: string, retry: string]>> = {
  por: [
    'Houve um erro ao carregar o conteúdo',
    'Tente de novo mais tarde',
    'Nenhum resultado encontrado',
    'Tentar de novo',
  ],
  spa: [
    'Hubo un error al cargar el contenido',
    'Inténtalo de nuevo más tarde',
    'No se encontraron resultados',
    'Probar de nuevo',
  ],
  eng: ['There was an error loading the content', 'Please try again later', 'No results found', 'Try again'],
}

const errors = () => vi.mocked(console.error).mock.calls
const quiet = () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(console, 'warn').mockImplementation(() => {})
}
afterEach(() => vi.restoreAllMocks())

/** A call that fails as long as the server is broken. */
function breakable<A>(answer: A) {
  let isBroken = true
  return {
    call: () => (isBroken ? Promise.reject(new ApiFailure(500, 'internal', 'broken')) : Promise.resolve(answer)),
    mend: () => (isBroken = false),
  }
}

const PAGES: readonly (readonly [what: string, address: string, call: keyof Api, answer: object])[] = [
  ['participants', '/participants/athletes', 'listAthletes', anAthleteList([anAthlete()])],
  ['disciplines', '/schedule/disciplines', 'getProgramme', aProgramme()],
  ['schedule', '/schedule/days', 'getScheduleDay', aDay([])],
]

test.each(
  sampled(
    LOCALES.flatMap((locale) => PAGES.map((one) => [locale, ...one] as const)),
    9,
  ),
)(
  'in %s a load error of %s says so, and another try loads the page (R6.3)',
  async (locale, _what, address, name, answer) => {
    quiet()
    const { call, mend } = breakable(answer)
    const { screen } = await openPage(address, { api: { [name]: call }, locale, clock: HURRIED })
    const [failed, later, , retry] = WORDS[locale]
    await expect.element(screen.getByText(new RegExp(failed))).toBeVisible()
    await expect.element(screen.getByText(new RegExp(later))).toBeVisible()
    mend()
    await screen.getByRole('button', { name: retry }).click()
    await expect.element(screen.getByText(new RegExp(failed))).not.toBeInTheDocument()
    await expect.element(screen.getByText('500')).not.toBeInTheDocument()
  },
)

test('athletes that should follow and cannot be had leave those that are there, with another try (R6.3)', async () => {
  quiet()
  const { call, mend } = breakable(anAthleteList([anAthlete({ id: '2', name: 'SEGUNDA Atleta' })]))
  const first = anAthleteList([anAthlete({ id: '1', name: 'PRIMEIRA Atleta' })], { total: 2, next: 'on' })
  const { screen } = await openPage('/participants/athletes', {
    api: { listAthletes: (input) => (input?.query?.cursor === undefined ? Promise.resolve(first) : call()) },
    clock: HURRIED,
  })
  await screen.getByRole('link', { name: 'Mais 1' }).click()
  await expect.element(screen.getByRole('alert')).toMatchTextContent(new RegExp(WORDS.por[0]))
  await expect.element(screen.getByText(/PRIMEIRA Atleta/)).toBeVisible()
  mend()
  await screen.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect.element(screen.getByText(/SEGUNDA Atleta/)).toBeVisible()
  await expect.element(screen.getByText(/PRIMEIRA Atleta/)).toBeVisible()
})

test.each(
  sampled(
    LOCALES.flatMap((locale) => ['/participants/athletes', '/participants/teams'].map((p) => [locale, p] as const)),
    6,
  ),
)('in %s a search on %s that finds nothing says “no results found” (R6.3)', async (locale, path) => {
  const list = { ...anAthleteList([]), teams: [] }
  const { screen } = await openPage(`${path}?q=xyzzy`, {
    api: { listAthletes: () => Promise.resolve(list), listTeams: () => Promise.resolve(list) },
    locale,
  })
  await expect.element(screen.getByText(WORDS[locale][2], { exact: true })).toBeVisible()
})

test('an unknown route reached from another page logs to the console what it was, once (R3.4, R2.8)', async () => {
  quiet()
  const { router, screen } = await openPage('/login')
  await router.navigate({ href: '/nowhere/at-all?x=1' })
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Página não encontrada')
  await expect.poll(errors).toEqual([['404 Not Found: /nowhere/at-all?x=1']])
  await router.navigate({ href: '/elsewhere' })
  await expect.poll(errors).toEqual([['404 Not Found: /nowhere/at-all?x=1'], ['404 Not Found: /elsewhere']])
  await router.navigate({ href: '/login' })
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Entrar')
  expect(errors()).toHaveLength(2)
})

test('what a call does not know, and what is forbidden, are logged to the console too (R3.4)', async () => {
  quiet()
  const { router } = await openPage('/login')
  await router.navigate({ href: '/participants/profile/7' })
  await expect.poll(errors).toContainEqual(['404 Not Found: /participants/profile/7'])
  await router.navigate({ href: '/transport' })
  await expect.poll(errors).toContainEqual(['403 Forbidden: /transport'])
})
