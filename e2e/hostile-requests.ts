import type { OpenApi, OpenApiParameter } from '@games/contract'
import type { Random } from './random.ts'
import { REDIRECTS, ROUTES, WIDGETS } from './routes.ts'
import { INGEST_KEY } from './server.ts'

/** A request as it is written to the socket: nothing between it and the server that would make it decent. */
export interface RawRequest {
  readonly method: string
  readonly target: string
  readonly headers: readonly (readonly [name: string, value: string])[]
  readonly body: string
}

const cursor = (place: unknown): string => Buffer.from(JSON.stringify(place)).toString('base64url')

/** What no sender means, as it stands in an address. */
const VALUES = [
  '%00',
  'JUD%00',
  'a%00b',
  '%ED%A0%80',
  '%ED%B0%80abc',
  '%EF%BF%BE',
  '%',
  '%zz',
  '%C3',
  '%FF%FE',
  '%2500',
  '%252e%252e%252f',
  '%25ED%25A0%2580',
  '..%2f..%2f..%2fetc%2fpasswd',
  '..',
  '.',
  '%2e%2e',
  '%5c..%5c',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'valueOf',
  'discipline:__proto__',
  '%D9%A1%D9%A2%D9%A3',
  '%F0%9D%9F%99%F0%9D%9F%9A',
  '%EF%BC%91',
  '%F0%9F%8F%85',
  '%E2%80%AE',
  '99999999999999999999',
  '9007199254740993',
  '2147483648',
  '1e309',
  '-1',
  '-0',
  '0.5',
  '0x10',
  'NaN',
  'Infinity',
  '0000-00-00',
  '0000-01-01',
  '0001-01-01',
  '9999-12-31',
  '2026-02-31',
  '2026-13-45',
  '2027-09-14T25:61',
  '2027-09-14T18:00%2B99:99',
  '0001-01-01T00:00%2B14:00',
  '9999-12-31T23:59-14:00',
  '%D9%A2%D9%A0%D9%A2%D9%A7-09-14',
  '%27%3B--',
  '%22%3E%3Cscript%3E',
  '%0d%0aSet-Cookie:%20a=b',
  '%09',
  '%20',
  '+',
  '[]',
  '{}',
  'null',
  'undefined',
  'true',
  '',
  '%5B%22a%22%5D',
  '%7B%22a%22%3A1%7D',
  '%%%',
  '*',
  ',,,',
  '%2F',
  '%2F%2Felsewhere.example',
  'A'.repeat(35),
  'A'.repeat(300),
  '9'.repeat(400),
  '%F0%9F%8F%85'.repeat(100),
  'a,'.repeat(1_000),
  'x'.repeat(7_000),
  cursor(['\0', '\0']),
  cursor(['\ud800', '1']),
  cursor(['a', 'b', 'c', 'd', 'e', 'f', 'g']),
  cursor([[], {}]),
  cursor({ length: 2 }),
  cursor('x'.repeat(100)),
  cursor(['2026-02-31', '-1']),
] as const
const NAMES = ['__proto__', 'constructor', '__proto__[a]', 'a[b]', 'day[]', '%00', '%ED%A0%80', '', 'length'] as const

/** Headers that something of ours reads, and values for any of them. */
const HEADERS = [
  'accept',
  'accept-encoding',
  'accept-language',
  'cookie',
  'content-encoding',
  'content-type',
  'games-min-seq',
  'if-none-match',
  'if-range',
  'last-event-id',
  'origin',
  'range',
  'referer',
  'sec-fetch-site',
  'user-agent',
  'x-api-key',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
] as const
const HEADER_VALUES = [
  '',
  'constructor',
  '__proto__',
  'toString;q=1',
  'pt;q=99999999999999999999',
  'en;q=-1, __proto__;q=1e309',
  '*',
  ',;,;=,',
  'gzip;q=0, br;q=0, identity;q=0',
  'locale=__proto__; platform=constructor; login=guest',
  'locale=%00; platform=%ED%A0%80; login',
  'bytes=0-',
  'bytes=99999999999999999999-1,0-0,-0',
  'W/"',
  'W/"a", '.repeat(200),
  '-1',
  '9007199254740993',
  '1e3',
  '\xff\xfe\x80',
  '\u00e9\u00ff',
  'http://[::1',
  'null',
  'https',
  '::ffff:127.0.0.1, 999.999.999.999, unknown',
  'a'.repeat(4_000),
] as const

const SEARCHES = [
  'at',
  'cursor',
  'day',
  'discipline',
  'event',
  'filter',
  'finals',
  'gender',
  'lang',
  'limit',
  'medal',
  'open',
  'organisation',
  'platform',
  'q',
  'redirect',
  'show',
  'sort',
  'start',
  'status',
  'tab',
  'theme',
  'venue',
  'widget',
] as const

/** Addresses that are neither in the contract nor pages. */
const OTHERS = [
  'GET /api',
  'GET /api/nowhere',
  'GET /ingest/nowhere',
  'GET /locale?to=spa&back=/menu',
  'GET /manifest.webmanifest',
  'GET /robots.txt',
  'GET /sitemap.xml',
  'GET /sitemap-1.xml',
  'GET /sw.js',
  'GET /assets/none.js',
  'GET /brasil_flags/SP.png',
  'GET /flags/w80/br.png',
  'POST /session/guest',
  'POST /session/end',
  'POST /usage',
  'POST /ingest/tables/venues',
] as const

const BODIES = [
  '',
  '\0',
  '{',
  '[]',
  'null',
  '{"__proto__":{"a":1},"platform":"web","views":{"__proto__":1}}',
  '{"platform":"web","views":{"/medals/{tabs}":99999999999999999999}}',
  'a;b\r\n\0;"',
  '\xff\xfe\0<',
  '<OdfBody',
  '<OdfBody DocumentType="__proto__" DocumentCode="\0"/>',
  '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>',
  '<a/>'.repeat(200),
] as const

interface Target {
  readonly method: string
  /** With `{name}` where the values go. */
  readonly path: string
  readonly parameters: readonly { readonly name: string; readonly in: string; readonly example?: string }[]
}

type Parameter = Target['parameters'][number]
const isParameter = (one: object): one is OpenApiParameter => 'name' in one

/** Things that the small games have, where the description's own are of others. */
const EXAMPLES: ReadonlyMap<string, string> = new Map([
  ['day', '2027-09-14'],
  ['id', '101'],
  ['kind', 'schedule'],
  ['set', 'games'],
])

/** Every call of the description and every page, with the parameters it has. */
export function targetsOf(description: OpenApi): readonly Target[] {
  const calls = Object.entries(description.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      parameters: (operation.parameters ?? []).filter(isParameter).map(({ name, in: where, example }) => ({
        name,
        in: where,
        ...(example === undefined ? {} : { example: String(example) }),
      })),
    })),
  )
  const addresses = [...ROUTES, ...WIDGETS, ...REDIRECTS].map(({ path }) => `GET ${path}`)
  const others = [...addresses, ...OTHERS].map((line): Target => {
    const [method = 'GET', address = '/'] = line.split(' ')
    return { method, path: address, parameters: SEARCHES.map((name) => ({ name, in: 'query' })) }
  })
  return [...calls, ...others]
}

/** A request that somebody sends who means no good, or whose program is broken. */
export function hostileRequest(random: Random, targets: readonly Target[]): RawRequest {
  const { method, path, parameters } = random.pick(targets as [Target, ...Target[]])
  // with everything else in order a value comes furthest, and with everything else out of order it meets the others
  const wild = random.chance(0.4)
  const places = parameters.filter((one) => one.in !== 'header')
  const place = random.chance(0.15) || places.length === 0 ? null : random.pick(places as [Parameter, ...Parameter[]])
  const isHostile = (one: Parameter) =>
    wild ? random.chance(one.in === 'path' ? 0.5 : 3 / places.length) : one === place
  const value = () => random.pick(VALUES)
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const parameter = places.find((one) => one.in === 'path' && one.name === name)
    const example = EXAMPLES.get(name) ?? parameter?.example
    return parameter && !isHostile(parameter) && example !== undefined ? encodeURIComponent(example) : value()
  })
  const [before = '', query] = filled.split('?', 2)
  const segments = before.split('/')
  if (wild && random.chance(0.3)) segments[random.whole(1, segments.length - 1)] = value()
  const pairs = query === undefined ? [] : [query]
  for (const { name } of places.filter((one) => one.in === 'query' && isHostile(one)))
    for (let times = random.chance(0.1) ? 2 : 1; times > 0; times--) pairs.push(`${name}=${value()}`)
  if (random.chance(0.1)) pairs.push(`${random.pick(NAMES)}=${value()}`)
  const payload = random.chance(0.1) ? '/_payload.json' : ''
  const headers: [string, string][] = [['host', 'games.example']]
  if (random.chance(0.7)) headers.push(['x-api-key', INGEST_KEY])
  for (let more = wild || place === null ? random.whole(1, 3) : 0; more > 0; more--)
    headers.push([random.pick(HEADERS), random.pick(HEADER_VALUES)])
  const sent = random.chance(0.1) ? random.pick(['HEAD', 'OPTIONS', 'PUT', 'DELETE', 'POST', 'TRACE']) : method
  const body = sent === 'GET' || sent === 'HEAD' ? '' : random.pick(BODIES)
  if (body !== '') headers.push(['content-length', String(body.length)])
  const search = pairs.length === 0 ? '' : `?${pairs.join('&')}`
  return { method: sent, target: `${segments.join('/')}${payload}${search}`, headers, body }
}
