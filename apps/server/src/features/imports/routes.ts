import { ApiFailure, isStorable } from '@games/contract'
import { isTableKind, TABLE_KINDS, type TableKind, templateOf, venueTemplate } from '@games/odf/tables/index'
import { type Context, Hono } from 'hono'
import { bodyOf } from '../../http/ingest/ingest.ts'
import type { KeyGuard } from '../../http/ingest/key-guard.ts'
import type { VenueImports } from '../venues/index.ts'
import { answersOf } from './answers-of.ts'
import type { ImportFault, TableImports, UndoFault } from './table-imports.ts'

export interface ImportDeps {
  readonly authorize: KeyGuard
  readonly imports: TableImports
  readonly venueImports: VenueImports
}

/**
 * Organisers' tables (R12.2), all with the feed's `X-API-KEY`:
 * `POST /ingest/tables/{kind}` (CSV or JSON; `?dry-run=1`, `?file-name=`, `?competition=` while the server holds none, `?answer=KEY=CODE`
 * as often as there are questions) answers with the plan, 400 when a problem or a question stops it; `GET /ingest/tables/imports`; `POST /ingest/tables/imports/{id}/undo`;
 * `GET /ingest/tables/templates/{kind}.csv`. `venues`, where each is, is a kind beside them that becomes no message: it stands for all
 * venues and has no undo but the table before it.
 */
export function importRoutes({ authorize, imports, venueImports }: ImportDeps): Hono {
  const app = new Hono()

  app.get('/ingest/tables/imports', async (c) => {
    await authorize(c)
    return c.json({ imports: await imports.list() })
  })
  app.post('/ingest/tables/imports/:id/undo', async (c) => {
    await authorize(c)
    const undone = await imports.undo(idOf(c.req.param('id')))
    if (!undone.ok) throw failureOfUndo(undone.error)
    return c.json(undone.value)
  })
  app.get('/ingest/tables/templates/:file', async (c) => {
    await authorize(c)
    const name = c.req.param('file').replace(/\.csv$/, '')
    const kind = name === VENUES ? name : kindOf(name)
    return c.body(kind === VENUES ? venueTemplate() : templateOf(kind), 200, {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${kind}.csv"`,
    })
  })
  app.post(`/ingest/tables/${VENUES}`, async (c) => {
    await authorize(c)
    const bytes = await bodyOf(c)
    const dryRun = c.req.query('dry-run') === '1'
    const plan = await (dryRun ? venueImports.plan(bytes) : venueImports.apply(bytes))
    if (dryRun || plan.applicable) return c.json(plan)
    return c.json({ id: 'invalid-input', message: STOPPED, ...plan }, 400)
  })
  app.post('/ingest/tables/:kind', async (c) => {
    await authorize(c)
    const table = {
      kind: kindOf(c.req.param('kind')),
      bytes: await bodyOf(c),
      fileName: textOf(c, 'file-name')?.slice(0, MAX_FILE_NAME) || null,
      competitionCode: textOf(c, 'competition') || null,
      answers: answersOf(textsOf(c, 'answer')),
    }
    const dryRun = c.req.query('dry-run') === '1'
    const outcome = await (dryRun ? imports.plan(table) : imports.apply(table))
    if (!outcome.ok) throw failureOfImport(outcome.error)
    const plan = outcome.value
    if (dryRun || plan.applicable) return c.json(plan)
    const message = plan.questions.length > 0 ? UNANSWERED : STOPPED
    return c.json({ id: 'invalid-input', message, ...plan }, 400)
  })
  return app
}

const MAX_FILE_NAME = 200
const VENUES = 'venues'
const STOPPED = 'Problems stop the table: nothing was applied'
const UNANSWERED = 'The table contradicts what is published: answer the questions (?answer=); nothing was applied'

function kindOf(name: string): TableKind {
  if (!isTableKind(name))
    throw new ApiFailure(404, 'not-found', `There is no table ${name}: ${[...TABLE_KINDS, VENUES].join(', ')}`)
  return name
}

function textsOf(c: Context, name: string): readonly string[] {
  const texts = c.req.queries(name) ?? []
  if (!texts.every(isStorable))
    throw new ApiFailure(400, 'invalid-input', `query.${name}: holds a character that no text has`)
  return texts
}

const textOf = (c: Context, name: string): string | undefined => textsOf(c, name)[0]

function idOf(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw failureOfUndo({ kind: 'no-such-import' })
  return Number(text)
}

function failureOfImport(fault: ImportFault): ApiFailure {
  switch (fault.kind) {
    case 'no-competition':
      return new ApiFailure(400, 'invalid-input', 'This server holds no competition yet: say which with ?competition=')
    case 'other-competition':
      return new ApiFailure(400, 'invalid-input', `This server holds ${fault.inForce}`)
  }
}

function failureOfUndo(fault: UndoFault): ApiFailure {
  switch (fault.kind) {
    case 'no-such-import':
      return new ApiFailure(404, 'not-found', 'There is no such import')
    case 'already-undone':
      return new ApiFailure(400, 'invalid-input', 'The import was undone before')
  }
}
