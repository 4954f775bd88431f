import { resolve } from 'node:path'
import { audit } from '@games/odf/adapters/audit'
import { detectSource } from '@games/odf/adapters/detect'
import { openDatabase } from '../db/database.ts'
import { transaction } from '../db/transaction.ts'
import { loadEnv } from '../env.ts'
import { heldOf } from '../features/audit/index.ts'
import { printFindings } from './print.ts'

/**
 * `npm run audit -- FOLDER`: what the database shows against that folder, difference by difference. Ends with code 1 when there is
 * one.
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
const env = loadEnv()
const output = source.value.read(resolve(folder))
printFindings(output.findings)
const database = await openDatabase(env.databaseUrl === null ? { dataDir: env.dataDir } : { url: env.databaseUrl })
let differences = 0
try {
  const held = await transaction(database.pool, heldOf, { isolation: 'repeatable read', readOnly: true })
  for (const { kind, about, message } of audit(output, held)) {
    differences += 1
    console.log(`${about} ${kind}: ${message}`)
  }
  const rows = [...held.units].reduce((n, u) => n + u.rows.length, 0)
  console.log(
    `${source.value.name} against ${database.kind}: ${held.schedule.length} units on the schedule, ${[...held.units].length} result lists with ` +
      `${rows} rows, ${held.medals.length} medals, ${held.medalTable.length} organisations in the table: ${differences} differences`,
  )
} finally {
  await database.close()
}
process.exitCode = differences > 0 ? 1 : 0
