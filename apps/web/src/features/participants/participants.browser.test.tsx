import type { AthleteList, AthleteProfile, AthletesQuery } from '@games/contract'
import { LOCALES } from '@games/domain'
import { expect, test, vi } from 'vitest'
import { openPage, sidewaysScroll } from '../../ui/testing/open-page.tsx'
import { aCompetitor, aMatch, aRow, aSide, aUnit, FINAL } from '../units/unit.factory.ts'
import { anAthlete, anAthleteList, aProfile } from './athlete.factory.ts'

const listed = (list: AthleteList) => vi.fn((_input?: { query?: AthletesQuery }) => Promise.resolve(list))
const openProfile = (profile: AthleteProfile, options: Parameters<typeof openPage>[1] = {}) =>
  openPage('/participants/profile/1247', { ...options, api: { getAthlete: () => Promise.resolve(profile) } })

const LONG_NAME = 'Maximiliana Wanderleia de Albuquerque Cavalcanti Figueiredo do Nascimento de Teste'

test('athletes are listed by name with delegation, discipline and number (R2.7)', async () => {
  const { screen } = await openPage('/participants/athletes', {
    api: { listAthletes: listed(anAthleteList([anAthlete()])) },
  })
  const line = screen.getByRole('link', { name: /Luzia Teste do Tatame/ })
  await expect.element(line).toMatchTextContent(/Alagoas, Judô/)
  await expect.element(line).toHaveAttribute('href', '/participants/profile/1247')
  await expect.element(screen.getByText('1 atleta')).toBeVisible()
})

test('typing a name puts it in the address and asks for it, after a pause', async () => {
  const listAthletes = listed(anAthleteList([anAthlete()]))
  const { screen, router } = await openPage('/participants/athletes', { api: { listAthletes } })
  await screen.getByRole('searchbox').fill('luzía')
  await expect.poll(() => router.state.location.search).toEqual({ q: 'luzía' })
  await expect.poll(() => listAthletes.mock.lastCall?.[0]).toEqual({ query: { q: 'luzía' } })
  await expect.element(screen.getByRole('searchbox')).toHaveValue('luzía')
})

test('filters add up in the address, and can be taken out again', async () => {
  const listAthletes = listed(anAthleteList([anAthlete()]))
  const { screen, router } = await openPage('/participants/athletes?q=lu', { api: { listAthletes } })
  await screen.getByRole('combobox', { name: 'Gênero' }).selectOptions('F')
  await expect.poll(() => router.state.location.search).toEqual({ q: 'lu', gender: 'F' })
  await screen.getByRole('combobox', { name: 'Delegação' }).selectOptions('RN')
  await expect.poll(() => router.state.location.search).toEqual({ q: 'lu', gender: 'F', organisation: 'RN' })
  await screen.getByRole('combobox', { name: 'Gênero' }).selectOptions('')
  await expect.poll(() => router.state.location.search).toEqual({ q: 'lu', organisation: 'RN' })
})

test('more brings the next fifty below, and is a link without script', async () => {
  const first = anAthleteList([anAthlete()], { total: 2, next: 'next-page' })
  const second = anAthleteList([anAthlete({ id: '9', name: 'Zenaide Teste' })], { total: 2 })
  const listAthletes = vi.fn((input?: { query?: { cursor?: string | undefined } }) =>
    Promise.resolve(input?.query?.cursor ? second : first),
  )
  const { screen } = await openPage('/participants/athletes', { api: { listAthletes } })
  const more = screen.getByRole('link', { name: 'Mais 1' })
  await expect.element(more).toHaveAttribute('href', '/participants/athletes?cursor=next-page')
  await more.click()
  await expect.element(screen.getByRole('link', { name: /Zenaide/ })).toBeVisible()
  await expect.element(screen.getByRole('link', { name: /Luzia/ })).toBeVisible()
  expect(screen.getByRole('link', { name: /Mais/ }).elements()).toHaveLength(0)
})

test('nobody found says so and leads back to all; nobody at all says when they come', async () => {
  const none = listed(anAthleteList([]))
  const searched = await openPage('/participants/athletes?q=xyz', { api: { listAthletes: none } })
  await expect.element(searched.screen.getByText('Nenhum atleta encontrado')).toBeVisible()
  await expect
    .element(searched.screen.getByRole('link', { name: 'Ver todos os atletas' }))
    .toHaveAttribute('href', '/participants/athletes')
  await searched.screen.unmount()
  const { screen } = await openPage('/participants/athletes', { api: { listAthletes: none } })
  await expect.element(screen.getByText('Ainda não há atletas')).toBeVisible()
})

test('a profile shows the number, what is next with a countdown, and how it went', async () => {
  const own = aSide({ competitor: aCompetitor({ code: '1247' }), result: '1', wlt: 'L' })
  const other = aSide({
    competitor: aCompetitor({
      code: '8',
      name: 'Rival de Teste',
      organisation: { code: 'SE', name: null, flag: '/brasil_flags/SE.png' },
    }),
    result: '10',
    wlt: 'W',
  })
  const { screen } = await openProfile(
    aProfile({
      appearances: [
        { unit: aMatch({ status: 'OFFICIAL', clock: null, sides: [other, own] }), row: null },
        { unit: aUnit(FINAL, { start: '2027-09-14T14:14:00-03:00' }), row: null },
      ],
    }),
  )
  await expect.element(screen.getByRole('heading', { level: 1 })).toMatchTextContent('Luzia Teste do Tatame')
  await expect.element(screen.getByRole('region', { name: 'Número de peito' })).toMatchTextContent(/Alagoas.*1247/)
  await expect.element(screen.getByText('12', { exact: true })).toBeVisible()
  await expect.element(screen.getByRole('link', { name: /Rival de Teste/ })).toMatchTextContent(/1–10/)
})

test('medals won are named', async () => {
  const { screen } = await openProfile(
    aProfile({
      medals: [
        {
          medal: 'gold',
          competitor: aCompetitor(),
          members: [],
          discipline: { code: 'JUD', name: { por: 'Judô' } },
          event: { code: 'JUDW57KG', name: { por: 'Até 57 kg feminino' } },
          unit: null,
          date: '2027-09-10',
        },
      ],
    }),
  )
  await expect.element(screen.getByRole('img', { name: 'Ouro' })).toBeVisible()
  await expect.element(screen.getByText('Judô, 10 de setembro')).toBeVisible()
})

test('closed personal fields are not there, in the same words whether closed or unknown (R5.4)', async () => {
  const { screen } = await openProfile(aProfile())
  await expect.element(screen.getByText('perfil de menor')).toBeVisible()
  await expect.element(screen.getByText('não publicados')).toBeVisible()
  expect(screen.getByText('Altura', { exact: true }).elements()).toHaveLength(0)
})

test('only the personal fields an organiser opened are shown (R5.4)', async () => {
  const { screen } = await openProfile(aProfile({ personal: { height: '171' } }))
  await expect.element(screen.getByText('Altura', { exact: true })).toBeVisible()
  expect(screen.getByText('Peso', { exact: true }).elements()).toHaveLength(0)
  expect(screen.getByText('perfil de menor').elements()).toHaveLength(0)
})

test('an athlete without number or units still has a page', async () => {
  const { screen } = await openProfile(aProfile({ athlete: anAthlete({ bib: null }) }))
  await expect.element(screen.getByText('Nenhuma prova na programação por enquanto.')).toBeVisible()
})

test('an unknown athlete is not found (R2.2)', async () => {
  const { screen } = await openPage('/participants/profile/nobody')
  await expect.element(screen.getByRole('heading', { name: 'Página não encontrada' })).toBeVisible()
})

test.each(LOCALES)('list and profile read whole and fit 320 px with the longest name: %s', async (locale) => {
  const athlete = anAthlete({
    name: LONG_NAME,
    organisation: { code: 'MS', name: { por: 'Mato Grosso do Sul' }, flag: '/brasil_flags/MS.png' },
    bib: '123456',
  })
  const list = await openPage('/participants/athletes', {
    api: { listAthletes: listed(anAthleteList([athlete])) },
    locale,
    width: 320,
  })
  await expect.element(list.screen.getByRole('link', { name: new RegExp(LONG_NAME) })).toBeVisible()
  expect(document.body.textContent).not.toMatch(/participants\.[a-z]/)
  expect(sidewaysScroll()).toBe(0)
  await list.screen.unmount()
  const row = aRow(1, { rank: '4', result: '1:43:33.20' })
  const { screen } = await openProfile(
    aProfile({
      athlete,
      appearances: [
        { unit: aUnit(FINAL, { status: 'OFFICIAL' }), row },
        { unit: aMatch(), row: null },
      ],
    }),
    { locale, width: 320 },
  )
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible()
  expect(document.body.textContent).not.toMatch(/(participants|units|status)\.[a-z]/)
  expect(sidewaysScroll()).toBe(0)
})
