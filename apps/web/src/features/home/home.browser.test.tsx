import type { DayMedals, HomeDay } from '@games/contract'
import { LOCALES } from '@games/domain'
import { NIGHTLY } from '@games/testing/suite'
import { beforeEach, expect, test, vi } from 'vitest'
import { preferences } from '../../session/preferences.ts'
import { horizontalScroll, openPage } from '../../ui/testing/open-page.tsx'
import { aCompetitor, aMatch, aSide, aTeam, aUnit, FINAL, HEAT } from '../../units/unit.factory.ts'
import { aDelegationDay, aHomeDay, dayMedalsOf, delegationsOf } from './home.factory.ts'

const DELEGATIONS = delegationsOf(['AL', 'Alagoas'], ['SP', 'São Paulo'], ['PR', 'Paraná'])

function open(
  home: HomeDay,
  {
    medals = dayMedalsOf(),
    after,
    ...options
  }: { medals?: DayMedals; after?: HomeDay } & Parameters<typeof openPage>[1] = {},
) {
  return openPage('/', {
    subject: { platform: 'pwa' },
    ...options,
    api: {
      getHome: ({ params: { day } }) => Promise.resolve(day === home.day ? home : (after ?? aHomeDay([], { day }))),
      getDayMedals: () => Promise.resolve(medals),
      listDelegations: () => Promise.resolve(DELEGATIONS),
      getDelegationDay: () => Promise.resolve(aDelegationDay()),
      ...options.api,
    },
  })
}

const next = aUnit(FINAL, { medal: 'gold', start: '2027-09-14T14:14:00-03:00' })
const other = (number: number) =>
  aMatch({ code: `HBLWTEAM7-------------GPA-000${number}00--`, phase: 'GPA', start: '2027-09-14T13:50:00-03:00' })
const titles = (screen: Awaited<ReturnType<typeof openPage>>['screen']) =>
  screen
    .getByRole('heading', { level: 2 })
    .elements()
    .map((title) => title.textContent)

beforeEach(() => {
  localStorage.clear()
  // wherever the test runs, times are the venue's (R5.10)
  preferences.set({ preferredTimezone: 'venue' })
})

test('one page answers: live now, next, medals today, my delegation (R2.1)', async () => {
  const { screen } = await open(aHomeDay([aMatch(), other(1), next]))
  expect(titles(screen)).toEqual(['Ao vivo agora', 'A seguir', 'Medalhas hoje', 'Minha delegação'])
  const hero = screen.getByRole('link', { name: /Handebol, Feminino, semifinal 1/ })
  await expect.element(hero).toMatchTextContent(/Alagoas.*21.*Paraná.*19/)
  await expect.element(hero).toHaveAttribute('href', '/discipline/HBL/results/HBLWTEAM7-------------SFNL000100')
  await expect.element(screen.getByRole('link', { name: '13 de 27 provas' })).toHaveAttribute('href', '/medals/all')
})

test('at 320 px a field’s leader keeps the words of a long name whole beside a time of hours (R2.1)', async () => {
  const competitor = aCompetitor({ code: '1', name: 'TABUARORÉU XARAMAZ Zilominda Filóssia' })
  const race = aUnit(FINAL, { status: 'RUNNING', leader: { competitor, result: '1:26:20', medal: null } })
  await open(aHomeDay([race]), { width: 320 })
  await expect.poll(() => document.querySelector('.home-hero-name')?.textContent).toBe(competitor.name)
  await document.fonts.ready
  const words = document.createRange()
  const name = document.querySelector('.home-hero-name')?.firstChild as Text
  words.setStart(name, 0)
  words.setEnd(name, 'TABUARORÉU'.length)
  expect(new Set([...words.getClientRects()].map(({ top }) => top)).size).toBe(1)
})

test('how long until the next begins stands large beside the time (R2.1)', async () => {
  const { screen } = await open(aHomeDay([next]))
  await expect.element(screen.getByRole('link', { name: /100 m feminino/ })).toMatchTextContent(/12 min.*14:14/)
  await expect.element(screen.getByText('Nada em disputa neste momento.')).toBeVisible()
})

test('what is next and late says so beside the time that has passed (R2.1)', async () => {
  const { screen } = await open(aHomeDay([{ ...next, status: 'DELAYED' }]))
  await expect.element(screen.getByRole('link', { name: /100 m feminino/ })).toMatchTextContent(/14:14.*Atrasada/)
})

test(
  'a phone shows two more that are on, a wide screen three, each with how many there are beyond (R2.1)',
  NIGHTLY,
  async () => {
    const home = aHomeDay([aMatch(), other(1), other(2), other(3), other(4)])
    const phone = await open(home)
    await expect.element(phone.screen.getByRole('link', { name: 'mais 2' })).toBeVisible()
    await phone.screen.unmount()
    const wide = await open(home, { width: 1440 })
    await expect.element(wide.screen.getByRole('link', { name: 'mais 1' })).toBeVisible()
  },
)

test('a field is described by who leads it, and a figure of any length stands beside the name (R2.1)', async () => {
  const leader = {
    competitor: aCompetitor({ name: 'CAVALCANTI DE ALBUQUERQUE Maria Aparecida' }),
    result: '1:58:42.19',
    medal: null,
  }
  const { screen } = await open(aHomeDay([aUnit(HEAT, { status: 'RUNNING', leader })]), { width: 320 })
  const hero = screen.getByRole('link', { name: /CAVALCANTI/ })
  await expect.element(hero).toMatchTextContent(/Alagoas.*1:58:42\.19/)
  expect(horizontalScroll()).toBe(0)
})

test('before the first figure a match shows no score (R2.1)', async () => {
  const { screen } = await open(
    aHomeDay([
      aMatch({
        sides: [aSide({ competitor: aTeam('AL', 'Alagoas') }), aSide({ competitor: aTeam('PR', 'Paraná') })],
        clock: undefined,
      }),
    ]),
  )
  const hero = screen.getByRole('link', { name: /semifinal 1/ })
  await expect.element(hero).not.toMatchTextContent(/\d{2}/)
})

test('when nothing is left today the next day’s first units stand there, with their day (R2.1)', async () => {
  const tomorrow = aUnit(FINAL, { day: '2027-09-16', start: '2027-09-16T09:00:00-03:00' })
  const { screen } = await open(aHomeDay([aMatch({ status: 'OFFICIAL' })]), {
    after: aHomeDay([tomorrow], { day: '2027-09-16' }),
  })
  await expect.element(screen.getByRole('link', { name: /100 m feminino/ })).toMatchTextContent(/qui 16.*09:00/)
  await expect
    .element(screen.getByRole('link', { name: 'programação' }))
    .toHaveAttribute('href', '/schedule/days?day=2027-09-16')
})

test.each([
  ['before there is a schedule', aHomeDay([], { days: [] }), 'A programação ainda não foi publicada.'],
  [
    'when everything is over',
    aHomeDay([], { days: [{ day: '2027-09-14', units: 3, golds: 1 }] }),
    'Os Jogos terminaram. Os resultados continuam aqui.',
  ],
  [
    'while the last one is on',
    aHomeDay([aMatch()], { days: [{ day: '2027-09-14', units: 3, golds: 1 }] }),
    'Nada mais depois disto.',
  ],
])('%s the page says so (R2.1)', async (_case, home, words) => {
  const { screen } = await open(home, { medals: dayMedalsOf({ best: [], decided: 0, events: 0, leader: null }) })
  await expect.element(screen.getByText(words)).toBeVisible()
  await expect.element(screen.getByText('Hoje não há finais.')).toBeVisible()
})

test('before a delegation is chosen the first of the table stands there and invites; a chosen one is stored on the device (R2.1)', async () => {
  const getDelegationDay = vi.fn(() => Promise.resolve(aDelegationDay()))
  const { screen } = await open(aHomeDay([aMatch()]), { api: { getDelegationDay } })
  await expect
    .element(screen.getByRole('link', { name: /São Paulo lidera o quadro/ }))
    .toHaveAttribute('href', '/medals/all')
  expect(getDelegationDay).not.toHaveBeenCalled()
  await screen.getByRole('combobox', { name: 'Minha delegação' }).selectOptions('AL')
  await expect
    .element(screen.getByRole('link', { name: /10º/ }))
    .toMatchTextContent(/3 ouros, 4 bronzes.*subiu 2 lugares hoje, mais 7 disputas hoje/)
  // it leads to what else there is of it (R2.7)
  expect(document.querySelector('.home-standing')?.getAttribute('href')).toBe('/participants/delegation/AL')
  expect(document.querySelector('.home-hero .home-mine')?.textContent).toBe('Alagoas')
  await screen.unmount()
  const again = await open(aHomeDay([aMatch()]))
  await expect.element(again.screen.getByRole('link', { name: /10º/ })).toBeVisible()
})

test.each(LOCALES)(
  'in %s the longest names fit a small phone without sideways scroll (R4.1)',
  NIGHTLY,
  async (locale) => {
    const long = aTeam('MS', 'Mato Grosso do Sul e Rio Grande do Norte Associados')
    const match = aMatch({
      sides: [aSide({ competitor: long, result: '104' }), aSide({ competitor: long, result: '98' })],
    })
    const others = [other(1), next].map(({ code, status, start }) => ({ ...match, code, status, start }))
    localStorage.setItem('games.delegation', 'AL')
    const { screen } = await open(aHomeDay([match, ...others]), {
      locale,
      width: 320,
    })
    await expect.element(screen.getByRole('heading', { level: 1 })).toBeInTheDocument()
    expect(horizontalScroll()).toBe(0)
    expect(screen.container.textContent).not.toMatch(/home\.|units\./)
  },
)
