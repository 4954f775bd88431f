import type {
  AthleteList,
  AthleteProfile,
  DelegationPage,
  MedalWonRow,
  ParticipantsQuery,
  TeamPage,
  UnitSummary,
} from '@games/contract'
import { LOCALES } from '@games/domain'
import { NIGHTLY } from '@games/testing/suite'
import { expect, test, vi } from 'vitest'
import { horizontalScroll, openPage } from '../../ui/testing/open-page.tsx'
import { aCompetitor, aMatch, aRow, aSide, aUnit, FINAL } from '../../units/unit.factory.ts'
import {
  aDelegationDay,
  aDelegationPage,
  aDelegationSchedule,
  anAthlete,
  anAthleteList,
  aProfile,
  aTeamPage,
} from './athlete.factory.ts'

const listed = (list: AthleteList) => vi.fn((_input?: { query?: ParticipantsQuery }) => Promise.resolve(list))
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

test('typing a name puts it in the address and requests it, after a pause', async () => {
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
  await screen.getByRole('combobox', { name: 'Gênero' }).selectOptions('W')
  await expect.poll(() => router.state.location.search).toEqual({ q: 'lu', gender: 'W' })
  await screen.getByRole('combobox', { name: 'Delegação' }).selectOptions('RN')
  await expect.poll(() => router.state.location.search).toEqual({ q: 'lu', gender: 'W', organisation: 'RN' })
  await screen.getByRole('combobox', { name: 'Gênero' }).selectOptions('')
  await expect.poll(() => router.state.location.search).toEqual({ q: 'lu', organisation: 'RN' })
})

/** Whom a filter by gender lets through is answered once `answerAll` is called. */
function aSlowFilter() {
  const { promise: isAnswered, resolve: answerAll } = Promise.withResolvers<void>()
  const listAthletes = vi.fn(async ({ query }: { query?: ParticipantsQuery } = {}) => {
    if (query?.gender !== undefined) await isAnswered
    return anAthleteList([anAthlete()])
  })
  return { answerAll, listAthletes }
}

test(
  'choices made one after another while the first is on its way are both made, and are seen at once (R2.7)',
  NIGHTLY,
  async () => {
    const { answerAll, listAthletes } = aSlowFilter()
    const { screen, router } = await openPage('/participants/athletes', { api: { listAthletes } })
    const [gender, delegation] = ['Gênero', 'Delegação'].map((name) => screen.getByRole('combobox', { name }))
    await gender?.selectOptions('W')
    await expect.poll(() => router.state.location.search).toEqual({ gender: 'W' })
    await delegation?.selectOptions('RN')
    await screen.getByRole('searchbox').fill('lu')
    await expect.poll(() => router.state.location.search).toEqual({ q: 'lu', gender: 'W', organisation: 'RN' })
    expect(router.state.resolvedLocation?.search).toEqual({})
    await expect.element(screen.getByRole('combobox', { name: 'Gênero' })).toHaveValue('W')
    await expect.element(screen.getByRole('combobox', { name: 'Delegação' })).toHaveValue('RN')
    answerAll()
    await expect.poll(() => router.state.resolvedLocation?.search).toEqual({ q: 'lu', gender: 'W', organisation: 'RN' })
    await expect.element(screen.getByRole('searchbox')).toHaveValue('lu')
  },
)

test('going back while a choice is on its way shows the filters that are gone back to (R2.7)', NIGHTLY, async () => {
  const { answerAll, listAthletes } = aSlowFilter()
  const { screen, router } = await openPage('/participants/athletes?organisation=RN', { api: { listAthletes } })
  await router.navigate({ href: '/participants/athletes?q=lu' })
  await screen.getByRole('combobox', { name: 'Gênero' }).selectOptions('W')
  await expect.poll(() => router.state.location.search).toEqual({ q: 'lu', gender: 'W' })
  router.history.back()
  const isBack = async () => {
    await expect.poll(() => router.state.resolvedLocation?.search).toEqual({ organisation: 'RN' })
    await expect.element(screen.getByRole('combobox', { name: 'Gênero' })).toHaveValue('')
    await expect.element(screen.getByRole('combobox', { name: 'Delegação' })).toHaveValue('RN')
    await expect.element(screen.getByRole('searchbox')).toHaveValue('')
  }
  await isBack()
  answerAll()
  await Promise.all(listAthletes.mock.results.map(({ value }) => value))
  await isBack()
})

test('a filter chosen while a discipline’s teams are on their way is of the teams (R2.2, R2.7)', NIGHTLY, async () => {
  const { promise: isAnswered, resolve: answerAll } = Promise.withResolvers<void>()
  const { screen, router } = await openPage('/discipline/JUD/participants', {
    api: {
      getDiscipline: () =>
        Promise.resolve({
          seq: 1,
          discipline: { code: 'JUD', name: { por: 'Judô' } },
          days: [],
          live: 0,
          nearest: null,
          venues: [],
          events: [],
        }),
      listAthletes: listed(anAthleteList([anAthlete()])),
      listTeams: async () => {
        await isAnswered
        return { seq: 1, teams: [], total: 0, next: null, organisations: [], disciplines: [] }
      },
    },
  })
  await screen.getByRole('link', { name: 'Equipes' }).click()
  await expect.poll(() => router.state.location.href).toBe('/discipline/JUD/participants?show=teams')
  await screen.getByRole('combobox', { name: 'Gênero' }).selectOptions('W')
  answerAll()
  await expect.poll(() => router.state.resolvedLocation?.search).toEqual({ show: 'teams', gender: 'W' })
})

test('more adds the next fifty below, and is a link without script', async () => {
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
  await expect.element(searched.screen.getByText('Nenhum resultado encontrado')).toBeVisible()
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
        { unit: aMatch({ status: 'OFFICIAL', clock: undefined, sides: [other, own] }), row: null },
        { unit: aUnit(FINAL, { start: '2027-09-14T14:14:00-03:00' }), row: null },
      ],
    }),
  )
  await expect.element(screen.getByRole('heading', { level: 1 })).toMatchTextContent('Luzia Teste do Tatame')
  await expect.element(screen.getByRole('region', { name: 'Número de peito' })).toMatchTextContent(/Alagoas.*1247/)
  await expect.element(screen.getByText('12', { exact: true })).toBeVisible()
  await expect.element(screen.getByRole('link', { name: /Rival de Teste/ })).toMatchTextContent(/1–10/)
})

const aMedal = (given: Partial<MedalWonRow> = {}): MedalWonRow => ({
  medal: 'gold',
  shared: false,
  competitor: aCompetitor(),
  members: [],
  discipline: { code: 'JUD', name: { por: 'Judô' } },
  event: { code: 'JUDW57KG', name: { por: 'Até 57 kg feminino' } },
  unit: null,
  date: '2027-09-10',
  ...given,
})

test('medals won are named, and lead to what decided them (R5.4)', async () => {
  const { screen } = await openProfile(
    aProfile({
      medals: [
        aMedal(),
        aMedal({
          medal: 'bronze',
          event: { code: 'JUDXTEAM6', name: { por: 'Equipe mista' } },
          unit: 'JUDXTEAM6-------------FNL-000100--',
        }),
      ],
    }),
  )
  await expect.element(screen.getByRole('img', { name: 'Ouro' })).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: /Judô, 10 de setembro/ }).first())
    .toHaveAttribute('href', '/discipline/JUD/competitions?event=JUDW57KG')
  await expect
    .element(screen.getByRole('link', { name: /Equipe mista/ }))
    .toHaveAttribute('href', '/discipline/JUD/results/JUDXTEAM6-------------FNL-000100')
})

test('events lead to their course, and the final rank to the ranking (R5.4)', async () => {
  const event = { discipline: 'JUD', rank: null, rankEqual: false, pool: null, days: [] }
  const { screen } = await openProfile(
    aProfile({
      events: [
        { ...event, code: 'JUDW57KG', name: { por: 'Até 57 kg feminino' }, rank: '5', rankEqual: true },
        { ...event, code: 'JUDXTEAM6', name: { por: 'Equipe mista' } },
        {
          ...event,
          code: 'JUDXKATA',
          name: { por: 'Kata' },
          pool: { code: 'JUDXKATA--------------GPB', rank: '2' },
        },
      ],
    }),
  )
  await expect
    .element(screen.getByRole('link', { name: 'Até 57 kg feminino' }))
    .toHaveAttribute('href', '/discipline/JUD/competitions?event=JUDW57KG')
  await expect
    .element(screen.getByRole('link', { name: '5º lugar, empatado' }))
    .toHaveAttribute('href', '/discipline/JUD/finalrank?event=JUDW57KG')
  expect(screen.getByText(/º lugar/).elements()).toHaveLength(1)
  await expect
    .element(screen.getByRole('link', { name: '2º, grupo B' }))
    .toHaveAttribute('href', '/discipline/JUD/competitions?event=JUDXKATA')
})

test('an athlete’s units can be put in a calendar and followed in one (R5.4)', async () => {
  const { screen } = await openProfile(aProfile())
  const path = '/api/athletes/1247/calendar.ics?lang=por'
  await expect
    .element(screen.getByRole('link', { name: 'Pôr no calendário' }))
    .toHaveAttribute('href', `${location.origin}${path}`)
  await expect
    .element(screen.getByRole('link', { name: 'Assinar no calendário' }))
    .toHaveAttribute('href', `webcal://${location.host}${path}`)
})

test('whose events have no day in the schedule yet has no way to a calendar, which would be empty (R5.4)', async () => {
  const events = aProfile().events.map((event) => ({ ...event, days: [] }))
  const { screen } = await openProfile(aProfile({ events }))
  await expect.element(screen.getByRole('button', { name: 'Compartilhar' })).toBeVisible()
  expect(screen.getByRole('link', { name: /agenda/ }).elements()).toHaveLength(0)
})

test.each([
  ['2027-09-14', 'Hoje'],
  ['2027-09-15', 'qua 15'],
])('what is next on %s and not soon says %s beside its time', async (day, word) => {
  const unit = aUnit(FINAL, { day, start: `${day}T20:14:00-03:00` })
  const { screen } = await openProfile(aProfile({ appearances: [{ unit, row: null }] }))
  await expect.element(screen.getByRole('link', { name: new RegExp(`^${word}.*20:14$`) })).toBeVisible()
})

test('a unit that is only planned has its day and time, and no word of it', async () => {
  const planned = (status: 'SCHEDULED' | 'DELAYED') =>
    aProfile({ appearances: [{ unit: aUnit('ATHW100M--------------HEAT001000--', { status }), row: null }] })
  const delayed = await openProfile(planned('DELAYED'))
  await expect.element(delayed.screen.getByText('Atrasada')).toBeVisible()
  await delayed.screen.unmount()
  const { screen } = await openProfile(planned('SCHEDULED'))
  await expect.element(screen.getByRole('heading', { name: 'Nestes Jogos' })).toBeVisible()
  expect(screen.getByText('Programada').elements()).toHaveLength(0)
})

test('of many units what is over stands apart from what is to come (R5.4)', async () => {
  const unit = (n: number, over: boolean) => ({
    unit: aUnit(`ATHW100M--------------HEAT00${String(10 + n)}00--`, { status: over ? 'OFFICIAL' : 'SCHEDULED' }),
    row: null,
  })
  const few = await openProfile(aProfile({ appearances: Array.from({ length: 12 }, (_, n) => unit(n, n < 6)) }))
  await expect.element(few.screen.getByRole('heading', { name: 'Nestes Jogos' })).toBeVisible()
  expect(few.screen.getByRole('heading', { level: 3 }).elements()).toHaveLength(0)
  await few.screen.unmount()
  const { screen } = await openProfile(aProfile({ appearances: Array.from({ length: 13 }, (_, n) => unit(n, n < 6)) }))
  await expect.element(screen.getByRole('heading', { level: 3, name: 'Encerradas' })).toBeVisible()
  const parts = document.querySelectorAll('.participants-part + ol')
  expect([...parts].map((list) => list.children.length)).toEqual([7, 6])
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

test('every personal field has its words (R5.4)', async () => {
  const personal = {
    birthDate: '2011-02-27',
    height: '171',
    weight: '57',
    placeOfBirth: 'Cidade de Teste',
    countryOfBirth: 'BRA',
    placeOfResidence: 'Vila de Teste',
    nationality: 'POR',
    institution: 'Escola de Teste',
  }
  const { screen } = await openProfile(aProfile({ personal }))
  for (const text of [
    '27 de fevereiro, 2011',
    '171 cm',
    '57 kg',
    'Cidade de Teste, BRA',
    'Vila de Teste',
    'POR',
    'Escola de Teste',
  ])
    await expect.element(screen.getByText(text, { exact: true })).toBeVisible()
})

test('an athlete without number or units still has a page', async () => {
  const { screen } = await openProfile(aProfile({ athlete: anAthlete({ bib: null }) }))
  await expect.element(screen.getByText('Nenhuma disputa na programação por enquanto.')).toBeVisible()
})

test('an unknown athlete is not found (R2.2)', async () => {
  const { screen } = await openPage('/participants/profile/nobody')
  await expect.element(screen.getByRole('heading', { name: 'Página não encontrada' })).toBeVisible()
})

test.each(LOCALES)('list and profile read whole and fit 320 px with the longest name: %s', NIGHTLY, async (locale) => {
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
  expect(horizontalScroll()).toBe(0)
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
  expect(horizontalScroll()).toBe(0)
})

const openTeam = (page: TeamPage, options: Parameters<typeof openPage>[1] = {}) =>
  openPage('/participants/team/HBLWTEAM7---AL01', { ...options, api: { getTeam: () => Promise.resolve(page) } })

test('a team has its delegation, members, units, medals and rank (R2.7)', async () => {
  const { screen } = await openTeam(
    aTeamPage({
      medals: [aMedal({ medal: 'silver', event: { code: 'HBLWTEAM7', name: { por: 'Handebol feminino' } } })],
      appearances: [{ unit: aMatch({ clock: undefined }), row: null }],
    }),
  )
  await expect.element(screen.getByRole('heading', { level: 1 })).toMatchTextContent('Alagoas')
  await expect
    .element(screen.getByRole('link', { name: 'Alagoas', exact: true }))
    .toHaveAttribute('href', '/participants/delegation/AL')
  await expect
    .element(screen.getByRole('link', { name: /Luzia Teste do Tatame/ }))
    .toHaveAttribute('href', '/participants/profile/1247')
  await expect.element(screen.getByRole('img', { name: 'Prata' })).toBeVisible()
  await expect.element(screen.getByRole('link', { name: '2º lugar' })).toBeVisible()
  expect(document.title).toMatch(/^Alagoas, Handebol, Feminino · /)
})

test('a team without members or units says so; an unknown one is not found (R2.7)', async () => {
  const { screen } = await openTeam(aTeamPage({ members: [], events: [] }))
  await expect.element(screen.getByText('O elenco ainda não foi publicado.')).toBeVisible()
  await expect.element(screen.getByText('Nenhuma disputa na programação por enquanto.')).toBeVisible()
  await screen.unmount()
  const unknown = await openPage('/participants/team/nobody')
  await expect.element(unknown.screen.getByRole('heading', { name: 'Página não encontrada' })).toBeVisible()
})

const openDelegation = (
  page: DelegationPage,
  {
    units = [],
    today = aDelegationDay(),
    ...options
  }: Parameters<typeof openPage>[1] & {
    units?: UnitSummary[]
    today?: ReturnType<typeof aDelegationDay>
  } = {},
) =>
  openPage('/participants/delegation/al', {
    ...options,
    api: {
      getDelegation: () => Promise.resolve(page),
      getDelegationDay: () => Promise.resolve(today),
      getHome: () => Promise.resolve(aDelegationSchedule(units)),
    },
  })
const row = {
  organisation: aDelegationPage().organisation,
  rank: 3,
  rankEqual: false,
  rankTotal: 4,
  rankTotalEqual: false,
  gold: 2,
  silver: 1,
  bronze: 0,
  total: 3,
}

test('a delegation has its place, its day, its days, its medals and whom it has sent (R2.7)', async () => {
  const { screen } = await openDelegation(
    aDelegationPage({ row, medals: [aMedal({ competitor: aCompetitor({ name: 'Zulmira Teste' }) })], medalsWon: 21 }),
    { units: [aUnit(FINAL, { start: '2027-09-14T14:14:00-03:00' })], today: aDelegationDay({ row, rankBefore: 5 }) },
  )
  await expect.element(screen.getByRole('heading', { level: 1 })).toMatchTextContent('Alagoas')
  await expect.element(screen.getByRole('link', { name: /3º no quadro de medalhas/ })).toBeVisible()
  await expect.element(screen.getByText('subiu 2 lugares hoje, 2 disputas ainda hoje')).toBeVisible()
  await expect.element(screen.getByText('em 12 min')).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: /qua 15.*1 disputa/ }))
    .toHaveAttribute('href', '/schedule/days?day=2027-09-15&delegation=AL')
  await expect.element(screen.getByRole('link', { name: /Zulmira Teste.*Até 57 kg feminino/ })).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: 'Ver as 21 medalhas' }))
    .toHaveAttribute('href', '/medals/medallists?organisation=AL')
  await expect
    .element(screen.getByRole('link', { name: /Handebol 3 atletas/ }))
    .toHaveAttribute('href', '/participants/athletes?organisation=AL&discipline=HBL')
  await expect
    .element(screen.getByRole('link', { name: /Alagoas Handebol, Feminino/ }))
    .toHaveAttribute('href', '/participants/team/HBLWTEAM7---AL01')
})

test('a delegation’s place explains itself in the words of the medal table, and a shared one names who shares it (R5.6)', async () => {
  const parana = { code: 'PR', name: { por: 'Paraná' }, flag: '/brasil_flags/PR.png' }
  const more = await openDelegation(
    aDelegationPage({ row, rankReason: { kind: 'more', column: 'silver', level: ['gold'], with: parana } }),
  )
  await expect.element(more.screen.getByText('Mesmos ouros que Paraná, mais pratas.')).toBeVisible()
  await more.screen.unmount()
  const tied = await openDelegation(aDelegationPage({ row, rankReason: { kind: 'tied', with: [parana] } }))
  await expect.element(tied.screen.getByText('Empate em tudo com Paraná.')).toBeVisible()
  await tied.screen.unmount()
  await openDelegation(aDelegationPage({ row }))
  expect(document.querySelector('.rank-reason')).toBeNull()
})

test('a delegation without medals or units says so; an unknown one is not found (R2.7)', NIGHTLY, async () => {
  const { screen } = await openDelegation(aDelegationPage({ days: [], teams: [] }))
  await expect.element(screen.getByText('Alagoas ainda não tem medalhas')).toBeVisible()
  await expect.element(screen.getByText('Nada mais na programação de hoje.')).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Medalhas' }).elements()).toHaveLength(0)
  await screen.unmount()
  for (const code of ['ZZ', 'not-a-code']) {
    const unknown = await openPage(`/participants/delegation/${code}`)
    await expect.element(unknown.screen.getByRole('heading', { name: 'Página não encontrada' })).toBeVisible()
    await unknown.screen.unmount()
  }
})

test('lists of teams and delegations lead to their pages (R2.7)', async () => {
  const { team } = aTeamPage()
  const { athletes: _none, ...list } = anAthleteList([])
  const teams = await openPage('/participants/teams', {
    api: {
      listTeams: () =>
        Promise.resolve({
          ...list,
          total: 3,
          teams: [
            { ...team, events: [] },
            { ...team, code: 'B', events: [{ code: 'HBLWTEAM7', name: { por: 'Handebol feminino, 2ª divisão' } }] },
            { ...team, code: 'C', events: [{ code: 'HBLWBEACH', name: { por: 'Areia feminino' } }] },
          ],
        }),
    },
  })
  await expect
    .element(teams.screen.getByRole('link', { name: /Alagoas Handebol, Feminino$/ }))
    .toHaveAttribute('href', '/participants/team/HBLWTEAM7---AL01')
  await expect.element(teams.screen.getByRole('link', { name: /Alagoas Handebol feminino, 2ª divisão$/ })).toBeVisible()
  await expect.element(teams.screen.getByRole('link', { name: /Alagoas Handebol, Areia feminino$/ })).toBeVisible()
  await teams.screen.unmount()
  const { screen } = await openPage('/participants/delegations', {
    api: {
      listDelegations: () =>
        Promise.resolve({ seq: 1, delegations: [{ organisation: team.organisation, athletes: 3, disciplines: 1 }] }),
    },
  })
  await expect
    .element(screen.getByRole('link', { name: /Alagoas 3 atletas/ }))
    .toHaveAttribute('href', '/participants/delegation/AL')
})

test.each(LOCALES)(
  'team and delegation read whole and fit 320 px with the longest names: %s',
  NIGHTLY,
  async (locale) => {
    const name = { por: 'Rio Grande do Norte e Territórios do Interior' }
    const member = anAthlete({ name: LONG_NAME })
    const options = { locale, width: 320 }
    const team = await openTeam(
      aTeamPage({
        team: { ...aTeamPage().team, name: name.por },
        members: [member],
        appearances: [{ unit: aMatch({ clock: undefined }), row: null }],
      }),
      options,
    )
    await expect.element(team.screen.getByRole('heading', { level: 1 })).toBeVisible()
    expect(document.body.textContent).not.toMatch(/(participants|units|status)\.[a-z]/)
    expect(horizontalScroll()).toBe(0)
    await team.screen.unmount()
    const organisation = { ...aDelegationPage().organisation, name }
    const { screen } = await openDelegation(
      aDelegationPage({
        organisation,
        row: { ...row, organisation, rank: 12, rankEqual: true, gold: 120, silver: 118, bronze: 131 },
        medals: [aMedal({ competitor: aCompetitor({ name: LONG_NAME }) })],
        medalsWon: 369,
      }),
      { ...options, units: [aUnit(FINAL), aMatch()], today: aDelegationDay({ row, rankBefore: 1 }) },
    )
    await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible()
    expect(document.body.textContent).not.toMatch(/(participants|units|status)\.[a-z]/)
    expect(horizontalScroll()).toBe(0)
  },
)
