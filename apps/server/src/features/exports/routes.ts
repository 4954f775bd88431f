import {
  EXPORT_TYPES,
  type ExportFormat,
  type ExportName,
  exportEndpoints,
  formatOf,
  type Games,
} from '@games/contract'
import { Hono } from 'hono'
import { type CheckedInput, checkedInput, withTodayNamed } from '../../http/api/handlers.ts'
import { queryOf } from '../../http/api/query.ts'
import type { ReadLimit } from '../../http/response-cache/read-limit.ts'
import { send } from '../../http/response-cache/respond.ts'
import type { BuiltResponse, ResponseCache } from '../../http/response-cache/response-cache.ts'
import { API_HEADERS, isSecure } from '../../http/server/security.ts'
import type { SiteOrigin } from '../../http/server/site-origin.ts'
import type { Exporters } from './exporters.ts'

export interface ExportDeps {
  readonly exporters: Exporters
  readonly responseCache: ResponseCache
  readonly games: () => Games
  readonly siteOrigin: SiteOrigin
  readonly readLimit: ReadLimit
}

type AnyMaker = (input: unknown, origin: string) => ReturnType<Exporters[ExportName]>

/**
 * What the calls answer, as tables (CSV, XLSX) and as calendars: cached like the calls until a topic changes. Calendars link to the site, so that they
 * are cached for the address of the request.
 */
export function exportRoutes({ exporters, responseCache, games, siteOrigin, readLimit }: ExportDeps): Hono {
  const app = new Hono()
  for (const name of Object.keys(exportEndpoints) as ExportName[]) {
    const endpoint = exportEndpoints[name]
    // each exporter takes what its own entry has just checked, which the type of a table cannot say
    const make = exporters[name] as AnyMaker
    const format = formatOf(endpoint)
    const build = (input: CheckedInput, origin: string) => async (): Promise<BuiltResponse> => {
      const made = await make(input, origin)
      return {
        status: 200,
        type: `${EXPORT_TYPES[format]}${PARAMETERS[format]}`,
        body: made.body,
        topics: made.topics,
        headers: {
          // a calendar is opened by whoever takes calendars; a table is saved as a file
          'content-disposition': `${format === 'ics' ? 'inline' : 'attachment'}; filename="${made.name}.${format}"`,
        },
      }
    }
    app.get(endpoint.path, async (c) => {
      const input = checkedInput(endpoint, withTodayNamed({ params: c.req.param(), query: queryOf(c) }, games))
      const origin = siteOrigin(c.req.header('host') ?? new URL(c.req.url).host, isSecure(c))
      const key = `export ${name} ${format === 'ics' ? origin : ''} ${JSON.stringify(input)}`
      return send(
        c,
        responseCache,
        await responseCache.getOrBuild(key, build(input, origin), { group: name, limit: readLimit(c) }),
        API_HEADERS,
      )
    })
  }
  return app
}

/** The parameters of each media type. */
const PARAMETERS = {
  csv: '; charset=utf-8; header=present',
  xlsx: '',
  ics: '; charset=utf-8; method=PUBLISH',
} as const satisfies Record<ExportFormat, string>
