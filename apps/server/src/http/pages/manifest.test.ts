import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { testApp } from '../../testing/test-app.ts'

const PUBLIC = join(import.meta.dirname, '../../../../web/public')

interface Picture {
  readonly src: string
  readonly sizes: string
  readonly purpose?: string
  readonly form_factor?: string
  readonly label?: string
}
interface Manifest {
  readonly name: string
  readonly lang: string
  readonly icons: readonly Picture[]
  readonly screenshots: readonly Picture[]
  readonly shortcuts: readonly { readonly name: string; readonly url: string; readonly icons: readonly Picture[] }[]
}

const { get } = testApp()
const manifestIn = async (locale: string): Promise<Manifest> =>
  (await (await get('/manifest.webmanifest', { cookie: `locale=${locale}` })).json()) as Manifest

test('the manifest bears the games’ name and speaks the visitor’s language', async () => {
  const response = await get('/manifest.webmanifest', { 'accept-language': 'es' })
  expect(response.headers.get('content-type')).toBe('application/manifest+json')
  expect(response.headers.get('vary')).toBe('Accept-Language, Cookie')
  expect(await response.json()).toMatchObject({
    id: '/',
    name: 'Jogos de teste',
    short_name: 'Juegos',
    lang: 'es-ES',
    start_url: '/?start=installed',
    scope: '/',
    display: 'standalone',
    orientation: 'any',
  })
  const { lang, shortcuts } = await manifestIn('eng')
  expect([lang, ...shortcuts.map(({ name }) => name)]).toEqual(['en-US', 'Schedule', 'Medals', 'Today\u0027s results'])
})

test('who has it gets 304', async () => {
  const etag = (await get('/manifest.webmanifest')).headers.get('etag') ?? ''
  expect((await get('/manifest.webmanifest', { 'if-none-match': etag })).status).toBe(304)
})

test.each(['por', 'spa', 'eng'])('every picture it names is there, in %s', async (locale) => {
  const { icons, screenshots, shortcuts } = await manifestIn(locale)
  const pictures = [...icons, ...screenshots, ...shortcuts.flatMap((shortcut) => shortcut.icons)]
  expect(pictures.filter(({ src }) => !existsSync(join(PUBLIC, src)))).toEqual([])
  expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '192x192 maskable',
    '512x512 maskable',
    '512x512 monochrome',
  ])
  expect(new Set(screenshots.map((shot) => shot.form_factor))).toEqual(new Set(['narrow', 'wide']))
  expect(screenshots.every(({ label = '' }) => label.length > 10)).toBe(true)
})
