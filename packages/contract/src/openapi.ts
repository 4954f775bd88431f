import { capital } from '@games/domain/text/capital'
import { z } from 'zod'
import * as accessLog from './access-log.ts'
import * as changes from './changes.ts'
import * as contentBodies from './content/content-body.ts'
import * as richTexts from './content/rich-text.ts'
import * as shownContent from './content/shown-content.ts'
import { CSRF_HEADER } from './csrf-header.ts'
import * as disciplines from './disciplines.ts'
import type { Contract, Endpoint, Paths } from './endpoint.ts'
import { ApiErrorBody } from './errors.ts'
import * as events from './events.ts'
import { EXPORT_TYPES, type ExportEndpoint, type ExportFormat, formatOf } from './exports.ts'
import * as games from './games.ts'
import * as home from './home.ts'
import * as matches from './matches.ts'
import * as medals from './medals.ts'
import { type OtherCall, otherCalls } from './other-calls.ts'
import { PARAMETER_NOTES } from './parameter-notes.ts'
import * as participants from './participants.ts'
import { MIN_SEQ_HEADER } from './paths.ts'
import { privateContract } from './private-contract.ts'
import type { PrivateEndpoint } from './private-endpoint.ts'
import { privatePaths } from './private-paths.ts'
import * as ranking from './ranking.ts'
import * as reports from './reports.ts'
import * as routeRules from './route-rules.ts'
import * as search from './search.ts'
import * as shared from './shared.ts'
import * as units from './units.ts'
import * as venues from './venues.ts'

/** Where the wire's shapes have their names from: each is exported under its own. */
const SHAPES: Readonly<Record<string, unknown>> = {
  ...shared,
  ...units,
  ...medals,
  ...disciplines,
  ...events,
  ...games,
  ...home,
  ...matches,
  ...participants,
  ...ranking,
  ...reports,
  ...routeRules,
  ...search,
  ...venues,
  ...changes,
  ...shownContent,
  ...accessLog,
}

/** What a call is about, by the beginning of its path. */
const TAGS: Readonly<Record<string, string>> = {
  games: 'Games',
  'route-rules': 'Games',
  home: 'Schedule',
  schedule: 'Schedule',
  units: 'Schedule',
  agenda: 'Schedule',
  'agenda.ics': 'Schedule',
  changes: 'Schedule',
  'match-days': 'Schedule',
  matches: 'Schedule',
  medals: 'Medals',
  medallists: 'Medals',
  'published-medals': 'Medals',
  disciplines: 'Disciplines',
  events: 'Disciplines',
  'final-ranks': 'Disciplines',
  athletes: 'Participants',
  teams: 'Participants',
  delegations: 'Participants',
  ranking: 'Ranking',
  venues: 'Venues',
  search: 'Search',
  'access-log': 'Server',
  reports: 'Reports',
  ambassadors: 'Content',
  sponsors: 'Content',
  volunteers: 'Content',
  'official-reports': 'Content',
  places: 'Content',
  'live-streams': 'Content',
  announcements: 'Content',
  banners: 'Content',
  awards: 'Content',
  'awards.ics': 'Content',
  transport: 'Content',
  courses: 'Content',
  videos: 'Content',
  albums: 'Content',
  informativos: 'Content',
  office: 'Office',
  'feed-desk': 'Office',
  'venue-desk': 'Office',
  desk: 'Office',
  session: 'Account',
  accounts: 'Account',
  account: 'Account',
  'guardian-consents': 'Account',
  invitations: 'Account',
  'password-resets': 'Account',
  demo: 'Account',
  feedback: 'Account',
  push: 'Account',
  'safe-sport': 'Account',
  files: 'Files',
  'file-limits': 'Files',
  trivia: 'Trivia',
  'trivia-codes': 'Trivia',
  'trivia-posters': 'Trivia',
}

/** What the calls of each kind are, for those who look for one. */
const TAG_NOTES: Readonly<Record<string, string>> = {
  Games: 'What holds for the whole games: their name, clock and day, and addresses that lead elsewhere',
  Schedule:
    'Units by day, with both sides or who leads; one unit with its start list and results; matches with their actions',
  Medals: 'Medal tables, now or as they stood, and every medal with who won it',
  Disciplines: 'The programme, one discipline, the course of an event and its final ranking',
  Participants: 'Athletes, teams and delegations, with no more of a person than the organiser has opened',
  Venues: 'Where each venue is, and what takes place there',
  Search: 'Whatever has a name, found by it',
  Ranking: 'Who has most points, by username and with nothing else that leads to a person',
  Reports: 'The source’s reports, and books that the server prints of its own data',
  Content: 'What the organiser publishes beside the competition; some of it for those who have signed in alone',
  Office: 'The organiser’s own work on it, for operators and administrators',
  Account: 'Signing in and one’s own account; answered to one person, never cached, never to another site',
  Files: 'Pictures, PDFs, videos and captions that the staff uploads; checked by their content before they are stored',
  Trivia: 'Questions by code, against the server’s clock; answered to one person, like an account',
  Live: 'Changes as they happen, instead of asking again and again',
  Server: 'The server itself: how it is, what it can do, and the icons of the pages',
  Feed: 'What comes in, with the feed’s key alone',
}

export interface OpenApiParameter {
  readonly name: string
  readonly in: 'path' | 'query' | 'header'
  readonly required: boolean
  readonly description?: string
  readonly schema: object
  readonly example?: string | number
}
export interface OpenApiOperation {
  readonly operationId: string
  readonly summary: string
  readonly description?: string
  readonly tags: readonly string[]
  readonly parameters: readonly (OpenApiParameter | { readonly $ref: string })[]
  readonly requestBody?: object
  readonly responses: Readonly<Record<string, object>>
  readonly security?: readonly object[]
}
export type OpenApiMethod = 'get' | 'post' | 'put' | 'patch' | 'delete'
/** As far as we write it: OpenAPI 3.1. */
export interface OpenApi {
  readonly openapi: string
  readonly info: object
  readonly servers: readonly object[]
  readonly tags: readonly { readonly name: string; readonly description?: string }[]
  /** What every call needs that does not say otherwise: nothing. */
  readonly security: readonly []
  readonly paths: Readonly<Record<string, Partial<Record<OpenApiMethod, OpenApiOperation>>>>
  readonly components: { readonly schemas: Readonly<Record<string, object>> } & Readonly<
    Record<string, Readonly<Record<string, object>>>
  >
}

export interface OpenApiSources {
  readonly paths: Paths
  readonly contract: Contract
  readonly exportEndpoints: Readonly<Record<string, ExportEndpoint>>
  readonly info: { readonly title: string; readonly version: string }
}

const ref = (kind: string, name: string) => ({ $ref: `#/components/${kind}/${name}` })

/** The contract, its exports and the calls beside it as an OpenAPI 3.1 document. */
export function toOpenApi({ paths, contract, exportEndpoints, info }: OpenApiSources): OpenApi {
  const shapes = schemasOf(contract)
  const documented: Record<string, Partial<Record<OpenApiMethod, OpenApiOperation>>> = {}
  const add = (path: string, method: OpenApiMethod, operation: OpenApiOperation) => {
    documented[path] = { ...documented[path], [method]: operation }
  }
  for (const [operationId, endpoint] of Object.entries(contract)) {
    const [, template = ''] = (paths[operationId] ?? '').split(' ')
    const answer = {
      'application/json': { schema: shapes.of(endpoint.response, operationId), ...exampleOf(operationId) },
    }
    const pages = endpoint.query !== undefined && ('cursor' in endpoint.query.shape || 'from' in endpoint.query.shape)
    add(braced(template), 'get', {
      ...described(operationId, endpoint, template),
      parameters: [...parametersOf(template, endpoint), ...CONDITIONS, ref('parameters', 'MinSeq')],
      responses: { ...found(answer, pages), ...READ_FAILURES },
    })
  }
  for (const [operationId, endpoint] of Object.entries(exportEndpoints)) {
    add(braced(endpoint.path), 'get', {
      ...described(operationId, endpoint, endpoint.path),
      parameters: [...parametersOf(endpoint.path, endpoint), ...CONDITIONS],
      responses: { ...found(EXPORT_CONTENT[formatOf(endpoint)], false), ...READ_FAILURES },
    })
  }
  for (const [operationId, endpoint] of Object.entries<PrivateEndpoint>(privateContract)) {
    const [method = '', template = ''] = privatePaths[operationId as keyof typeof privatePaths].split(' ')
    add(braced(template), method.toLowerCase() as OpenApiMethod, {
      ...described(operationId, endpoint, template),
      ...privateNeeds(endpoint),
      parameters: parametersOf(template, endpoint),
      responses: {
        200: {
          description: 'OK',
          content:
            endpoint.file === undefined
              ? { 'application/json': { schema: jsonSchema(endpoint.response, 'output') } }
              : { [endpoint.file]: { schema: { type: 'string', format: 'binary' } } },
        },
        ...privateFailures(endpoint),
        ...FAILURES,
      },
    })
  }
  for (const call of otherCalls) add(call.path, call.method, otherOperation(call))
  return {
    openapi: '3.1.1',
    info: {
      ...info,
      summary: 'Schedule, results and medals of a multi-sport games, live',
      description:
        'Everything the pages show. Any site may ask; no key. Answers say `no-cache` and have an ETag: keep them, ask each time with ' +
        'If-None-Match, and be told 304 while they hold. A parameter that a call does not know is answered with 400.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/', description: 'Where this description was read' }],
    tags: [
      ...new Set(Object.values(documented).flatMap((item) => Object.values(item).flatMap(({ tags }) => tags))),
    ].map((name) => ({ name, ...(name in TAG_NOTES ? { description: TAG_NOTES[name] } : {}) })),
    security: [],
    paths: documented,
    components: {
      schemas: shapes.all,
      parameters: PARAMETERS,
      headers: HEADERS,
      responses: RESPONSES,
      securitySchemes,
    },
  }
}

/** A shape of one call alone, written where it is used: private calls share nothing with the public ones. */
function jsonSchema(type: z.core.$ZodType, io: 'input' | 'output'): object {
  const { $schema: _, ...schema } = z.toJSONSchema(type, {
    io,
    override: ({ zodSchema, jsonSchema: written }) => {
      const name = nameOfBody(zodSchema)
      if (name === undefined || zodSchema === type) return
      for (const key of Object.keys(written)) delete written[key]
      Object.assign(written, ref('schemas', name))
    },
  })
  return schema
}

/** What the staff writes stands once, and is referred to by the calls that take or give it. */
const BODIES: Readonly<Record<string, z.core.$ZodType>> = {
  RichText: richTexts.RichText,
  RichParagraph: richTexts.Paragraph,
  ContentBody: contentBodies.ContentBody,
}
const nameOfBody = (type: z.core.$ZodType): string | undefined =>
  Object.keys(BODIES).find((name) => BODIES[name] === type)

/** What a private call takes, and whose it has to be. */
const privateNeeds = ({ audience, body, rawBody }: PrivateEndpoint) => ({
  ...(rawBody ? { requestBody: { required: true, content: { 'application/octet-stream': {} } } } : {}),
  ...(body
    ? { requestBody: { required: true, content: { 'application/json': { schema: jsonSchema(body, 'input') } } } }
    : {}),
  ...(audience === 'anybody' ? {} : { security: [{ SessionCookie: [] }, { SessionToken: [] }] }),
})

const privateFailures = ({ audience, body }: PrivateEndpoint) => ({
  ...(audience === 'anybody' ? {} : { 401: ref('responses', 'NotSignedIn') }),
  403: ref('responses', 'Forbidden'),
  ...(body ? { 415: ref('responses', 'NotJson'), 429: ref('responses', 'TooManyAttempts') } : {}),
})

const TEXT = { type: 'string' }
/** Bytes have no schema (OpenAPI 3.1, "Considerations for File Uploads"). */
const EXPORT_CONTENT: Readonly<Record<ExportFormat, object>> = {
  csv: { [EXPORT_TYPES.csv]: { schema: TEXT } },
  xlsx: { [EXPORT_TYPES.xlsx]: {} },
  ics: { [EXPORT_TYPES.ics]: { schema: TEXT } },
}
const braced = (template: string): string => template.replace(/:(\w+)/g, '{$1}')
const tagOf = (template: string): string => TAGS[template.split(/[/.]/)[2] ?? ''] ?? 'Other'

const described = (operationId: string, { summary }: Pick<Endpoint, 'summary'>, template: string) => ({
  operationId,
  summary,
  tags: [tagOf(template)],
})

function parametersOf(template: string, { params, query }: Omit<Endpoint, 'response'>): OpenApiParameter[] {
  const of = (where: 'path' | 'query', object?: z.ZodObject) =>
    Object.entries(object?.shape ?? {}).map(([name, type]): OpenApiParameter => {
      const noun = template.split(`/:${name}`)[0]?.split('/').at(-1)
      const { note, example } = (where === 'path' && PARAMETER_NOTES[`${noun}/:${name}`]) || PARAMETER_NOTES[name] || {}
      const { $schema: _, ...schema } = z.toJSONSchema(type as z.ZodType, { io: 'input' })
      return {
        name,
        in: where,
        required: where === 'path' || !(type as z.ZodType).safeParse(undefined).success,
        ...(note === undefined ? {} : { description: note }),
        schema,
        ...(example === undefined ? {} : { example }),
      }
    })
  return [...of('path', params), ...of('query', query)]
}

const found = (content: object, pages: boolean) => ({
  200: {
    description: 'OK',
    headers: { ETag: ref('headers', 'ETag'), ...(pages ? { Link: ref('headers', 'Link') } : {}) },
    content,
  },
  304: ref('responses', 'NotModified'),
})
const FAILURES = {
  400: ref('responses', 'InvalidInput'),
  404: ref('responses', 'NotFound'),
  500: ref('responses', 'Internal'),
  503: ref('responses', 'Unavailable'),
}
/** Of calls that anyone may make and that are answered from the cache. */
const READ_FAILURES = { ...FAILURES, 429: ref('responses', 'TooManyRequests') }
const CONDITIONS = [ref('parameters', 'IfNoneMatch')]
const PARAMETERS = {
  IfNoneMatch: {
    name: 'if-none-match',
    in: 'header',
    required: false,
    description: 'ETag of what the caller has: 304 while it holds',
    schema: TEXT,
  },
  MinSeq: {
    name: MIN_SEQ_HEADER,
    in: 'header',
    required: false,
    description: 'Event number that the answer must hold everything up to',
    schema: { type: 'integer', minimum: 0 },
  },
}
const HEADERS = {
  ETag: { description: 'Weak: the same for all codings of the same content', schema: TEXT },
  Link: { description: '<…>; rel="next": the next page; absent on the last (RFC 8288)', schema: TEXT },
  'Retry-After': { description: 'Seconds after which it is worth asking again', schema: { type: 'integer' } },
}
const failed = (description: string, headers: object = {}) => ({
  description,
  headers,
  content: { 'application/json': { schema: ref('schemas', 'Error') } },
})
const RESPONSES = {
  NotModified: { description: 'What the caller has holds still' },
  InvalidInput: failed('The input is not as described: the message names every fault'),
  NotFound: failed('There is no such thing'),
  Unauthorized: failed('The key is missing or wrong'),
  TooManyWrongKeys: failed('Too many wrong keys from this address', {
    'Retry-After': ref('headers', 'Retry-After'),
  }),
  NotSignedIn: failed('Nobody is signed in, or the session has ended'),
  Forbidden: failed('Not for this account, not from a page of another site, or not switched on by the organiser'),
  NotJson: failed('The body is not application/json'),
  TooManyRequests: failed('Too many requests of this address are being answered; cached answers never count', {
    'Retry-After': ref('headers', 'Retry-After'),
  }),
  TooManyAttempts: failed('Too many attempts', { 'Retry-After': ref('headers', 'Retry-After') }),
  Internal: failed('Something went wrong on the server'),
  Unavailable: failed('Not now: the database is away, or the server is full', {
    'Retry-After': ref('headers', 'Retry-After'),
  }),
}
const securitySchemes = {
  SessionCookie: {
    type: 'apiKey',
    in: 'cookie',
    name: '__Host-session',
    description: `Of a browser that has signed in; what changes something carries ${CSRF_HEADER} besides`,
  },
  SessionToken: { type: 'http', scheme: 'bearer', description: 'Of a sign-in with `bearer`' },
  FeedKey: { type: 'apiKey', in: 'header', name: 'X-API-KEY', description: 'The feed’s (INGEST_KEY)' },
}

function otherOperation(call: OtherCall): OpenApiOperation {
  const { operationId, tag, summary, note, parameters = [], takes, gives, answers = {}, keyed, limited } = call
  const further = Object.fromEntries(Object.entries(answers).map(([status, description]) => [status, { description }]))
  const schema = gives === 'application/json' ? {} : TEXT
  return {
    operationId,
    summary,
    ...(note === undefined ? {} : { description: note }),
    tags: [tag],
    parameters: parameters.map(({ name, in: where, note: description, example, schema: own = TEXT, required }) => ({
      name,
      in: where,
      required: where === 'path' || required === true,
      description,
      schema: own,
      ...(example === undefined ? {} : { example }),
    })),
    ...(takes
      ? { requestBody: { required: true, content: Object.fromEntries(takes.map((type) => [type, { schema: TEXT }])) } }
      : {}),
    responses: {
      200: { description: 'OK', content: { [gives]: { schema } } },
      ...further,
      400: RESPONSES_BY_REF.InvalidInput,
      ...(keyed ? { 401: RESPONSES_BY_REF.Unauthorized, 429: RESPONSES_BY_REF.TooManyWrongKeys } : {}),
      ...(limited ? { 429: RESPONSES_BY_REF.TooManyRequests } : {}),
      404: RESPONSES_BY_REF.NotFound,
      503: RESPONSES_BY_REF.Unavailable,
    },
    ...(keyed ? { security: [{ FeedKey: [] }] } : {}),
  }
}
const RESPONSES_BY_REF = {
  InvalidInput: ref('responses', 'InvalidInput'),
  NotFound: ref('responses', 'NotFound'),
  Unauthorized: ref('responses', 'Unauthorized'),
  TooManyWrongKeys: ref('responses', 'TooManyWrongKeys'),
  TooManyRequests: ref('responses', 'TooManyRequests'),
  Unavailable: ref('responses', 'Unavailable'),
}

/** The shape of every call's answer, and nothing that is only said about it: what tells whether two builds understand each other. */
export function answerShapes(contract: Contract): object {
  const { all, of } = schemasOf(contract)
  return { all, answers: Object.entries(contract).map(([name, { response }]) => [name, of(response, name)]) }
}

/** The shapes of all answers as JSON Schemas under their names: each stands once and is referred to. */
function schemasOf(contract: Contract) {
  const registry = z.registry<{ id: string }>()
  registry.add(ApiErrorBody, { id: 'Error' })
  const names = new Map<z.ZodType, string>([[ApiErrorBody, 'Error']])
  const name = (type: z.ZodType, id: string) => {
    if (names.has(type)) return
    names.set(type, id)
    registry.add(type, { id })
  }
  for (const [id, type] of Object.entries(SHAPES))
    if (type instanceof z.ZodType && !id.endsWith('Query')) name(type, id)
  for (const [operationId, { response }] of Object.entries(contract)) name(response, `${capital(operationId)}Answer`)
  const { schemas } = z.toJSONSchema(registry, { io: 'output', uri: (id) => `#/components/schemas/${id}` })
  const all: Record<string, object> = {}
  for (const [id, { $schema: _, $id: _id, id: _own, ...schema }] of Object.entries(schemas)) all[id] = schema
  for (const [type, id] of names) {
    const discriminator = discriminatorOf(type, names)
    if (discriminator) all[id] = { ...all[id], discriminator }
  }
  for (const [id, type] of Object.entries(BODIES)) all[id] = jsonSchema(type, 'output')
  return {
    all: reachable(all, [
      ...Object.values(contract).map(({ response }) => names.get(response) ?? ''),
      'Error',
      ...Object.keys(BODIES),
    ]),
    of: (type: z.ZodType, operationId: string) => ref('schemas', names.get(type) ?? capital(operationId)),
  }
}

/** By which word a union's members are distinguished, where each of them is a shape with a name; undefined for anything else. */
function discriminatorOf(type: z.ZodType, names: ReadonlyMap<z.ZodType, string>): object | undefined {
  if (!(type instanceof z.ZodDiscriminatedUnion)) return undefined
  const { discriminator: propertyName, options } = type.def
  const mapping = options.map((option) => {
    const name = option instanceof z.ZodObject ? names.get(option) : undefined
    const word = option instanceof z.ZodObject ? option.shape[propertyName] : undefined
    return name !== undefined && word instanceof z.ZodLiteral ? [String(word.value), ref('schemas', name).$ref] : null
  })
  return mapping.every((one) => one !== null) ? { propertyName, mapping: Object.fromEntries(mapping) } : undefined
}

/** Of the shapes, those that `from` lead to. */
function reachable(all: Readonly<Record<string, object>>, from: readonly string[]): Record<string, object> {
  const seen = new Set<string>()
  const visit = (id: string) => {
    const schema = all[id]
    if (!schema || seen.has(id)) return
    seen.add(id)
    for (const [, next = ''] of JSON.stringify(schema).matchAll(/"#\/components\/schemas\/(\w+)"/g)) visit(next)
  }
  from.forEach(visit)
  return Object.fromEntries([...seen].sort().map((id) => [id, all[id] ?? {}]))
}

/** Invented answers of the calls that are requested most. */
function exampleOf(operationId: string): { readonly example?: object } {
  const example = EXAMPLES[operationId]
  return example ? { example } : {}
}

const SAO_PAULO: shared.Organisation = { code: 'SP', name: { por: 'São Paulo' }, flag: '/brasil_flags/SP.png' }
const JUDO = { code: 'JUD', name: { por: 'Judô', eng: 'Judo', spa: 'Judo' } }
const MEDAL_TABLE: medals.MedalTableView = {
  seq: 1234,
  scope: 'all',
  at: null,
  rows: [
    {
      organisation: SAO_PAULO,
      rank: 1,
      rankEqual: false,
      rankTotal: 1,
      rankTotalEqual: false,
      gold: 8,
      silver: 4,
      bronze: 6,
      total: 18,
      rankBefore: 2,
    },
  ],
  days: ['2027-09-13', '2027-09-14'],
  unlisted: [],
  finishedEvents: 43,
  totalEvents: 166,
  updatedAt: '2027-09-14T13:02:00',
  latest: [],
  correction: null,
}
const ATHLETES: participants.AthleteList = {
  seq: 1234,
  total: 1,
  athletes: [
    { id: '3104229', name: 'SERIGERVA Rosante', gender: 'W', organisation: SAO_PAULO, disciplines: [JUDO], bib: '277' },
  ],
  next: null,
  organisations: [SAO_PAULO],
  disciplines: [JUDO],
}
const EXAMPLES: Readonly<Record<string, object>> = { getMedalTable: MEDAL_TABLE, listAthletes: ATHLETES }
