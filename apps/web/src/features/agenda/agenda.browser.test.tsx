import type { Agenda, Api } from '@games/contract'
import type { FollowKey, FollowMark } from '@games/domain/follow/follow'
import { NIGHTLY, sampled } from '@games/testing/suite'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { LOCALES } from '../../i18n/locale.ts'
import { horizontalScroll, openPage } from '../../ui/testing/open-page.tsx'
import { aMatch, aUnit } from '../../units/unit.factory.ts'

const DAY = '2027-09-14'
const at = (time: string) => `${DAY}T${time}:00-03:00`
const ANA: FollowKey = 'athlete.101'
const AL: FollowKey = 'delegation.AL'

const organisation = { code: 'AL', name: { por: 'Alagoas' }, flag: null }
const athlete = (id: string, name: string) => ({
  id,
  name,
  gender: 'W' as const,
  organisation,
  disciplines: [{ code: 'JUD', name: { por: 'Judô' } }],
  bib: '1247',
})
const venue = (code: string) => ({ code, name: { por: `Ginásio ${code}` } })
const scheduled = (code: string, start: string, end: string, place: string) =>
  aUnit(code.padEnd(34, '-'), {
    status: 'SCHEDULED',
    day: DAY,
    start: at(start),
    end: at(end),
    plannedStart: at(start),
    venue: venue(place),
  })

const agenda = (over: Partial<Agenda> = {}): Agenda => ({
  seq: 1,
  day: DAY,
  days: [
    { day: DAY, units: 2 },
    { day: '2027-09-15', units: 0 },
  ],
  units: [],
  followed: [
    { key: ANA, kind: 'athlete', athlete: athlete('101', 'INVENTADA Ana'), next: null, left: 0 },
    { key: AL, kind: 'delegation', organisation, next: null, left: 0 },
  ],
  places: [
    { venue: 'A', lat: -9.6498, lon: -35.7089 },
    { venue: 'B', lat: -9.6701, lon: -35.7599 },
  ],
  ways: [],
  kmPerHour: 15,
  ...over,
})
const follow = (...keys: FollowKey[]) =>
  localStorage.setItem(
    'games.follows',
    JSON.stringify(keys.map((key, n): FollowMark => ({ key, followed: true, at: n }))),
  )
const stored = () => JSON.parse(localStorage.getItem('games.follows') ?? '[]') as FollowMark[]
const open = (view: Agenda, address = '/agenda', more: Parameters<typeof openPage>[1] = {}) => {
  const getAgenda = vi.fn(({ query }: Parameters<Api['getAgenda']>[0]) => {
    const requested = query?.follows?.split(',') ?? []
    return Promise.resolve({ ...view, followed: view.followed.filter(({ key }) => requested.includes(key)) })
  })
  return openPage(address, { api: { getAgenda }, ...more }).then((opened) => ({ ...opened, getAgenda }))
}

beforeEach(() => localStorage.clear())
afterEach(() => localStorage.clear())

test('who follows nobody is led to whom there is, and needs no account (0094)', async () => {
  const { screen } = await open(agenda({ followed: [] }))
  await expect.element(screen.getByRole('heading', { name: 'Você ainda não segue ninguém' })).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: 'Escolher uma delegação' }))
    .toHaveAttribute('href', '/participants/delegations')
})

test('two that nobody can see both are said to be, with the way between them (0094)', async () => {
  follow(ANA)
  const { screen } = await open(
    agenda({
      units: [
        { unit: scheduled('JUDW57KG--------------SFNL000100', '14:00', '14:10', 'A'), of: [ANA] },
        { unit: scheduled('ATHW100M--------------FNL-000100', '14:20', '14:25', 'B'), of: [ANA] },
      ],
    }),
  )
  await expect.element(screen.getByText(/1 conflito/)).toBeVisible()
  await expect.element(screen.getByText(/De Ginásio A a Ginásio B são uns 25 min/)).toBeVisible()
})

test('time between two is said, with how long the way takes (0094)', async () => {
  follow(ANA)
  const { screen } = await open(
    agenda({
      units: [
        { unit: scheduled('JUDW57KG--------------SFNL000100', '14:00', '14:10', 'A'), of: [ANA] },
        { unit: scheduled('ATHW100M--------------FNL-000100', '15:00', '15:05', 'B'), of: [ANA] },
      ],
    }),
  )
  await expect.element(screen.getByText('50 min livres', { exact: true })).toBeVisible()
  await expect.element(screen.getByText(/o caminho leva uns 25 min/)).toBeVisible()
})

test.each(
  sampled(
    [
      ['on foot', 'por', 390, { foot: 40, shuttle: null }, /De Ginásio A a Ginásio B são 40 min a pé/],
      [
        'by the games’ shuttle',
        'eng',
        320,
        { foot: 40, shuttle: 18 },
        /From Ginásio A to Ginásio B it is 18 min by the Games’ shuttle/,
      ],
      ['on foot, in Spanish', 'spa', 320, { foot: 18, shuttle: 30 }, /De Ginásio A a Ginásio B son 18 min a pie/],
    ] as const,
    3,
  ),
)('where the organiser has said the way it counts, and how: %s (0094)', async (_, locale, width, minutes, words) => {
  follow(ANA)
  const view = agenda({
    units: [
      { unit: scheduled('JUDW57KG--------------SFNL000100', '14:00', '14:10', 'A'), of: [ANA] },
      { unit: scheduled('ATHW100M--------------FNL-000100', '14:27', '14:32', 'B'), of: [ANA] },
    ],
    ways: [{ from: 'B', to: 'A', oneWay: false, ...minutes }],
  })
  const { screen } = await open(view, '/agenda', { locale, width })
  await expect.element(screen.getByText(words)).toBeVisible()
  expect(horizontalScroll()).toBe(0)
})

test('a way one way only counts that way, and back the distance does (0094)', async () => {
  follow(ANA)
  const { screen } = await open(
    agenda({
      units: [
        { unit: scheduled('JUDW57KG--------------SFNL000100', '14:00', '14:10', 'A'), of: [ANA] },
        { unit: scheduled('ATHW100M--------------FNL-000100', '14:20', '14:25', 'B'), of: [ANA] },
        { unit: scheduled('JUDW57KG--------------FNL-000100', '15:00', '15:05', 'A'), of: [ANA] },
      ],
      ways: [{ from: 'B', to: 'A', foot: 30, shuttle: null, oneWay: true }],
    }),
  )
  await expect.element(screen.getByText(/De Ginásio A a Ginásio B são uns 25 min/)).toBeVisible()
  await expect.element(screen.getByText(/o caminho leva 30 min a pé/)).toBeVisible()
})

test('a court that runs late is late on the agenda: its countdown, its gaps and its conflicts (0092, 0094)', async () => {
  follow(ANA)
  const foreseen = (time: string) => {
    const instant = { at: Date.parse(at(time)), lead: 0 }
    return { expected: instant, earliest: instant, latest: instant }
  }
  const late = { ...scheduled('JUDW57KG--------------SFNL000100', '14:10', '14:20', 'A'), forecast: foreseen('14:30') }
  const { screen } = await open(
    agenda({
      units: [
        { unit: late, of: [ANA] },
        { unit: scheduled('ATHW100M--------------FNL-000100', '15:00', '15:05', 'B'), of: [ANA] },
      ],
    }),
  )
  await expect.element(screen.getByText('em ~28 min')).toBeVisible()
  // as printed there would be 40 minutes, and the way takes 25
  await expect.element(screen.getByText(/De Ginásio A a Ginásio B são uns 25 min/)).toBeVisible()
})

test('what is next is one tap away where a morning of it lies above (0094, R2.5)', async () => {
  follow(AL)
  const morning = Array.from({ length: 20 }, (_, n) => ({
    unit: {
      ...scheduled(`JUDW57KG--------------8FNL00${10 + n}00`, `08:${10 + n}`, `08:${11 + n}`, 'A'),
      status: 'OFFICIAL' as const,
    },
    of: [AL],
  }))
  const { screen } = await open(
    agenda({
      units: [...morning, { unit: scheduled('ATHW100M--------------FNL-000100', '14:20', '14:25', 'B'), of: [AL] }],
    }),
    '/agenda',
    { width: 390 },
  )
  await screen.getByRole('link', { name: 'agora' }).click()
  const top = () => document.getElementById('now')?.getBoundingClientRect().top ?? Number.NaN
  await expect.poll(() => top() >= 0 && top() < innerHeight).toBe(true)
  await expect.element(screen.getByRole('link', { name: 'agora' })).not.toBeInTheDocument()
})

test('a delegation has more at a time than anybody sees: it makes no conflict (0094)', async () => {
  follow(AL)
  const { screen } = await open(
    agenda({
      units: [
        { unit: aMatch({ status: 'SCHEDULED', start: at('14:00'), end: at('15:00'), venue: venue('A') }), of: [AL] },
        { unit: scheduled('ATHW100M--------------FNL-000100', '14:20', '14:25', 'B'), of: [AL] },
      ],
    }),
  )
  await expect.element(screen.getByText(/2 disputas suas/).first()).toBeVisible()
  expect(document.querySelector('.agenda-conflict')).toBeNull()
})

test('a followed athlete stands in the place of the event, and another’s result is not beside the name (0094)', async () => {
  follow(ANA)
  const unit = scheduled('ATHW100M--------------FNL-000100', '14:20', '14:25', 'B')
  await open(
    agenda({
      units: [
        {
          unit: {
            ...unit,
            status: 'OFFICIAL',
            ...(unit.kind === 'ranked' && {
              leader: {
                competitor: { code: '9', type: 'A', name: 'OUTRA Bia', organisation, known: true },
                result: '11.90',
                medal: 'gold',
              },
            }),
          },
          of: [ANA],
        },
      ],
    }),
  )
  await expect.poll(() => document.querySelector('.units-row-title')?.textContent).toBe('INVENTADA Ana')
  expect(document.querySelector('.units-row-figure')).toBeNull()
  expect(document.querySelector('.units-row-leader')?.textContent).toContain('OUTRA Bia')
})

test(
  'what is let go is gone at once, can be taken back, and the agenda is asked for anew (0094)',
  NIGHTLY,
  async () => {
    follow(ANA, AL)
    const { screen, getAgenda } = await open(agenda(), '/agenda?list=followed')
    await screen.getByRole('button', { name: 'Seguindo INVENTADA Ana' }).click()
    await expect.element(screen.getByRole('link', { name: /INVENTADA Ana/ })).not.toBeInTheDocument()
    await expect.poll(() => getAgenda.mock.calls.length).toBe(2)
    expect(getAgenda.mock.lastCall?.[0]).toMatchObject({ query: { follows: AL } })
    await page.getByRole('button', { name: 'Desfazer' }).click()
    expect(stored().map(({ followed }) => followed)).toEqual([true, true])
  },
)

test('what somebody sent is followed only once the visitor says so (0094)', async () => {
  const { screen } = await open(agenda(), `/agenda?add=${ANA},${AL},nonsense`)
  await expect.element(screen.getByText('INVENTADA Ana, Alagoas')).toBeVisible()
  expect(stored()).toEqual([])
  await screen.getByRole('button', { name: 'Seguir', exact: true }).click()
  await expect.poll(() => stored().map(({ key }) => key)).toEqual([ANA, AL])
})

test('whom the games do not know any more can still be let go (0094)', NIGHTLY, async () => {
  follow('athlete.999')
  const { screen } = await open(agenda({ followed: [] }), '/agenda?list=followed')
  await screen.getByRole('button', { name: 'Seguindo 999' }).click()
  expect(stored().map(({ followed }) => followed)).toEqual([false])
})

test('a day that cannot be had says so, and is asked for again (0094)', NIGHTLY, async () => {
  follow(ANA)
  const { ApiFailure } = await import('@games/contract/failure')
  const getAgenda = vi.fn(() => Promise.reject<Agenda>(new ApiFailure(400, 'invalid-input', 'no')))
  const { screen } = await openPage('/agenda', { api: { getAgenda } })
  await screen.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect.poll(() => getAgenda.mock.calls.length).toBe(2)
})

test('what is stored and is none of ours follows nothing (0094)', NIGHTLY, async () => {
  for (const text of ['{', '7', '[{"key":"athlete.1"}]', '[{"key":"x","followed":true,"at":1}]', '[null]']) {
    localStorage.setItem('games.follows', text)
    const { screen } = await open(agenda({ followed: [] }))
    await expect.element(screen.getByRole('heading', { name: 'Você ainda não segue ninguém' })).toBeVisible()
    await screen.unmount()
  }
})

test.each(sampled(LOCALES, 3))('nothing is wider than a small phone: %s (0094)', async (locale) => {
  follow(ANA, AL)
  const units = [
    { unit: scheduled('JUDW57KG--------------SFNL000100', '14:00', '14:10', 'A'), of: [ANA, AL] },
    { unit: scheduled('ATHW100M--------------FNL-000100', '14:20', '14:25', 'B'), of: [ANA] },
    { unit: scheduled('ATHW200M--------------FNL-000100', '18:20', '18:25', 'B'), of: [ANA] },
  ]
  const { screen } = await open(agenda({ units }), '/agenda', { locale, width: 320 })
  await expect.poll(() => document.querySelectorAll('.units-row').length).toBe(3)
  expect(horizontalScroll()).toBe(0)
  await screen.unmount()
  await open(agenda(), '/agenda?list=followed', { locale, width: 320 })
  await expect.poll(() => document.querySelectorAll('.agenda-followed-row').length).toBe(2)
  expect(horizontalScroll()).toBe(0)
})

test('on a device that is full what is followed lasts as long as the page (0094)', NIGHTLY, async () => {
  const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  const { screen } = await open(agenda(), `/agenda?add=${ANA}`)
  await screen.getByRole('button', { name: 'Seguir', exact: true }).click()
  await expect.element(screen.getByRole('link', { name: 'Sigo 1' })).toBeVisible()
  setItem.mockRestore()
  await screen.getByRole('link', { name: 'Sigo 1' }).click()
  await screen.getByRole('button', { name: 'Seguindo INVENTADA Ana' }).click()
  expect(stored().map(({ followed }) => followed)).toEqual([false])
})

test(
  'what is answered of others that are followed now is shown, though it was made earlier (0094)',
  NIGHTLY,
  async () => {
    let seq = 9
    const getAgenda = vi.fn(({ query }: Parameters<Api['getAgenda']>[0]) => {
      const requested = query?.follows?.split(',') ?? []
      return Promise.resolve({
        ...agenda(),
        seq: seq--,
        followed: agenda().followed.filter(({ key }) => requested.includes(key)),
      })
    })
    const { screen } = await openPage(`/agenda?add=${ANA}`, { api: { getAgenda } })
    await screen.getByRole('button', { name: 'Seguir', exact: true }).click()
    await screen.getByRole('link', { name: 'Sigo 1' }).click()
    await expect.element(screen.getByRole('link', { name: /INVENTADA Ana/ })).toBeVisible()
  },
)

test('a unit is followed and let go by its own menu (0094)', async () => {
  follow(ANA)
  const unit = scheduled('JUDW57KG--------------SFNL000100', '14:00', '14:10', 'A')
  const { screen } = await open(agenda({ units: [{ unit, of: [ANA] }] }))
  await screen.getByRole('button', { name: /^Opções/ }).click()
  await page.getByRole('menuitem', { name: 'Seguir' }).click()
  await expect.poll(() => stored().map(({ key }) => key)).toContain('unit.JUDW57KG--------------SFNL000100')
  await screen.getByRole('button', { name: /^Opções/ }).click()
  await page.getByRole('menuitem', { name: 'Deixar de seguir' }).click()
  await expect.poll(() => stored().find(({ key }) => key.startsWith('unit.'))?.followed).toBe(false)
})
