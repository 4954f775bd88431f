import { expect, test } from 'vitest'
import { type RequestFacts, type RequestStrategy, requestStrategy, wayBack } from './request-strategy.ts'

const ORIGIN = 'https://jogos.example'
const strategyOf = (path: string, facts: Partial<RequestFacts> = {}): RequestStrategy =>
  requestStrategy({ method: 'GET', mode: 'cors', destination: '', url: new URL(path, ORIGIN).href, ...facts }, ORIGIN)
const open = (path: string) => strategyOf(path, { mode: 'navigate', destination: 'document' })

test.each([
  '/',
  '/medals/all',
  '/apis',
  '/?start=installed',
  '/discipline/JUD/results/JUDW57KG--------------FNL-000100',
  '/discipline/SWM/results/SWMM4X50M-------------HEAT000100.A',
])('opening %s is answered with the app’s shell when the server is away (R3.7)', (path) => {
  expect(open(path)).toBe('page')
})

test.each([
  '/api/medals/all',
  '/api',
  '/api?lang=eng',
  '/ingest/odf',
  '/manifest.webmanifest',
  '/builds/latest.json',
  '/desk',
  '/desk/unit/JUDW57KG--------------FNL-000100--',
  '/sw.js',
  '/widget/medals',
  '/preview/8c1d2f36-5a0e-4f0b-9a53-0f8f4d2b7c11',
  '/pt/widgets/medals',
  '/reports/book.pdf',
  '/icons/any-192.png',
  'https://elsewhere.example/',
])('opening %s is left to the network (R3.7)', (path) => {
  expect(open(path)).toBe('network')
})

test.each([
  ['/assets/app-abc.js', 'script', 'asset'],
  ['/assets/messages-abc/por/app-shell.json', '', 'asset'],
  ['/assets/pictograms-abc.svg', 'image', 'asset'],
  ['/brasil_flags/al.svg', 'image', 'picture'],
  ['/api/pictures/1.png', 'image', 'network'],
  ['/medals/all/_payload.json', '', 'network'],
  ['/api/live', '', 'network'],
  ['https://elsewhere.example/flag.png', 'image', 'network'],
] as const)('%s, wanted as "%s", is %s', (path, destination, handling) => {
  expect(strategyOf(path, { destination })).toBe(handling)
})

test('what is sent rather than requested goes to the network', () => {
  expect(strategyOf('/login', { method: 'POST', mode: 'navigate' })).toBe('network')
})

test.each([
  ['/locale?to=eng&back=%2Fmedals%2Fall%3Fsort%3Dtotal', `${ORIGIN}/medals/all?sort=total`],
  ['/locale?to=eng', `${ORIGIN}/`],
  ['/locale?to=eng&back=https%3A%2F%2Felsewhere.example%2F', `${ORIGIN}/`],
  ['/locale?to=eng&back=%2F%2Felsewhere.example', `${ORIGIN}/`],
])('%s leads back to %s while the server is away (R4.1)', (path, back) => {
  expect(open(path)).toBe('language')
  expect(wayBack(new URL(path, ORIGIN).href, ORIGIN)).toBe(back)
})
