import { parentPort } from 'node:worker_threads'
import { err, type Result } from '@games/domain'
import { type Draft, partsOf } from '@games/odf/tables/index'
import { SKIP } from '@games/odf/tables/sheets/index'
import type { QueryResultRow } from 'pg'
import type { Reads } from '../../db/reads.ts'
import type { Numbered } from '../../limited-thread.ts'
import { countsOf, offsetBy, type TakenWord } from '../imports/index.ts'
import { type PlannedSheet, planSheet } from './plan-sheet.ts'
import type { Answered, Asked } from './planner-messages.ts'
import { readWorkbook } from './read-workbook.ts'
import type { ReadWorkbook, WorkbookFault } from './workbook.ts'
import type { SheetChoices } from './sheets.queries.ts'
import { viewOf } from './views.ts'

/*
 * Reads sheets and plans them in a thread of its own, whose memory is bounded: visitors are answered meanwhile. What it asks the database
 * goes through the transaction of the thread that asks it.
 */
const port = parentPort
if (port === null) throw new Error('planner.worker.ts is a thread of planner.ts')
let question = 0
const answer = (answered: Answered, of = question) =>
  port.postMessage({ ...answered, question: of } satisfies Numbered<Answered>)

/** Rows of files that are kept for whoever answers one question after the other; a big one is kept alone. */
const MOST_KEPT_ROWS = 120_000
const WORDS_AT_ONCE = 2_000
const NO_ROWS: ReadonlyMap<string, number> = new Map()

type Opened = Result<{ readonly kind: WorkbookFault }, ReadWorkbook>
const kept = new Map<string, ReadWorkbook>()
let opened: ReadWorkbook | null = null
interface Left {
  readonly drafts: Draft[]
  readonly words: TakenWord[]
}
const NOTHING_LEFT = (): Left => ({ drafts: [], words: [] })
/** What of the last plan is still to be handed over. */
let left = NOTHING_LEFT()

async function open({ fileName, bytes, encoding }: Extract<Asked, { kind: 'open' }>): Promise<Opened> {
  const digest = await crypto.subtle.digest('SHA-256', new Uint8Array(bytes))
  const key = `${fileName} ${encoding ?? ''} ${Buffer.from(digest).toString('hex')}`
  const before = kept.get(key)
  if (before) return { ok: true, value: before }
  const read = await readWorkbook(bytes, fileName, encoding)
  if (!read.ok) return err(read.error)
  const rowsIn = ({ sheets }: ReadWorkbook) => sheets.reduce((sum, { rows }) => sum + rows.length, 0)
  for (const [old] of kept) {
    const all = [...kept.values(), read.value].reduce((sum, one) => sum + rowsIn(one), 0)
    if (all > MOST_KEPT_ROWS) kept.delete(old)
  }
  kept.set(key, read.value)
  return read
}

/** Statements through the thread that has the connection. */
let waiting: PromiseWithResolvers<readonly object[]> | null = null
let came: object[] = []
const throughPort: Reads = {
  async query<Row extends QueryResultRow>(text: string, values: unknown[] = []) {
    waiting = Promise.withResolvers()
    came = []
    answer({ kind: 'query', text, values })
    const rows = await waiting.promise
    return { rows: rows as Row[] }
  },
}

async function plan({ choices, clock, about, part }: Extract<Asked, { kind: 'plan' }>): Promise<void> {
  left = NOTHING_LEFT()
  if (opened === null) throw new Error('no sheet is open')
  const workbook = { ...opened, fileName: about.fileName }
  const planned = await planSheet(throughPort, workbook, choices, { utcOffset: offsetBy(clock) }, (progress) =>
    answer({ kind: 'progress', progress }),
  )
  // which row said what is told already
  const drafts = planned.drafts.flatMap(partsOf).map((draft) => ({ ...draft, rows: NO_ROWS }))
  left = { drafts, words: wordsOf(planned, choices) }
  answer({
    kind: 'planned',
    planned: { view: viewOf(planned, about, part), plan: countsOf(planned.plan), published: planned.published },
  })
}

const wordsOf = ({ reading }: PlannedSheet, { answers = {} }: SheetChoices): TakenWord[] =>
  reading.words
    .filter(({ code }) => code !== SKIP)
    .map(({ what, words, code }) => ({
      key: `${what}|${words}`,
      code,
      said: Object.hasOwn(answers, `${what}|${words}`),
    }))

port.on('message', (asked: Numbered<Asked>) => {
  // rows of a question that was given up
  if ((asked.kind === 'rows' || asked.kind === 'no-rows') && asked.question !== question) return
  question = asked.question
  const of = question
  const failed = (error: unknown) =>
    answer({ kind: 'failed', message: error instanceof Error ? (error.stack ?? error.message) : String(error) }, of)
  switch (asked.kind) {
    case 'open':
      left = NOTHING_LEFT()
      open(asked).then((read) => {
        opened = read.ok ? read.value : null
        answer({ kind: 'opened', fault: read.ok ? null : read.error.kind }, of)
      }, failed)
      break
    case 'plan':
      plan(asked).catch(failed)
      break
    case 'next': {
      const [drafts, words] = [left.drafts.splice(0, 1), left.words.splice(0, WORDS_AT_ONCE)]
      answer({ kind: 'part', drafts, words, last: left.drafts.length === 0 && left.words.length === 0 })
      break
    }
    case 'rows':
      for (const row of asked.rows) came.push(row)
      if (asked.last) {
        waiting?.resolve(came)
        came = []
      }
      break
    case 'no-rows':
      waiting?.reject(new Error('a statement failed'))
      break
  }
})
