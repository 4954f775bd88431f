import { resolve } from 'node:path'
import { audit } from '@games/odf/adapters/audit'
import { detectSource } from '@games/odf/adapters/detect'
import { transaction } from '../db/transaction.ts'
import { loadCommandEnv } from '../env.ts'
import { readStored } from '../features/audit/index.ts'
import { openCommandDatabase } from './open-command-database.ts'
import { printFindings, printTable } from './print.ts'

/**
 * `npm run audit -- FOLDER`: what the pages show against that folder's own files, difference by difference, then how many of each
 * field. Ends with code 1 when there is one; where the folder itself says two things, that is reported and is none.
 */
const folder = process.argv[2]
if (!folder) {
  console.error('usage: npm run audit -- FOLDER')
  process.exit(2)
}
const source = detectSource(resolve(folder))
if (!source.ok) {
  console.error(source.error.reason)
  process.exit(2)
}
const env = loadCommandEnv()
const output = source.value.read(resolve(folder))
printFindings(output.findings)
const database = await openCommandDatabase(env)
let differences = 0
try {
  const stored = await transaction(database.pool, readStored, { isolation: 'repeatable read', readOnly: true })
  const found = [...audit(output, source.value.lists(resolve(folder)), stored)]
  for (const { kind, about, message } of found) console.log(`${about} ${kind}: ${message}`)
  differences = found.filter(({ kind }) => kind !== 'known').length
  const counted = Map.groupBy(
    found,
    ({ kind, about, field }) => `${about} ${field}${kind === 'known' ? ' (known)' : ''}`,
  )
  if (found.length > 0)
    printTable(
      ['field', 'differences', 'lists'],
      [...counted].map(([field, list]) => [field, list.length, new Set(list.map(({ code }) => code)).size]),
    )
  const rows = stored.lists.reduce((n, { rows }) => n + rows.length, 0)
  console.log(
    `${source.value.name} against ${database.kind}: ${stored.schedule.length} units on the schedule, ${stored.lists.length} result lists with ` +
      `${rows} rows, ${stored.medals.length} medals, ${stored.medalTable.length} organisations in the table: ${differences} differences` +
      `, ${found.length - differences} where the source says two things`,
  )
} finally {
  await database.close()
}
process.exitCode = differences > 0 ? 1 : 0
