import { brotliDecompressSync } from 'node:zlib'
import { contract, LIVE_PATH, type OpenApiParameter, privateContract, topics } from '@games/contract'
import { expect, test } from 'vitest'
import { testApp } from '../../testing/test-app.ts'
import { TRANSLATIONS } from './api-translations.ts'
import { openApi } from './open-api.ts'

const document = openApi()
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
)
const parametersOf = (operation: (typeof operations)[number]['operation']) =>
  operation.parameters.filter((one): one is OpenApiParameter => 'name' in one)

/** A path with every parameter, whatever its name and ending, as `*`. */
const bare = (path: string) => path.replace(/\{\w+\}(\.\w+)?|:\w+(\{[^/]*\})?/g, '*')

test('every call that the server takes is described, and none that it does not take', () => {
  const taken = new Set(
    testApp()
      .app.routes.filter(
        ({ method, path }) =>
          /^\/(api|ingest)\//.test(path) && ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].includes(method),
      )
      .filter(({ path }) => path !== '/api/')
      .map(({ method, path }) => `${method} ${bare(path)}`),
  )
  // the kinds of books and the tables of one address stand apart in the description
  const described = new Set(
    operations.map(({ method, path }) =>
      `${method.toUpperCase()} ${bare(path)}`
        .replace(/\/books\/[\w-]+\//, '/books/*/')
        .replace('/tables/venues', '/tables/*'),
    ),
  )
  const one = (address: string) => address.replace('/tables/venues', '/tables/*')
  expect(described).toEqual(new Set([...taken].map(one)))
})

test('whatever it refers to is in it', () => {
  const refs = [...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/(\w+)\/(\w+)"/g)]
  expect(refs.length).toBeGreaterThan(100)
  const components: Readonly<Record<string, Readonly<Record<string, object>>>> = document.components
  const missing = refs.filter(([, kind = '', name = '']) => components[kind]?.[name] === undefined)
  expect(missing).toEqual([])
})

test('a unit is one of three shapes, distinguished by one word', () => {
  const { UnitSummary } = document.components.schemas
  const shape = (name: string) => `#/components/schemas/${name}`
  expect(UnitSummary).toEqual({
    oneOf: ['HeadToHeadUnit', 'RankedUnit', 'NonCompetitionUnit'].map((name) => ({ $ref: shape(name) })),
    discriminator: {
      propertyName: 'kind',
      mapping: {
        'head-to-head': shape('HeadToHeadUnit'),
        ranked: shape('RankedUnit'),
        'non-competition': shape('NonCompetitionUnit'),
      },
    },
  })
})

test.each(operations)(
  '$path has a name of its own, a kind, and exactly the parameters of its path',
  ({ path, operation }) => {
    expect(operations.filter((one) => one.operation.operationId === operation.operationId)).toHaveLength(1)
    expect(operation.tags).not.toContain('Other')
    const declared = parametersOf(operation).filter(({ in: where }) => where === 'path')
    expect(new Set(declared.map(({ name }) => name))).toEqual(
      new Set([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)),
    )
    expect(parametersOf(operation).filter(({ description }) => !description)).toEqual([])
  },
)

test('no call needs a key but those that say so, which the description says outright', () => {
  expect(document.security).toEqual([])
  const keyed = operations.filter(({ operation }) => JSON.stringify(operation.security)?.includes('FeedKey'))
  const signedIn = operations.filter(({ operation }) => JSON.stringify(operation.security)?.includes('SessionCookie'))
  expect(signedIn.map(({ operation }) => operation.operationId).sort()).toEqual(
    Object.entries(privateContract)
      .flatMap(([name, { audience }]) => (audience === 'anybody' ? [] : [name]))
      .sort(),
  )
  expect(keyed.map(({ path }) => path.split('/')[1])).toEqual(keyed.map(() => 'ingest'))
  expect(keyed).toHaveLength(operations.filter(({ path }) => path.startsWith('/ingest/')).length)
})

test.each(document.tags)('the kind of calls $name says what its calls are', ({ name, description }) => {
  expect(description).toMatch(/^.{20,}$/)
  expect(description).not.toBe(name)
})

const STREAM = document.paths[LIVE_PATH]?.get

test.each(
  Object.values(topics)
    .map((name) => name('CODE'))
    .filter((topic) => topic !== topics.everything()),
)('the stream’s topic %s is named', (topic) => {
  const note = STREAM && parametersOf(STREAM).find(({ name }) => name === 'topics')?.description
  expect(note).toMatch(new RegExp(`[ ,]${topic.replace('CODE', '[A-Z]+')}(,|$)`))
})

test('its examples are as it says', () => {
  for (const { operation } of operations) {
    const { content } = operation.responses['200'] as { content: Record<string, { example?: object }> }
    const example = content['application/json']?.example
    if (example)
      expect(() => contract[operation.operationId as keyof typeof contract].response.parse(example)).not.toThrow()
  }
  expect(JSON.stringify(document)).toContain('"example":{"seq"')
})

test('whatever it says to people is there in Portuguese and Spanish too, and nothing is translated that it does not say', () => {
  const englishTexts = new Set<string | undefined>(
    operations.flatMap(({ operation }) => [
      operation.summary,
      operation.description,
      ...operation.tags,
      ...parametersOf(operation).map(({ description }) => description),
    ]),
  )
  for (const { description } of document.tags) englishTexts.add(description)
  englishTexts.delete(undefined)
  expect(new Set(Object.keys(TRANSLATIONS))).toEqual(englishTexts)
  for (const texts of Object.values(TRANSLATIONS)) expect(texts.every(Boolean)).toBe(true)
})

test('it is compressed, for every site, and 304 for whoever has it', async () => {
  const { get } = testApp()
  const response = await get('/api/openapi.json', { 'accept-encoding': 'br' })
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'access-control-allow-origin': '*',
    'content-encoding': 'br',
    'content-type': 'application/json; charset=utf-8',
  })
  const bytes = await response.arrayBuffer()
  // a new call makes it longer: the limit is for each
  expect(bytes.byteLength / operations.length).toBeLessThan(180)
  expect(JSON.parse(brotliDecompressSync(bytes).toString())).toEqual(JSON.parse(JSON.stringify(document)))
  const again = await get('/api/openapi.json', { 'if-none-match': response.headers.get('etag') ?? '' })
  expect(again.status).toBe(304)
})
