import { Hono } from 'hono'
import { readBody } from '../../http/server/message-body.ts'
import { pageSecurity } from '../../http/server/security.ts'
import { AnalyticsReport } from './report.ts'

/** Every page pattern with its count is about half of this. */
const MAX_BODY_BYTES = 4_096

export interface AnalyticsDeps {
  readonly countPageViews: (report: AnalyticsReport) => void
}

/**
 * `POST /usage`: the optional usage beacon (R3.5). Sent by our own pages only; neither cookies nor addresses are looked at. Not counted is whose
 * browser refuses it (`Sec-GPC`, `DNT`). 204 for what was read, 400 for what is no report: a beacon's sender reads neither.
 */
export function analyticsRoutes({ countPageViews }: AnalyticsDeps): Hono {
  const app = new Hono()
  app.post('/usage', async (c) => {
    const headers = { ...pageSecurity(c), 'cache-control': 'no-store' }
    const from = c.req.header('sec-fetch-site')
    if (from !== undefined && from !== 'same-origin') return c.text('Forbidden', 403, headers)
    const body = await readBody(c.req.raw, undefined, MAX_BODY_BYTES)
    if (!body.ok) return c.text('Bad request', body.error.kind === 'too-large' ? 413 : 400, headers)
    const report = AnalyticsReport.safeParse(parsed(body.value))
    if (!report.success) return c.text('Bad request', 400, headers)
    // a page of ours does not send it then; what does all the same is answered alike
    if (c.req.header('sec-gpc') !== '1' && c.req.header('dnt') !== '1') countPageViews(report.data)
    return c.body(null, 204, headers)
  })
  return app
}

function parsed(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    return undefined
  }
}
