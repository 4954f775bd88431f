import { existsSync, readFileSync, statSync } from 'node:fs'
import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import { ApiFailure, type SheetPlan } from '@games/contract'
import { ok } from '@games/domain'
import { isTextEncoding, TEXT_ENCODINGS } from '@games/domain/sheets/text-encodings'
import { isTableKind, TABLE_KINDS, type TableKind, templateOf, venueTemplate } from '@games/odf/tables/index'
import type { Database } from '../db/database.ts'
import { loadCommandEnv } from '../env.ts'
import { games } from '../features/games/index.ts'
import {
  answersOf,
  createTableImports,
  summaryOf,
  type TableImports,
  type TablePlan,
} from '../features/imports/index.ts'
import { choicesOf, createSheetImports, isLaidOut, type SheetImports } from '../features/sheets/index.ts'
import { createVenueImports } from '../features/venues/index.ts'
import { applyPending } from '../ingest/import.ts'
import { RULES } from '../ingest/derivation-rules.ts'
import { deriveByOwnRules } from './derive-by-own-rules.ts'
import { openCommandDatabase } from './open-command-database.ts'
import { printRows, printTable } from './print.ts'
import { printQuestions, printSheet } from './print-sheet.ts'
import { sheetWords } from './sheet-words.ts'

const USAGE = `usage: npm run tables -- KIND FILE [--apply] [--competition CODE] [--answer KEY=CODE]…   (without --apply: a dry run)
       npm run tables -- sheet FILE [--kind KIND] [--apply] [--compared] [--leave-out] [--remove] [--title WORDS] [--encoding NAME] [--answer KEY=CODE]…   (XLSX, XLS, ODS, CSV, PDF or DOCX without codes; --compared: a person has compared the dry run of a PDF or DOCX with its pages)
       npm run tables -- --undo ID
       npm run tables -- --list
       npm run tables -- KIND --template
kinds: ${TABLE_KINDS.join(', ')}; venues, where each is, which stands for all of them and has no undo but the table before it
exit code: 0 done, 1 failed, 2 wrong arguments, 3 rows need an answer or a correction: nothing was applied`

/** Exit code of a sheet or table with rows that need an answer or a correction first. */
const NEEDS_ANSWERS = 3

/** A sheet is not applied, because its rows have doubts or problems. */
class Unanswered extends Error {
  override readonly name = 'Unanswered'
  readonly view: SheetPlan
  constructor(view: SheetPlan) {
    super('rows have doubts or problems')
    this.view = view
  }
}

/**
 * `npm run tables -- results file.csv [--apply]`: an organiser's CSV or JSON table (R12.2), first as what it would change, then by the same
 * road as the feed; `--undo ID` takes a whole import back.
 */
const { positionals, values } = readArguments()
const [kind, file] = positionals
if (values.template === true && kind === 'venues') process.stdout.write(venueTemplate())
else if (values.template === true && kind !== undefined && isTableKind(kind)) process.stdout.write(templateOf(kind))
else if (values.list === true) await withImports(async (imports) => printImports(await imports.list()))
else if (values.undo !== undefined) await withImports(undo(values.undo))
else if (kind === 'venues' && file !== undefined && existsSync(file))
  await withImports((_imports, { pool }) => importVenues(pool, file))
else if (kind === 'sheet' && file !== undefined && existsSync(file))
  await withImports((imports, { pool }) =>
    importSheet(createSheetImports({ pool, imports }), file).catch((error: unknown) => {
      if (!(error instanceof ApiFailure)) throw error
      refuse(error.message)
    }),
  )
else if (kind !== undefined && isTableKind(kind) && file !== undefined && existsSync(file))
  await withImports(importFile(kind, file))
else {
  console.error(file !== undefined && !existsSync(file) ? `there is no file ${file}` : USAGE)
  process.exitCode = 2
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        apply: { type: 'boolean' },
        undo: { type: 'string' },
        list: { type: 'boolean' },
        template: { type: 'boolean' },
        competition: { type: 'string' },
        kind: { type: 'string' },
        compared: { type: 'boolean' },
        'leave-out': { type: 'boolean' },
        remove: { type: 'boolean' },
        title: { type: 'string' },
        encoding: { type: 'string' },
        answer: { type: 'string', multiple: true },
      },
    })
  } catch (error) {
    console.error(`${(error as Error).message}\n${USAGE}`)
    process.exit(2)
  }
}

async function withImports(work: (imports: TableImports, database: Database) => unknown): Promise<void> {
  const env = loadCommandEnv()
  const database = await openCommandDatabase(env)
  try {
    const { utcOffset } = await games(database.pool, env.demo, Date.now())
    const policy = { acceptTestFeed: env.demo, followFeedClock: false, rules: RULES }
    await deriveByOwnRules(database.pool, policy)
    const imports = createTableImports({
      pool: database.pool,
      policy,
      utcOffset: () => utcOffset,
      now: Date.now,
      log: refuse,
    })
    await work(imports, database)
  } finally {
    await database.close()
  }
}

function importFile(table: TableKind, path: string) {
  return async (imports: TableImports): Promise<void> => {
    const handedIn = {
      kind: table,
      bytes: readFileSync(path),
      fileName: basename(path),
      competitionCode: values.competition ?? null,
      answers: answersOf(values.answer ?? []),
    }
    const outcome = await (values.apply === true ? imports.apply(handedIn) : imports.plan(handedIn))
    if (!outcome.ok)
      return refuse(
        outcome.error.kind === 'no-competition'
          ? 'this database holds no competition yet: say which with --competition CODE'
          : `this database holds ${outcome.error.inForce}`,
      )
    const plan = outcome.value
    printPlan(plan)
    console.log(`${plan.found} rows: ${summaryOf(plan)}`)
    if (plan.questions.length > 0) {
      printQuestions(
        plan.questions.map((question) => ({ ...question, count: question.rows.length })),
        sheetWords(),
      )
      refuse('the table contradicts what is published: answer the doubts (--answer KEY=CODE); nothing was applied')
      process.exitCode = NEEDS_ANSWERS
    } else if (!plan.applicable) refuse('problems stop the table: nothing was applied')
    else if (plan.importId !== null)
      console.log(`applied as import ${plan.importId}; --undo ${plan.importId} takes it back`)
    else if (values.apply !== true) console.log('dry run: nothing was stored')
  }
}

/** A sheet without codes: prints what each row would do; with `--apply` imports it, unless rows need an answer or a correction first. */
async function importSheet(sheets: SheetImports, path: string): Promise<void> {
  const { encoding } = values
  if (encoding !== undefined && !isTextEncoding(encoding)) {
    console.error(`--encoding is one of ${TEXT_ENCODINGS.join(', ')}`)
    process.exitCode = 2
    return
  }
  const before = statSync(path)
  const file = { fileName: basename(path), bytes: readFileSync(path) }
  const after = statSync(path)
  if (before.size !== after.size || before.mtimeMs !== after.mtimeMs)
    return refuse('the file was being written while it was read: save it, and try again')
  const options = {
    choices: {
      ...choicesOf(values.kind ?? null, values.answer ?? [], values.remove === true, values.title),
      ...(encoding !== undefined && { encoding }),
    },
    competitionCode: values.competition ?? null,
    part: { most: Number.POSITIVE_INFINITY },
    onProgress: tellProgress(),
  }
  const words = sheetWords()
  const done =
    values.apply === true
      ? await sheets
          .apply(file, {
            ...options,
            isCompared: values.compared === true,
            check({ view }) {
              if (needsAnswers(view) || isUncompared(view)) throw new Unanswered(view)
            },
          })
          .catch((error: unknown) => {
            if (error instanceof Unanswered) return ok({ view: error.view, importId: null })
            throw error
          })
      : await sheets.plan(file, options)
  if (!done.ok) return refuse(`the file cannot be read: ${words.fault(done.error)}`)
  const { view, importId } = 'importId' in done.value ? done.value : { view: done.value, importId: null }
  printSheet(view, words)
  if (needsAnswers(view)) {
    refuse(whyNotApplied(view))
    process.exitCode = NEEDS_ANSWERS
  } else if (values.apply === true && isUncompared(view)) {
    refuse('compare these rows with the pages of the file, then add --compared; nothing was applied')
    process.exitCode = NEEDS_ANSWERS
  } else if (importId !== null) console.log(`applied as import ${importId}; --undo ${importId} takes it back`)
  else console.log(values.apply === true ? 'nothing would change' : 'dry run: nothing was stored')
}

/** Whether rows stop the sheet: `--leave-out` imports the others, except of a published medal table, which is imported whole. */
function needsAnswers({ kind, counts, published }: SheetPlan): boolean {
  if (kind === null) return true
  return counts.doubts + counts.problems > 0 && (values['leave-out'] !== true || published !== null)
}

function whyNotApplied({ kind, published }: SheetPlan): string {
  if (kind === null) return 'the columns do not say what the sheet is: say it with --kind; nothing was applied'
  const how = 'answer the doubts (--answer KEY=CODE)'
  return published === null
    ? `rows have doubts or problems: correct them, ${how}, or import the others (--leave-out); nothing was applied`
    : `a published medal table is imported whole: correct the rows with problems, ${how}; nothing was applied`
}

/** Whether no person has compared the rows of a PDF or Word document with its pages. */
function isUncompared({ notices }: SheetPlan): boolean {
  return isLaidOut(notices) && values.compared !== true
}

/** How far a big sheet is, on a terminal: each stage once, rows by the ten thousand. */
function tellProgress(): (progress: {
  readonly stage: string
  readonly done: number
  readonly of: number | null
}) => void {
  let last = ''
  return ({ stage, done, of }) => {
    const word = of === null || of < 10_000 ? stage : `${stage} ${Math.floor(done / 10_000) * 10_000} of ${of}`
    if (process.stderr.isTTY && word !== last) console.error(word)
    last = word
  }
}

async function importVenues(pool: Database['pool'], path: string): Promise<void> {
  const imports = createVenueImports({ pool })
  const bytes = readFileSync(path)
  const plan = await (values.apply === true ? imports.apply(bytes) : imports.plan(bytes))
  printProblems(plan.problems)
  printRows(
    ['venue', 'field', 'from', 'to'],
    [
      ...plan.added.map((code) => [code, 'added', '', '']),
      ...plan.removed.map((code) => [code, 'removed', '', '']),
      ...plan.changed.map(({ key, field, from, to }) => [key, field, shown(from), shown(to)]),
    ],
  )
  const { found, added, changed, removed } = plan
  console.log(`${found} rows: ${added.length} added, ${changed.length} changed, ${removed.length} removed`)
  if (!plan.applicable) refuse('problems stop the table: nothing was applied')
  else console.log(values.apply === true ? 'applied' : 'dry run: nothing was stored')
}

function undo(id: string) {
  return async (imports: TableImports, { pool }: Database): Promise<void> => {
    const undone = /^\d{1,9}$/.test(id) ? await imports.undo(Number(id)) : null
    if (!undone?.ok)
      return refuse(
        undone?.error.kind === 'already-undone' ? `import ${id} was undone before` : `there is no import ${id}`,
      )
    // what was refused for the import's sake may be let in now
    await applyPending(pool, { acceptTestFeed: loadCommandEnv().demo, followFeedClock: false, rules: RULES }, () => {})
    console.log(`import ${id} (${undone.value.kind}, ${undone.value.found} rows) is undone`)
  }
}

function refuse(why: string): void {
  console.error(why)
  process.exitCode = 1
}

function shown(value: unknown): string {
  return value === null ? '' : typeof value === 'string' ? value : JSON.stringify(value)
}

function printProblems(problems: TablePlan['problems']): void {
  printRows(
    ['problem', 'row', 'column', 'value'],
    problems.map(({ problem, row, column, value }) => [problem, row ?? '', column ?? '', value ?? '']),
  )
}

function printPlan({ added, changed, removed, unknown, problems }: TablePlan): void {
  printProblems(problems)
  printRows(
    ['row', 'what', 'within', 'key', 'field', 'from', 'to'],
    [
      ...added.map(({ row, what, within, key }) => [row ?? '', what, within, key, 'added', '', '']),
      ...removed.map(({ row, what, within, key }) => [row ?? '', what, within, key, 'removed', '', '']),
      ...changed.map(({ row, what, within, key, field, from, to }) => [
        row ?? '',
        what,
        within,
        key,
        field,
        shown(from),
        shown(to),
      ]),
    ],
  )
  printRows(
    ['unknown', 'key', 'row'],
    unknown.map(({ what, key, row }) => [what, key, row ?? '']),
  )
}

function printImports(past: Awaited<ReturnType<TableImports['list']>>): void {
  printTable(
    ['id', 'kind', 'file', 'rows', 'added', 'changed', 'removed', 'unknown', 'imported', 'undone'],
    past.map((one) => [
      one.id,
      one.kind,
      one.fileName ?? '',
      one.found,
      one.added,
      one.changed,
      one.removed,
      one.unknown,
      one.importedAt.toISOString(),
      one.undoneAt?.toISOString() ?? '',
    ]),
  )
}
