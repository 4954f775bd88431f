import { sampled } from '@games/testing/suite'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openPage } from '../ui/testing/open-page.tsx'
import { serveContent, signIn, signOut, USER } from './testing/users-content.ts'

beforeEach(() => signIn())
afterEach(() => {
  signOut()
  vi.unstubAllGlobals()
})

const PLACES = { origin: null, places: [] }

/** Every page of content that is for users alone, what it asks for, and an answer in which there is nothing. */
const PAGES: readonly (readonly [page: string, call: string, empty: object])[] = [
  ['/transport', '/api/transport', { routes: [] }],
  ['/courses', '/api/courses', { courses: [] }],
  ['/videos', '/api/videos', { videos: [] }],
  ['/informativos', '/api/informativos', { informativos: [] }],
  ['/official-photos', '/api/albums', { albums: [], photos: 0 }],
  ['/hotels', '/api/places/hotel', PLACES],
  ['/hospitals', '/api/places/hospital', PLACES],
]

test.each(sampled(PAGES, 7))(
  '%s says that it loads, that it could not be loaded, with another try, and that there is nothing (R6.1, R6.3)',
  async (path, call, empty) => {
    // without a network it goes on trying, and says that it loads
    serveContent({})
    const { screen } = await openPage(path, { subject: USER })
    await expect.element(screen.getByText('Carregando', { exact: false }).first()).toBeInTheDocument()
    await screen.unmount()
    vi.unstubAllGlobals()

    serveContent({ [call]: () => Response.json({ id: 'bad-request', message: '' }, { status: 400 }) })
    const failed = await openPage(path, { subject: USER })
    await expect.element(failed.screen.getByText('Houve um erro ao carregar o conteúdo')).toBeVisible()
    await expect.element(failed.screen.getByText('Tente de novo mais tarde')).toBeVisible()
    vi.unstubAllGlobals()
    serveContent({ [call]: () => Response.json(empty) })
    await failed.screen.getByRole('button', { name: 'Tentar de novo' }).click()
    await expect.element(failed.screen.getByText('Nenhum resultado encontrado')).toBeVisible()
  },
)
