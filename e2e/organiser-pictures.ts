import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { launchBrowser } from './browser.ts'

/**
 * Takes the pictures of docs/organiser.md from a running demo:
 * `node e2e/organiser-pictures.ts --url http://localhost:3000 --password PASSWORD`, the admin's, which the start has printed.
 */
const PICTURES = {
  hoje: '',
  'first-day': '/first-day',
  settings: '/settings',
  content: '/content',
  trivia: '/trivia',
  feedback: '/feedback',
  feed: '/feed',
  people: '/people',
} as const
const FOLDER = join(import.meta.dirname, '../docs/organiser')
const QUALITY = 70

const { values } = parseArgs({ options: { url: { type: 'string' }, password: { type: 'string' } } })
const { url, password } = values
if (url === undefined || password === undefined) throw new Error('--url and --password are wanted')

const browser = await launchBrowser()
const context = await browser.newContext({
  locale: 'pt-BR',
  timezoneId: 'America/Sao_Paulo',
  viewport: { width: 1280, height: 800 },
  reducedMotion: 'reduce',
})
const answer = await context.request.post(`${url}/api/session`, {
  headers: { origin: url },
  data: { identifier: 'admin', password },
})
if (!answer.ok()) throw new Error(`the admin cannot sign in: ${answer.status()}`)
await mkdir(FOLDER, { recursive: true })
const page = await context.newPage()
for (const [name, path] of Object.entries(PICTURES)) {
  await page.goto(`${url}/office${path}`)
  await page.locator('main#page h1').waitFor()
  await page.waitForFunction(() => document.querySelector('.ui-skeleton') === null)
  await sharp(await page.screenshot())
    .webp({ quality: QUALITY })
    .toFile(join(FOLDER, `${name}.webp`))
}
await browser.close()
