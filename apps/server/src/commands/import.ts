import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { gunzipSync } from 'node:zlib'
import { MAX_MESSAGE_BYTES } from '@games/odf'
import type { AdapterOutput } from '@games/odf/adapters/adapter'
import { detectSource } from '@games/odf/adapters/detect'
import type { Database } from '../db/database.ts'
import { loadCommandEnv } from '../env.ts'
import { competitionCode } from '../features/games/index.ts'
import { folderImports, importFiles, importRecords, undoFolder } from '../ingest/folder-imports.ts'
import { applyPending } from '../ingest/import.ts'
import { isUnnamed, verdictsOf } from '../ingest/inbox.queries.ts'
import { progressInWords } from '../ingest/progress.ts'
import { RULES } from '../ingest/derivation-rules.ts'
import { deriveByOwnRules } from './derive-by-own-rules.ts'
import { openCommandDatabase } from './open-command-database.ts'
import { printFindings, printTable } from './print.ts'

const USAGE = `usage: npm run import -- FOLDER [--dry-run]
       npm run import -- --undo ID
       npm run import -- --list`

/**
 * `npm run import -- FOLDER [--dry-run]`: a folder of real records (Paris 2024, Rio 2016 athletics), which takes the place of the source's
 * earlier folders, or of ODF files (.xml, .xml.gz), by the same road as the feed. A dry run says what would be stored and what is wrong
 * with it, and touches no database. `--undo ID` takes a folder back.
 */
const { positionals, values } = readArguments()
const [folder] = positionals
if (values.list === true) await withDatabase(printImports)
else if (values.undo !== undefined) await withDatabase(undo(values.undo))
else if (folder === undefined || !statSync(folder, { throwIfNoEntry: false })?.isDirectory())
  refuse(folder ? `there is no folder ${folder}` : USAGE, 2)
else {
  const source = read(resolve(folder))
  if (source !== null) await importOf(resolve(folder), source)
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { 'dry-run': { type: 'boolean' }, undo: { type: 'string' }, list: { type: 'boolean' } },
    })
  } catch (error) {
    console.error(`${(error as Error).message}\n${USAGE}`)
    process.exit(2)
  }
}

function refuse(why: string, code = 1): null {
  console.error(why)
  process.exitCode = code
  return null
}

async function withDatabase(work: (pool: Database['pool'], demo: boolean) => Promise<void>): Promise<void> {
  const env = loadCommandEnv()
  const database = await openCommandDatabase(env)
  try {
    await deriveByOwnRules(database.pool, policyOf(env.demo))
    await work(database.pool, env.demo)
  } finally {
    await database.close()
  }
}

function policyOf(demo: boolean) {
  return { acceptTestFeed: demo, followFeedClock: false, rules: RULES }
}

type FolderContent = { readonly records: AdapterOutput } | { readonly files: readonly Uint8Array[] }

function read(path: string): FolderContent | null {
  const detected = detectSource(path)
  if (detected.ok) return { records: detected.value.read(path) }
  const odf = readdirSync(path).filter((n) => /\.xml(\.gz)?$/i.test(n))
  if (odf.length === 0) return refuse(detected.error.reason, 2)
  const files = odf.sort().map((name) => {
    const bytes = readFileSync(join(path, name))
    return /\.gz$/i.test(name) ? gunzipSync(bytes, { maxOutputLength: MAX_MESSAGE_BYTES }) : bytes
  })
  return { files }
}

async function importOf(path: string, content: FolderContent): Promise<void> {
  const found = 'records' in content ? content.records.messages.length : content.files.length
  console.log(`${found} messages from ${folder}`)
  if ('records' in content) printFindings(content.records.findings)
  if (values['dry-run'] === true) return console.log('dry run: nothing was stored')
  const started = performance.now()
  await withDatabase(async (pool, demo) => {
    const { importId, stored } = await ('records' in content
      ? importTheRecords(path, content.records, pool, demo)
      : importTheFiles(path, content.files, pool, demo))
    printTable(
      ['type', 'verdict', 'messages', 'first reason'],
      (await verdictsOf(pool, stored)).map((v) => [v.type, v.verdict, v.n, v.reason ?? '']),
    )
    console.log(
      importId === null
        ? 'the folder says what is held already: nothing was stored'
        : `imported as folder ${importId}; --undo ${importId} takes it back`,
    )
  })
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(`${seconds} s, peak memory ${Math.round(process.resourceUsage().maxRSS / 1024)} MB`)
}

async function importTheRecords(path: string, records: AdapterOutput, pool: Database['pool'], demo: boolean) {
  const existing = await competitionCode(pool)
  if (existing !== null && existing !== records.competitionCode && !(await isUnnamed(pool)))
    throw new Error(
      `this database holds ${existing}, the folder is ${records.competitionCode}: import it into a data folder of its own, ` +
        `for example DATA_DIR=.data-${records.competitionCode.toLowerCase()} npm run import -- ${folder}`,
    )
  const failures: string[] = []
  const outcome = await importRecords(
    { folder: path, messages: records.messages },
    {
      pool,
      policy: policyOf(demo),
      log: (line) => failures.push(line),
      onProgress: progressInWords(console.log, 2_000),
    },
  )
  console.log(`${outcome.stored.length} messages are new, ${outcome.withdrawn} are gone with the folder before`)
  for (const line of failures) refuse(line)
  return outcome
}

async function importTheFiles(path: string, files: readonly Uint8Array[], pool: Database['pool'], demo: boolean) {
  const outcome = await importFiles(path, files, pool)
  await applyPending(pool, policyOf(demo), progressInWords(console.log, 2_000))
  return outcome
}

function undo(id: string) {
  return async (pool: Database['pool'], demo: boolean): Promise<void> => {
    const options = { pool, policy: policyOf(demo), log: (line: string) => void refuse(line) }
    const undone = /^\d{1,9}$/.test(id) ? await undoFolder(Number(id), options) : null
    if (!undone?.ok)
      return void refuse(
        undone?.error.kind === 'already-undone' ? `folder ${id} was undone before` : `there is no folder ${id}`,
      )
    // what was repeated, or refused for the folder's sake, may count now
    await applyPending(pool, options.policy, () => {})
    console.log(`folder ${id} (${undone.value.messages} messages) is undone`)
  }
}

async function printImports(pool: Database['pool']): Promise<void> {
  printTable(
    ['id', 'source', 'folder', 'messages', 'imported', 'undone'],
    (await folderImports(pool)).map((one) => [
      one.id,
      one.source ?? 'ODF files',
      one.folder,
      one.messages,
      one.importedAt.toISOString(),
      one.undoneAt?.toISOString() ?? '',
    ]),
  )
}
