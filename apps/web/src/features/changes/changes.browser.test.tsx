import type { Change, Changes } from '@games/contract'
import { sampled } from '@games/testing/suite'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LOCALES } from '../../i18n/locale.ts'
import { preferences } from '../../session/preferences.ts'
import { horizontalScroll, openPage } from '../../ui/testing/open-page.tsx'
import { aCompetitor, aMatch, aUnit } from '../../units/unit.factory.ts'

const DAY = '2027-09-14'
const at = (time: string, day = DAY) => `${day}T${time}:00-03:00`
const moved: Change = {
  kind: 'schedule',
  at: `${DAY}T11:20:00`,
  unit: aMatch(),
  what: 'moved',
  start: { from: at('15:00'), to: at('09:00', '2027-09-15') },
  place: { from: [{ code: 'A', name: { por: 'Ginásio A' } }], to: [{ code: 'B', name: { por: 'Ginásio B' } }] },
  notes: ['Chuva'],
}
const corrected: Change = {
  kind: 'medal',
  at: `${DAY}T10:02:00`,
  discipline: { code: 'ATH', name: { por: 'Atletismo' } },
  event: { code: 'ATHW100M', name: { por: '100 m feminino' } },
  unit: aUnit('ATHW100M--------------FNL-000100--'),
  status: 'OFFICIAL',
  notes: ['Releitura da foto de chegada'],
  changes: [{ competitor: aCompetitor(), what: 'medal', from: 'gold', to: null }],
}
const reawarded: Change = {
  kind: 'medal',
  at: `${DAY}T09:30:00`,
  discipline: { code: 'JUD', name: { por: 'Judô' } },
  event: { code: 'JUDW57KG', name: { por: 'até 57 kg' } },
  unit: null,
  status: 'OFFICIAL',
  notes: [],
  changes: [
    { competitor: aCompetitor({ code: '1', name: 'LUTADORA Um' }), what: 'medal', from: 'silver', to: 'gold' },
    { competitor: aCompetitor({ code: '2', name: 'LUTADORA Dois' }), what: 'medal', from: 'bronze', to: 'silver' },
    { competitor: aCompetitor({ code: '3', name: 'LUTADORA Três' }), what: 'medal', from: null, to: 'bronze' },
    { competitor: aCompetitor({ code: '4', name: 'LUTADORA Quatro' }), what: 'medal', from: 'gold', to: null },
  ],
}
const decided: Change = {
  kind: 'communication',
  at: '2027-09-13T18:00:00',
  discipline: { code: 'JUD', name: { por: 'Judô' } },
  event: null,
  said: 'decision',
  label: '4',
  text: 'Pesagem às 8h',
}
const changes = (...given: Change[]): Changes => ({
  seq: 1,
  since: `${DAY}T06:00:00-03:00`,
  changes: given,
  count: given.length,
})
const open = (view: Changes, address = '/changes', more: Parameters<typeof openPage>[1] = {}) => {
  const listChanges = vi.fn(() => Promise.resolve(view))
  return openPage(address, { ...more, api: { listChanges } }).then((page) => ({ ...page, listChanges }))
}

beforeEach(() => localStorage.clear())
afterEach(() => preferences.set({ preferredTimezone: 'local' }))

test('each change says when, what, and from what to what, and leads to its page (R2.5)', async () => {
  const { screen, listChanges } = await open(changes(moved, corrected, decided))
  expect(listChanges.mock.calls[0]).toEqual([{ query: { since: `${DAY}T09:00Z` } }, expect.anything()])
  const rows = [...screen.container.querySelectorAll('.changes-row')]
  expect(rows.map((row) => row.querySelector('.ui-status, .changes-communication')?.textContent)).toEqual([
    'Novo horário',
    'Medalhas corrigidas',
    'Decisão nº 4',
  ])
  expect(rows[0]?.textContent).toMatch(/11:20.*era 15:00, agora qua 15, 09:00.*era Ginásio A, agora Ginásio B.*Chuva/)
  expect(rows[1]?.textContent).toMatch(/perde a medalha \(ouro\).*Releitura da foto/)
  expect(rows[2]?.textContent).toMatch(/seg 13.*18:00.*Judô.*Pesagem às 8h/)
  expect(rows.map((row) => row.getAttribute('href'))).toEqual([
    expect.stringMatching(/^\/discipline\//),
    '/discipline/ATH/results/ATHW100M--------------FNL-000100',
    '/reports/JUD',
  ])
})

test('R2.5 medals of which nobody says what decided them stand under their event, each by itself, and lead to it', async () => {
  const { screen } = await open(changes(reawarded))
  const row = screen.container.querySelector('.changes-row')
  expect(row?.textContent).toContain('Judô, até 57 kg')
  expect([...(row?.querySelectorAll('.changes-text') ?? [])].map((one) => one.textContent)).toEqual([
    expect.stringMatching(/^LUTADORA Um.*: de prata para ouro$/),
    expect.stringMatching(/^LUTADORA Dois.*: de bronze para prata$/),
    expect.stringMatching(/^LUTADORA Três.*: ganha a medalha \(bronze\)$/),
    expect.stringMatching(/^LUTADORA Quatro.*: perde a medalha \(ouro\)$/),
  ])
  expect(row?.getAttribute('href')).toBe('/discipline/JUD/competitions?event=JUDW57KG')
})

test('a day without changes says that all is as it was, and where to go (R2.5)', async () => {
  const { screen } = await open(changes())
  await expect.element(screen.getByText('Nada mudou')).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: 'Ver a programação de hoje' }))
    .toHaveAttribute('href', '/schedule/days')
})

test('by discipline and delegation, kept in the address, whatever else is in it (R2.5)', async () => {
  localStorage.setItem('games.delegation', 'AL')
  const { screen, listChanges } = await open(
    changes(moved, corrected),
    '/changes?discipline=ATH&since=2027-09-13T06:00',
  )
  expect(listChanges.mock.calls[0]).toEqual([
    { query: { since: '2027-09-13T06:00', discipline: 'ATH' } },
    expect.anything(),
  ])
  await expect
    .element(screen.getByRole('link', { name: 'Delegação AL' }))
    .toHaveAttribute('href', '/changes?since=2027-09-13T06:00&discipline=ATH&delegation=AL')
  await expect
    .element(screen.getByRole('link', { name: 'desde as 06:00' }))
    .toHaveAttribute('href', '/changes?discipline=ATH')
})

test('what came since this device’s last visit is marked, and the visit is stored for the next (R2.5)', async () => {
  localStorage.setItem('games.changes-seen', `${DAY}T14:00Z`)
  const { screen } = await open(changes(moved, corrected))
  await expect.element(screen.getByText('novo')).toBeVisible()
  expect(screen.container.querySelectorAll('.changes-new')).toHaveLength(1)
  await expect
    .element(screen.getByRole('link', { name: 'desde sua última visita, 11:00' }))
    .toHaveAttribute('href', `/changes?since=${DAY}T14:00Z`)
  await expect.poll(() => localStorage.getItem('games.changes-seen')).toBe(`${DAY}T17:00Z`)
})

test.each(sampled(LOCALES, 3))('in %s no word is missing and the page fits a small phone (R4.1)', async (locale) => {
  const { screen } = await open(changes(moved, corrected, reawarded, decided), '/changes', { locale, width: 320 })
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeInTheDocument()
  expect(screen.container.textContent).not.toMatch(/change[sd]\./)
  expect(horizontalScroll()).toBe(0)
})

test.each(
  sampled(
    [
      // it is 14:02 of Tuesday 14 at the venue: 02:02 of Wednesday in Tokyo, 22:32 in Kolkata, 07:02 in Honolulu
      {
        zone: 'Asia/Tokyo',
        chips: ['desde ter 14, 18:00', 'desde seg 13, 18:00', 'desde sua última visita, ter 14, 23:00'],
        row: 'ter 1423:20',
        change: 'era 03:00, agora 21:00',
      },
      {
        zone: 'Asia/Kolkata',
        chips: ['desde as 14:30', 'desde seg 13, 14:30', 'desde sua última visita, 19:30'],
        row: '19:50',
        change: 'era 23:30, agora qua 15, 17:30',
      },
      {
        zone: 'Pacific/Honolulu',
        chips: ['desde seg 13, 23:00', 'desde dom 12, 23:00', 'desde sua última visita, 04:00'],
        row: '04:20',
        change: 'era 08:00, agora qua 15, 02:00',
      },
    ],
    3,
  ),
)(
  'in $zone every hour and day of the page is of that zone, the page says so, and the venue’s is a tap away (R5.10)',
  async ({ zone, chips, row, change }) => {
    preferences.set({ preferredTimezone: zone })
    localStorage.setItem('games.changes-seen', `${DAY}T14:00Z`)
    const { screen } = await open(changes({ ...moved, place: null, notes: [] }))
    const textOf = (selector: string) => document.querySelector(selector)?.textContent ?? ''
    const choices = () => [...document.querySelectorAll('.changes-choices a')].map((chip) => chip.textContent)
    await expect.poll(choices).toEqual(chips)
    expect(textOf('.ui-fresh')).toContain(chips[0])
    expect(textOf('.ui-fresh')).toContain('seu fuso')
    expect(textOf('.changes-when')).toContain(row)
    expect(textOf('.changes-from-to .ui-hidden')).toBe(change)
    await screen.getByRole('button', { name: /ver hora da sede/ }).click()
    await expect.poll(choices).toEqual(['desde as 06:00', 'desde seg 13, 06:00', 'desde sua última visita, 11:00'])
    expect([textOf('.changes-when'), textOf('.changes-from-to .ui-hidden')]).toEqual([
      expect.stringContaining('11:20'),
      'era 15:00, agora qua 15, 09:00',
    ])
  },
)
