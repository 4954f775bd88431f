import type { Course } from '@games/contract/content/shown-content'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aPdf, serveContent, shownContent, signIn, signOut, USER } from '../../content/testing/users-content.ts'
import { horizontalScroll, openPage } from '../../ui/testing/open-page.tsx'
import { isOver } from './course-filter.ts'

const aCourse = (por: string, given: Partial<Course> = {}): Course => ({
  ...shownContent(por),
  title: { por },
  summary: null,
  body: null,
  audience: 'everybody',
  remote: false,
  where: { por: 'Vila, sala 2' },
  starts: '2027-09-15T10:00:00-03:00',
  ends: '2027-09-15T12:00:00-03:00',
  seats: 40,
  teacher: null,
  link: null,
  attachments: [],
  ...given,
})
const serve = (...courses: Course[]) => serveContent({ '/api/courses': () => Response.json({ courses }) })

beforeEach(signIn)
afterEach(() => {
  signOut()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('a course says when, where, for whom and where one enrols; what is for everybody is in every choice but what is remote (R6.1)', async () => {
  serve(
    aCourse('Primeiros socorros', {
      link: 'https://cursos.example/1',
      attachments: [{ title: { por: 'Apostila' }, file: aPdf('f1') }],
    }),
    aCourse('Alimentação', { audience: 'athletes' }),
    aCourse('Antidopagem', { audience: 'coaches', remote: true, starts: null, ends: null, where: null, seats: null }),
  )
  const { screen, router } = await openPage('/courses', { subject: USER, width: 320 })
  await expect.element(screen.getByText('qua 15, 10:00 a 12:00, Vila, sala 2').first()).toBeVisible()
  await expect.element(screen.getByText('à distância, quando quiser')).toBeVisible()
  const enrol = screen.getByRole('link', { name: 'Inscrever-se: Primeiros socorros' })
  await expect.element(enrol).toHaveAttribute('href', 'https://cursos.example/1')
  await expect.element(screen.getByRole('link', { name: 'Abrir: Apostila' })).toBeVisible()
  expect(horizontalScroll()).toBe(0)
  await screen.getByRole('link', { name: 'Para técnicos 2' }).click()
  await expect.element(screen.getByText('Alimentação')).not.toBeInTheDocument()
  expect(router.state.location.search).toMatchObject({ of: 'coaches' })
  await screen.getByRole('link', { name: 'À distância 1' }).click()
  await expect.element(screen.getByText('Primeiros socorros')).not.toBeInTheDocument()
})

test('without courses the page says so (R6.1)', async () => {
  serve()
  const { screen } = await openPage('/courses', { subject: USER })
  await expect.element(screen.getByText('Nenhum curso foi publicado.')).toBeVisible()
})

test('a course is over with its end, one without an end a day after its start, and none before the time is known', () => {
  const now = Date.parse('2027-09-15T12:00:00-03:00')
  expect(isOver(aCourse('a'), now)).toBe(true)
  expect(isOver(aCourse('a'), now - 1)).toBe(false)
  expect(isOver(aCourse('a'), null)).toBe(false)
  expect(isOver(aCourse('a', { ends: null }), now)).toBe(false)
  expect(isOver(aCourse('a', { starts: null, ends: null }), now)).toBe(false)
})
