import type { Ambassador, Sponsor, VolunteerTeam } from '@games/contract'
import { expect, test } from 'vitest'
import { horizontalScroll, openPage } from '../../ui/testing/open-page.tsx'

const shown = (id: string) => ({ id, publishedAt: '2027-09-01T12:00:00-03:00', correctedAt: null, correction: null })
const DAYS = Array.from({ length: 12 }, (_, at) => `2027-09-${String(at + 8).padStart(2, '0')}`)
const anAmbassador = (name: string, given: Partial<Ambassador> = {}): Ambassador => ({
  ...shown(name),
  name,
  role: 'athlete',
  discipline: null,
  line: { por: 'Natação, três Jogos Pan-Americanos' },
  days: ['2027-09-14', '2027-09-16'],
  bio: null,
  photo: null,
  ...given,
})
const aTeam = (por: string, given: Partial<VolunteerTeam> = {}): VolunteerTeam => ({
  ...shown(por),
  title: { por },
  where: null,
  people: 210,
  restricted: false,
  body: null,
  ...given,
})
const BIO = {
  type: 'doc' as const,
  content: [{ type: 'paragraph' as const, content: [{ type: 'text' as const, text: 'Nada desde os sete anos.' }] }],
}
const USER = { platform: 'android' } as const

test('ambassadors stand with the days on which they can be met; the choice is in the address, and what has no translation says that it is Portuguese (R6.1, R4.1)', async () => {
  const ambassadors = [
    anAmbassador('Iara Belém', { bio: { por: BIO } }),
    anAmbassador('Dalva Rezende', { role: 'professor', days: [], line: { por: 'Ginástica', eng: 'Gymnastics' } }),
  ]
  const { screen, router, views } = await openPage('/ambassadors', {
    width: 320,
    locale: 'eng',
    api: { listAmbassadors: () => Promise.resolve({ seq: 1, days: DAYS, ambassadors }) },
  })
  await expect.element(screen.getByText('Is here: Tue 14, Thu 16.')).toBeInTheDocument()
  await expect.element(screen.getByText('No day fixed yet.')).toBeInTheDocument()
  await expect
    .element(screen.getByText('Natação, três Jogos Pan-Americanos', { exact: true }).last())
    .toHaveAttribute('lang', 'pt-PT')
  expect(screen.getByText('Gymnastics').last().element().closest('.ui-rich, [lang="pt-PT"]')).toBe(null)
  await screen.getByText('About Iara Belém').click()
  await expect.element(screen.getByText('Nada desde os sete anos.')).toBeVisible()
  expect(horizontalScroll()).toBe(0)
  await screen.getByRole('link', { name: 'Today 1' }).click()
  await expect.element(screen.getByText('Dalva Rezende')).not.toBeInTheDocument()
  expect(router.state.location.search).toMatchObject({ who: 'today' })
  // published meanwhile: nobody is here today any more
  views.put(['ambassadors'], { seq: 2, days: DAYS, ambassadors: ambassadors.slice(1) })
  await expect.element(screen.getByText('No results found')).toBeVisible()
  await screen.getByRole('link', { name: 'Show all' }).click()
  await expect.element(screen.getByText('Dalva Rezende')).toBeVisible()
})

test('sponsors stand by tier, by logo or in type, and lead to their own site in another tab (R6.1)', async () => {
  const sponsor = (name: string, given: Partial<Sponsor> = {}): Sponsor => ({
    ...shown(name),
    name,
    tier: 'official',
    link: null,
    logo: null,
    ...given,
  })
  const variant = (type: string, width: number) => ({
    name: String(width),
    type,
    bytes: 1,
    width,
    height: width,
    address: `data:${type},${width}`,
  })
  const logo = {
    id: 'f',
    kind: 'image' as const,
    name: 'sabia.png',
    variants: [variant('image/png', 120), variant('image/png', 240), variant('image/webp', 120)],
    pages: null,
    seconds: null,
  }
  const { screen } = await openPage('/sponsors', {
    width: 320,
    subject: USER,
    api: {
      listSponsors: () =>
        Promise.resolve({
          seq: 1,
          sponsors: [
            sponsor('sabiá', { logo }),
            sponsor('Banco Marés', { tier: 'main', link: 'https://mares.example/' }),
            sponsor('Comitê', { tier: 'organiser' }),
          ],
        }),
    },
  })
  await expect.element(screen.getByRole('heading', { level: 2 }).first()).toHaveTextContent('Principal')
  const link = screen.getByRole('link', { name: 'Banco Marés' })
  await expect.element(link).toHaveAttribute('href', 'https://mares.example/')
  await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer')
  const picture = screen.getByRole('img', { name: 'sabiá' })
  await expect.element(picture).toHaveAttribute('srcset', 'data:image/png,120 120w, data:image/png,240 240w')
  expect(picture.element().parentElement?.querySelector('source')?.type).toBe('image/webp')
  expect(horizontalScroll()).toBe(0)
})

test('volunteers are teams with their number and where they are found, never people (R6.1)', async () => {
  const { screen } = await openPage('/volunteers', {
    width: 320,
    api: {
      listVolunteerTeams: () =>
        Promise.resolve({
          seq: 1,
          teams: [
            aTeam('Informação ao público', { where: { por: 'entrada de cada ginásio' } }),
            aTeam('Resultados', { restricted: true, people: 1_142 }),
            aTeam('Credenciamento', { people: null }),
          ],
        }),
    },
  })
  await expect.element(screen.getByText('voluntários em 3 equipes')).toBeVisible()
  expect(screen.container.querySelector('.organisation-sum b')?.textContent.replace(/\s/g, ' ')).toBe('1352')
  await expect.element(screen.getByText('área restrita')).toBeVisible()
  await expect.element(screen.getByText('entrada de cada ginásio')).toBeVisible()
  expect(horizontalScroll()).toBe(0)
})

test.each([
  ['/ambassadors', { listAmbassadors: () => Promise.resolve({ seq: 1, days: DAYS, ambassadors: [] }) }],
  ['/sponsors', { listSponsors: () => Promise.resolve({ seq: 1, sponsors: [] }) }],
  ['/volunteers', { listVolunteerTeams: () => Promise.resolve({ seq: 1, teams: [] }) }],
])('%s says that nothing is published, and where to go', async (address, api) => {
  const { screen } = await openPage(address, { subject: USER, api })
  await expect.element(screen.getByText('Nenhum resultado encontrado')).toBeVisible()
})
