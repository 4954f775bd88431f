import {
  addressOf,
  type Games,
  type OpenApi,
  type OpenApiOperation,
  type OpenApiParameter,
  paths,
  type ScheduleDay,
  topics,
} from '@games/contract'
import { LOCALE_TAGS, LOCALES, type Locale, pick } from '@games/domain'
import { Hono } from 'hono'
import { html } from 'hono/html'
import { localeInAddress, localeOf } from '../pages/locale.ts'
import { createPageHeaders } from '../pages/pages.ts'
import { send } from '../response-cache/respond.ts'
import type { BuiltResponse, ResponseCache } from '../response-cache/response-cache.ts'
import { isSecure } from '../server/security.ts'
import type { SiteOrigin } from '../server/site-origin.ts'
import { type ApiWords, apiWords } from './api-words.ts'
import type { Handlers } from './handlers.ts'
import { openApi } from './open-api.ts'

export interface ApiPageDeps {
  readonly handlers: Pick<
    Handlers,
    'getScheduleDay' | 'listMatches' | 'getMedalTable' | 'listAthletes' | 'listTeams' | 'listDelegations'
  >
  readonly responseCache: ResponseCache
  readonly games: () => Games
  readonly siteOrigin: SiteOrigin
  readonly embedOrigins: readonly string[]
  readonly mapOrigin: string | null
}

/** Its own styles, beside the pages': the page has no script and nothing of the app. */
const STYLES = '/api-page.css'

type Part = ReturnType<typeof html>
type Examples = Readonly<Record<string, string>>

/** `GET /api`: the description of the API for people, made from the one for programs; in the visitor's language, or `?lang=`. */
export function apiPageRoutes({
  handlers,
  responseCache,
  games,
  siteOrigin,
  embedOrigins,
  mapOrigin,
}: ApiPageDeps): Hono {
  const app = new Hono()
  const headersOf = createPageHeaders(embedOrigins, mapOrigin)
  app.get('/api', (c) => {
    const locale = localeInAddress(c.req.url) ?? localeOf(c)
    const origin = siteOrigin(c.req.header('host') ?? new URL(c.req.url).host, isSecure(c))
    const build = async (): Promise<BuiltResponse> => {
      const { examples, from } = await examplesOf(handlers, games())
      const page = document({ openApi: openApi(), locale, origin, examples, games: pick(games().name, locale) })
      return { status: 200, type: 'text/html; charset=utf-8', body: String(await page), topics: from }
    }
    const sent = responseCache.getOrBuild(`api-page ${locale} ${origin}`, build, { group: 'api-page' })
    return sent.then((answer) => send(c, responseCache, answer, headersOf('/api', isSecure(c))))
  })
  app.get('/api/', (c) => c.redirect('/api', 308))
  return app
}

/**
 * Things these games have, by the kind of parameter that names them, so that every link of the page leads to something; what the games
 * have none of keeps the description's own example.
 */
async function examplesOf(handlers: ApiPageDeps['handlers'], { today }: Games) {
  const outcomes = await Promise.allSettled([
    handlers.getScheduleDay({ params: { day: today }, query: { part: 'competition', limit: 1 } }),
    handlers.listMatches({ params: { day: today } }),
    handlers.getMedalTable({ params: { scope: 'all' }, query: {} }),
    handlers.listAthletes({ query: { limit: 1 } }),
    handlers.listTeams({ query: { limit: 1 } }),
    handlers.listDelegations({}),
  ])
  const [day, matches, medals, athletes, teams, delegations] = outcomes
  const unit = valueOf(day)?.view.units[0]
  const decided = valueOf(medals)?.view.latest[0]?.event.code
  const found = {
    'schedule/day': dayWithUnits(valueOf(day)?.view.days ?? [], today),
    'disciplines/code': unit?.discipline.code,
    'reports/discipline': unit?.discipline.code,
    'units/code': unit?.code,
    'books/unit': unit?.code,
    'events/event': unit?.event.code,
    'final-ranks/event': decided,
    'books/event': decided,
    'matches/unit': valueOf(matches)?.view.units[0]?.code,
    'venues/code': unit?.venue?.code,
    'athletes/id': valueOf(athletes)?.view.athletes[0]?.id,
    'teams/code': valueOf(teams)?.view.teams[0]?.code,
    follows: unit && `discipline.${unit.discipline.code}`,
    'delegations/code': valueOf(delegations)?.view.delegations[0]?.organisation.code,
  }
  const examples = Object.fromEntries(
    Object.entries(found).filter((entry): entry is [string, string] => entry[1] !== undefined),
  )
  // with the database unavailable the page is made anew for everybody, until it is back
  const isUnavailable = outcomes.some(({ status }) => status === 'rejected')
  return { examples, from: isUnavailable ? [] : [topics.days(), topics.athletes()] }
}

/** Another day than today where today has no units, since there is no calendar of nothing: the next that has, else the last. */
function dayWithUnits(days: ScheduleDay['days'], today: string): string | undefined {
  const next = days.find(({ day }) => day >= today) ?? days.at(-1)
  return next?.day === today ? undefined : next?.day
}

const valueOf = <V>(settled: PromiseSettledResult<V>): V | undefined =>
  settled.status === 'fulfilled' ? settled.value : undefined

interface Page {
  readonly openApi: OpenApi
  readonly locale: Locale
  readonly origin: string
  readonly examples: Examples
  /** Their name. */
  readonly games: string
}

function document({ openApi, locale, origin, examples, games }: Page): Part {
  const words = apiWords(locale)
  const calls = Object.entries(openApi.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  )
  const tags = openApi.tags.map(({ name, description = '' }) => ({
    name,
    description,
    calls: calls.filter(({ operation }) => operation.tags[0] === name),
  }))
  return html`<!doctype html>
<html lang="${LOCALE_TAGS[locale]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${words.title} · ${games}</title>
<meta name="description" content="${words.lead}">
<link rel="stylesheet" href="${STYLES}">
<link rel="icon" href="/icon.svg">
${LOCALES.map((other) => html`<link rel="alternate" hreflang="${LOCALE_TAGS[other].slice(0, 2)}" href="${origin}/api?lang=${other}">`)}
</head>
<body>
<header>
<a href="/">${games}</a>
<nav aria-label="${words.languages}">${LOCALES.map((other) => languageLink(other, locale))}</nav>
</header>
<main>
<h1>${words.title}</h1>
<p class="lead">${words.lead}</p>
<p>${words.widgetLead} <a href="/embed">${words.widget}</a></p>
<dl class="rules">${words.rules.map(([term, rule]) => html`<div><dt>${term}</dt><dd>${rule}</dd></div>`)}</dl>
<h2 id="begin">${words.begin}</h2>
<pre tabindex="0"><code>curl ${origin}${addressOf(paths.getMedalTable.slice('GET '.length), { params: { scope: 'all' } })}
curl ${origin}/api/schedule/today
curl -OJ ${origin}/api/medals/all/table.csv
curl -N '${origin}/api/live?topics=medals:all'</code></pre>
<p>${words.described}: <a href="/api/openapi.json">/api/openapi.json</a></p>
<h2 id="calls">${words.contents}</h2>
<ul class="contents">${tags.map(({ name, calls }) => html`<li><a href="#${anchorOf(name)}">${words.translated(name)}</a> <span class="count">${calls.length}</span></li>`)}
<li><a href="#shapes">${words.shapes}</a> <span class="count">${Object.keys(openApi.components.schemas).length}</span></li></ul>
${tags.map(
  ({
    name,
    description,
    calls,
  }) => html`<section aria-labelledby="${anchorOf(name)}"><h2 id="${anchorOf(name)}">${words.translated(name)}</h2>
<p>${words.translated(description)}</p>
${calls.map((call) => callPart(call, { words, examples, openApi }))}</section>`,
)}
<section aria-labelledby="shapes"><h2 id="shapes">${words.shapes}</h2><p>${words.shapesLead}</p>
${Object.entries(openApi.components.schemas).map(([name, schema]) => shapePart(name, schema, words))}</section>
</main>
<footer><a href="/">${words.home}</a></footer>
</body>
</html>
`
}

const anchorOf = (tag: string): string => `tag-${tag.toLowerCase()}`

const LANGUAGE_NAMES = { por: 'Português', spa: 'Español', eng: 'English' } as const satisfies Record<Locale, string>

const languageLink = (to: Locale, shown: Locale): Part =>
  to === shown
    ? html`<a href="/api?lang=${to}" lang="${LOCALE_TAGS[to]}" aria-current="page">${LANGUAGE_NAMES[to]}</a>`
    : html`<a href="/api?lang=${to}" lang="${LOCALE_TAGS[to]}" hreflang="${LOCALE_TAGS[to]}">${LANGUAGE_NAMES[to]}</a>`

interface Shown {
  readonly words: ApiWords
  readonly examples: Examples
  readonly openApi: OpenApi
}

function callPart(
  { path, method, operation }: { readonly path: string; readonly method: string; readonly operation: OpenApiOperation },
  { words, examples, openApi }: Shown,
): Part {
  const parameters = operation.parameters.filter((one): one is OpenApiParameter => 'name' in one)
  // what is answered to one person shows a reader nothing
  const isOpen = method === 'get' && !operation.security && !('403' in operation.responses)
  const address = isOpen ? exampleAddress(path, parameters, examples) : null
  return html`<article id="${operation.operationId}">
<h3>${words.translated(operation.summary)}</h3>
<p class="call"><span class="method">${method.toUpperCase()}</span> <code>${path}</code>${address === null ? '' : html` <a href="${address}">${words.open}<span class="hidden"> ${address}</span></a>`}</p>
${operation.description === undefined ? '' : html`<p>${words.translated(operation.description)}</p>`}
${operation.security ? html`<p>${words.keyed}</p>` : ''}
${parameters.length === 0 ? '' : parameterTable(parameters, words)}
<p class="answer">${operation.requestBody ? html`${words.sends}: ${contentOf(operation.requestBody, openApi)}. ` : ''}${words.answer}: ${contentOf(operation.responses['200'] ?? {}, openApi)}</p>
</article>
`
}

const parameterTable = (parameters: readonly OpenApiParameter[], words: ApiWords): Part =>
  html`<table><thead><tr><th scope="col">${words.parameter}</th><th scope="col">${words.type}</th><th scope="col">${words.meaning}</th></tr></thead><tbody>
${parameters.map(
  ({ name, in: where, required, description, schema }) =>
    html`<tr><th scope="row"><code>${where === 'path' ? `{${name}}` : name}</code>${where === 'header' ? html` <small>${words.header}</small>` : ''}${required && where !== 'path' ? html` <small>${words.required}</small>` : ''}</th><td>${typePart(schema)}</td><td>${description === undefined ? '' : words.translated(description)}</td></tr>
`,
)}</tbody></table>`

/** Where a call can be tried: each path parameter by something there is; null where a needed one has no example. */
function exampleAddress(path: string, parameters: readonly OpenApiParameter[], examples: Examples): string | null {
  let address = path
  const query = new URLSearchParams()
  for (const { name, in: where, required, example } of parameters) {
    if (!required || where === 'header') continue
    const noun = path.split('/')[2] ?? ''
    const value = examples[where === 'path' ? `${noun}/${name}` : name] ?? example
    if (value === undefined) return null
    if (where === 'path') address = address.replace(`{${name}}`, encodeURIComponent(String(value)))
    else query.set(name, String(value))
  }
  return query.size === 0 ? address : `${address}?${query}`
}

/** What a body is: its media types, and the shape of each that has one. */
function contentOf(body: object, openApi: OpenApi): Part[] {
  const content = 'content' in body && typeof body.content === 'object' ? (body.content ?? {}) : {}
  return Object.entries(content).map(([type, of]: [string, { readonly schema?: object }]) => {
    const shape = of.schema && '$ref' in of.schema ? String(of.schema.$ref).split('/').at(-1) : undefined
    return shape !== undefined && shape in openApi.components.schemas
      ? html`<code>${type}</code> <a href="#shape-${shape}">${shape}</a> `
      : html`<code>${type}</code> `
  })
}

/** As far as zod writes JSON Schema. */
interface Schema {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly Schema[]
  readonly items?: Schema
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly additionalProperties?: Schema | boolean
}

function shapePart(name: string, schema: Schema, words: ApiWords): Part {
  const fields = Object.entries(schema.properties ?? {})
  return html`<article id="shape-${name}"><h3><code>${name}</code></h3>
${
  fields.length === 0
    ? html`<p class="type">${typePart(schema)}</p>`
    : html`<table><thead><tr><th scope="col">${words.field}</th><th scope="col">${words.type}</th></tr></thead><tbody>
${fields.map(([field, type]) => html`<tr><th scope="row"><code>${field}${schema.required?.includes(field) ? '' : '?'}</code></th><td>${typePart(type)}</td></tr>\n`)}</tbody></table>`
}
</article>
`
}

/** A schema as one would write it in TypeScript, shapes as links. */
function typePart(schema: Schema): Part {
  const { $ref, anyOf, items, properties, additionalProperties } = schema
  if ($ref !== undefined) {
    const name = $ref.split('/').at(-1)
    return html`<a href="#shape-${name}">${name}</a>`
  }
  if (schema.const !== undefined) return html`<code>${JSON.stringify(schema.const)}</code>`
  if (schema.enum) return html`<code>${schema.enum.map((value) => JSON.stringify(value)).join(' | ')}</code>`
  if (anyOf) return html`${anyOf.map((type, at) => html`${at === 0 ? '' : ' | '}${typePart(type)}`)}`
  if (items) return html`${typePart(items)}[]`
  if (properties) {
    const fields = Object.entries(properties)
    return html`{ ${fields.map(([name, type], at) => html`${at === 0 ? '' : ', '}<code>${name}</code>: ${typePart(type)}`)} }`
  }
  if (typeof additionalProperties === 'object') return html`{ […]: ${typePart(additionalProperties)} }`
  return html`<code>${[schema.type ?? 'unknown'].flat().join(' | ')}</code>`
}
