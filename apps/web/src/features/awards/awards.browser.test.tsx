import type { Award, AwardsDay } from '@games/contract'
import { expect, test } from 'vitest'
import { applyUnits } from '../../live/apply-units.ts'
import { horizontalScroll, openPage } from '../../ui/testing/open-page.tsx'
import { aProgrammeItem, aUnit } from '../../units/unit.factory.ts'

const DAY = '2027-09-14'
const at = (time: string) => `${DAY}T${time}:00-03:00`
const anAward = (id: string, given: Partial<Award> = {}): Award => ({
  id,
  unit: null,
  title: null,
  at: null,
  where: null,
  presenters: null,
  notes: null,
  ...given,
})
const given = aProgrammeItem('SWMW400MFR------------VICT000100--', {
  eventType: 'medal',
  status: 'FINISHED',
  start: at('13:55'),
})
const moved = aProgrammeItem('ATHW100M--------------VICT000100--', {
  eventType: 'medal',
  start: at('14:35'),
  plannedStart: at('14:20'),
})
const final = aUnit('HBLWTEAM7-------------FNL-000100--', { start: at('19:00'), medal: 'gold' })
const view: AwardsDay = {
  seq: 1,
  day: DAY,
  days: [{ day: DAY, units: 9, golds: 3 }],
  units: [given, moved, final],
  narrowed: true,
  counts: [
    { day: '2027-09-13', awards: 2 },
    { day: DAY, awards: 4 },
  ],
  awards: [
    ...[given, moved].map(({ code }) => anAward(code, { unit: code })),
    anAward('own', { title: { por: 'Troféu da paz' }, at: at('18:00'), where: { por: 'Praça dos Jogos' } }),
    anAward(final.code, { unit: final.code, presenters: { por: 'Iara Belém' } }),
  ],
}
const linesOf = (container: HTMLElement) =>
  [...container.querySelectorAll('.awards-line')].map((line) => line.querySelector('.awards-time')?.textContent)

test('the awards of a day: given, moved with their event, the organiser’s own, and after a final that has no ceremony (R6.1)', async () => {
  const { screen, views } = await openPage('/official-awards-schedule', {
    width: 320,
    subject: { platform: 'android' },
    api: { getAwards: () => Promise.resolve(view) },
  })
  await expect.element(screen.getByRole('heading', { level: 2, name: 'Já entregues' })).toBeVisible()
  expect(linesOf(screen.container)).toEqual(['13:55', 'antes 14:2014:35', '18:00', 'depois'])
  await expect.element(screen.getByText('depois da final das 19:00', { exact: false }).last()).toBeVisible()
  await expect.element(screen.getByText('Troféu da paz')).toBeVisible()
  await expect.element(screen.getByText('Iara Belém', { exact: false }).last()).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: /segunda-feira, 13 de setembro, 2 premiações/ }))
    .toHaveAttribute('href', '/official-awards-schedule?day=2027-09-13')
  expect(horizontalScroll()).toBe(0)
  // the programme's rows, and then the organiser's own, change under the reader's eyes
  const later = { ...moved, start: at('20:00') }
  views.put(['awards', DAY], applyUnits(view, [later], 2))
  await expect.poll(() => linesOf(screen.container)).toEqual(['13:55', '18:00', 'depois', 'antes 14:2020:00'])
  views.put(['awards', DAY, 'published'], {
    ...view,
    seq: 3,
    awards: view.awards.map((award) => (award.id === 'own' ? { ...award, at: at('21:00') } : award)),
  })
  await expect.poll(() => linesOf(screen.container)).toEqual(['13:55', 'depois', 'antes 14:2020:00', '21:00'])
  // the next row of the programme takes nothing of it back
  views.put(['awards', DAY], applyUnits(view, [{ ...moved, start: at('22:00') }], 4))
  await expect.poll(() => linesOf(screen.container)).toEqual(['13:55', 'depois', '21:00', 'antes 14:2022:00'])
})

test('a day without awards says so beside the days that have some (R6.1)', async () => {
  const { screen } = await openPage('/official-awards-schedule?day=2027-09-12', {
    subject: { platform: 'android' },
    api: { getAwards: () => Promise.resolve({ ...view, day: '2027-09-12', units: [], awards: [] }) },
  })
  await expect.element(screen.getByText('Não há premiações neste dia.')).toBeVisible()
  await expect.element(screen.getByRole('link', { name: /14 de setembro/ })).toBeVisible()
})
