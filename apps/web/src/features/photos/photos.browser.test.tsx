import type { Album, AlbumRow, ContentFile } from '@games/contract/content/shown-content'
import { NIGHTLY } from '@games/testing/suite'
import axe from 'axe-core'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { serveContent, shownContent, signIn, signOut, USER } from '../../content/testing/users-content.ts'
import { horizontalScroll, openPage } from '../../ui/testing/open-page.tsx'

const PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const picture = (id: string): ContentFile => ({
  id,
  kind: 'image',
  name: `${id}.jpg`,
  variants: [320, 1280].flatMap((width) =>
    ['webp', 'jpeg'].map((type) => ({
      name: `${width}.${type}`,
      type: `image/${type}`,
      bytes: width * 100,
      width,
      height: (width * 2) / 3,
      address: PIXEL,
    })),
  ),
  pages: null,
  seconds: null,
})
const JUDO = { code: 'JUD', name: { por: 'Judô' } } as AlbumRow['discipline']
const album = (id: string, over: Partial<AlbumRow> = {}): AlbumRow => ({
  ...shownContent(id),
  title: { por: `Álbum ${id}` },
  day: '2027-09-14',
  discipline: JUDO,
  credit: 'Comunicação',
  count: 3,
  cover: { file: picture(id), alt: { por: 'capa' } },
  ...over,
})
const whole: Album = {
  ...album('a'),
  photos: ['p1', 'p2', 'p3'].map((id) => ({
    file: picture(id),
    alt: { por: `Foto ${id}` },
    caption: { por: `Legenda ${id}` },
    takenAt: '2027-09-14T14:19:00-03:00',
    unit: null,
  })),
}
const ALBUMS = [album('a'), album('b', { day: '2027-09-13' }), album('c', { day: '2027-09-13', discipline: null })]

beforeEach(() => {
  signIn()
  serveContent({
    '/api/albums': () => Response.json({ albums: ALBUMS, photos: 9 }),
    '/api/albums/a': () => Response.json(whole),
  })
})
afterEach(() => {
  signOut()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const titles = () => [...document.querySelectorAll('.photos-albums b')].map(({ textContent }) => textContent)

test('albums are narrowed to today and to ceremonies, and a photo comes in the size and format that does (R6.1)', async () => {
  const { screen } = await openPage('/official-photos', { subject: USER, width: 320 })
  await expect.poll(titles).toEqual(['Álbum a', 'Álbum b', 'Álbum c'])
  expect(document.querySelector('.photos source')?.getAttribute('srcset')).toMatch(/ 320w, .* 1280w$/)
  expect(horizontalScroll()).toBe(0)
  expect((await axe.run(document)).violations.map(({ id }) => id)).toEqual([])
  await screen.getByRole('link', { name: /^Hoje/ }).click()
  await expect.poll(titles).toEqual(['Álbum a'])
  await screen.getByRole('link', { name: 'Cerimônias' }).click()
  await expect.poll(titles).toEqual(['Álbum c'])
})

test('a choice of albums is seen while it is on its way (R6.1)', NIGHTLY, async () => {
  const { promise: areAnswered, resolve: answerAll } = Promise.withResolvers<void>()
  const getRouteRules = () => areAnswered.then(() => ({ rules: [] }))
  const { screen, router } = await openPage('/official-photos', { subject: USER, api: { getRouteRules } })
  await screen.getByRole('link', { name: 'Cerimônias' }).click()
  await expect.element(screen.getByRole('link', { name: 'Cerimônias' })).toHaveAttribute('aria-current', 'true')
  expect(router.state.resolvedLocation?.href).toBe('/official-photos')
  expect(titles()).toEqual(['Álbum a', 'Álbum b', 'Álbum c'])
  answerAll()
  await expect.poll(titles).toEqual(['Álbum c'])
})

test('a photo is turned by keys, buttons and a swipe, closed by Escape, and has its own address', NIGHTLY, async () => {
  const { screen, router } = await openPage('/official-photos?album=a', { subject: USER })
  await screen.getByRole('link', { name: /^Foto 1 de 3/ }).click()
  const dialog = screen.getByRole('dialog')
  await expect.element(dialog).toHaveAccessibleName('Foto 1 de 3')
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(dialog).toHaveAccessibleName('Foto 2 de 3')
  await screen.getByRole('button', { name: 'Próxima' }).click()
  await expect.element(screen.getByText('Legenda p3')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Próxima' })).toBeDisabled()
  const stage = document.querySelector('.photos-stage')
  const point = (type: string, clientX: number) =>
    stage?.dispatchEvent(new PointerEvent(type, { clientX, clientY: 300, bubbles: true }))
  point('pointerdown', 100)
  point('pointerup', 220)
  await expect.element(dialog).toHaveAccessibleName('Foto 2 de 3')
  // a finger that only scrolls turns nothing
  point('pointerdown', 100)
  point('pointerup', 120)
  await expect.poll(() => router.state.location.href).toBe('/official-photos?album=a&photo=2')
  expect((await axe.run(document)).violations.map(({ id }) => id)).toEqual([])
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.poll(() => router.state.location.href).toBe('/official-photos?album=a')
})

test('a photo that cannot be downloaded says so, and one that can is handed over under its name', NIGHTLY, async () => {
  const handed = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  const { screen } = await openPage('/official-photos?album=a&photo=1', { subject: USER })
  await screen.getByRole('button', { name: 'Baixar a foto' }).click()
  await expect.element(screen.getByText('Arquivo baixado')).toBeVisible()
  expect(handed.mock.contexts.map((link) => (link as HTMLAnchorElement).download)).toEqual(['p1.jpg'])
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
  await screen.getByRole('button', { name: 'Baixar a foto' }).click()
  await expect.element(screen.getByText('Erro ao baixar o arquivo')).toBeVisible()
})

test('a photo is asked to be taken out where it is seen, and who cannot be heard is told so (R6.1)', async () => {
  const { screen } = await openPage('/official-photos?album=a&photo=1', { subject: USER })
  const fetched = vi.fn<typeof fetch>(() => Promise.reject(new TypeError('no network')))
  vi.stubGlobal('fetch', fetched)
  await screen.getByRole('button', { name: 'Pedir a retirada' }).click()
  await expect.element(screen.getByText('O pedido não foi enviado')).toBeVisible()
  fetched.mockImplementation(() => Promise.resolve(Response.json({ done: true })))
  await screen.getByRole('button', { name: 'Pedir a retirada' }).click()
  await expect.element(screen.getByText('Pedido enviado à organização')).toBeVisible()
  await expect.element(screen.getByText('Retirada pedida')).toBeVisible()
})
