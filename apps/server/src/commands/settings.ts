import { parseArgs } from 'node:util'
import type { Database } from '../db/database.ts'
import { transaction } from '../db/transaction.ts'
import { loadCommandEnv } from '../env.ts'
import {
  changeSetting,
  isSettingKey,
  SETTING_KEYS,
  type SettingKey,
  settingOf,
  settings,
} from '../features/settings/index.ts'
import { APPLY_LOCK } from '../ingest/apply-lock.ts'
import { openCommandDatabase } from './open-command-database.ts'
import { printTable } from './print.ts'

const USAGE = `usage: npm run settings                     (what is set)
       npm run settings -- KEY VALUE        (JSON; for a list of names also its names: birthDate,height)
       npm run settings -- KEY --unset      (back to what holds without it)
keys: ${SETTING_KEYS.join(', ')}`

/**
 * `npm run settings -- public_personal_fields birthDate,height`: what the organiser decides (docs/settings.md), beside a running server or
 * without one. A running server shows it within a second.
 */
const { positionals, values } = readArguments()
const [key, value, ...rest] = positionals
if (key === undefined) await withDatabase(printSettings)
else if (!isSettingKey(key) || rest.length > 0 || (value === undefined) !== (values.unset === true)) {
  console.error(isSettingKey(key) ? USAGE : `there is no setting ${key}\n${USAGE}`)
  process.exitCode = 2
} else if (value === undefined) await set(key, undefined)
else {
  const read = settingOf(key, value)
  if (read.ok) await set(key, read.value)
  else {
    console.error(`${key} cannot be ${value}:\n${read.error}`)
    process.exitCode = 2
  }
}

function readArguments() {
  try {
    return parseArgs({ allowPositionals: true, options: { unset: { type: 'boolean' } } })
  } catch (error) {
    console.error(`${(error as Error).message}\n${USAGE}`)
    process.exit(2)
  }
}

async function withDatabase(work: (pool: Database['pool']) => Promise<void>) {
  const env = loadCommandEnv()
  const database = await openCommandDatabase(env)
  try {
    await work(database.pool)
  } finally {
    await database.close()
  }
}

function set(name: SettingKey, to: unknown): Promise<void> {
  return withDatabase(async (pool) => {
    await transaction(
      pool,
      (tx) => changeSetting(tx, null, { key: name, value: to ?? null, expected: null, reason: null }),
      { lock: APPLY_LOCK },
    )
    console.log(to === undefined ? `${name} is not set any more` : `${name} is ${JSON.stringify(to)}`)
  })
}

async function printSettings(pool: Parameters<Parameters<typeof withDatabase>[0]>[0]): Promise<void> {
  const stored = await settings(pool)
  printTable(
    ['setting', 'value'],
    SETTING_KEYS.map((name) => [name, stored.has(name) ? JSON.stringify(stored.get(name)) : '']),
  )
}
