import { ApiFailure, isStorable } from '@games/contract'
import { isTextEncoding, TEXT_ENCODINGS } from '@games/domain/sheets/text-encodings'
import { Hono } from 'hono'
import { bodyOf } from '../../http/ingest/ingest.ts'
import type { KeyGuard } from '../../http/ingest/key-guard.ts'
import { answersOf } from '../imports/index.ts'
import type { SheetImports } from './sheets.ts'
import type { SheetChoices } from './sheets.queries.ts'
import { faultView } from './views.ts'

export interface SheetRouteDeps {
  readonly authorize: KeyGuard
  readonly sheets: Pick<SheetImports, 'plan' | 'apply'>
}

/**
 * Sheets without codes with the feed's `X-API-KEY`: `POST /ingest/sheets` (XLSX, XLS, ODS, CSV, PDF or DOCX; `?dry-run=1`, `?file-name=`, `?kind=`,
 * `?answer=KEY=CODE` as often as there are questions, `?leave-out=1` for rows with doubts or problems, `?compared=1` for a PDF or DOCX whose plan a person has compared with its pages, `?remove=1` for what the sheet does
 * not have any more, `?title=` for what all rows are of, `?encoding=` of a text, `?competition=` while the server holds none) answers with the plan and `importId`, 400 when something stops it. It is undone as every table
 * is.
 */
export function sheetRoutes({ authorize, sheets }: SheetRouteDeps): Hono {
  const app = new Hono()
  app.post('/ingest/sheets', async (c) => {
    await authorize(c)
    for (const [name, value] of Object.entries(c.req.queries()))
      if (value.some((one) => !isStorable(one)))
        throw new ApiFailure(400, 'invalid-input', `query.${name}: holds a character that no text has`)
    const fileName = (c.req.query('file-name') ?? 'sheet').slice(0, 200)
    const file = { fileName, bytes: await bodyOf(c) }
    const encoding = c.req.query('encoding')
    if (encoding !== undefined && !isTextEncoding(encoding))
      throw new ApiFailure(400, 'invalid-input', `query.encoding: one of ${TEXT_ENCODINGS.join(', ')}`)
    const choices = {
      ...choicesOf(
        c.req.query('kind') ?? null,
        c.req.queries('answer') ?? [],
        c.req.query('remove') === '1',
        (c.req.query('title') ?? '').slice(0, 200),
      ),
      ...(encoding !== undefined && { encoding }),
    }
    const competitionCode = c.req.query('competition') || null
    if (c.req.query('dry-run') === '1') {
      const plan = await sheets.plan(file, { choices, competitionCode })
      return c.json(plan.ok ? plan.value : faultView({ id: '', fileName, action: null }, plan.error))
    }
    const leaveOut = c.req.query('leave-out') === '1'
    const done = await sheets.apply(file, {
      choices,
      competitionCode,
      isCompared: c.req.query('compared') === '1',
      check({ view: { counts, published } }) {
        // a published medal table is whole
        if ((!leaveOut || published !== null) && counts.doubts + counts.problems > 0)
          throw new ApiFailure(
            400,
            'invalid-input',
            'Rows have doubts or problems: answer them (?answer=), or ?leave-out=1',
          )
      },
    })
    if (!done.ok) throw new ApiFailure(400, 'invalid-input', `The file cannot be read: ${done.error}`)
    return c.json({ ...done.value.view, importId: done.value.importId })
  })
  return app
}

/** `answers`: as of `answersOf`. */
export function choicesOf(kind: string | null, answers: readonly string[], removes: boolean, title = ''): SheetChoices {
  return {
    kind,
    removes,
    ...(title !== '' && { title }),
    answers: answersOf(answers),
  }
}
