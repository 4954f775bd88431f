import { existsSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import pg from 'pg'
import Postgrator from 'postgrator'
import { APPLY_LOCK } from '../ingest/apply-lock.ts'
import { connectionOptions } from './pool.ts'

/** The SQL files lie beside this module; the bundled server stands in `apps/server/dist` and reads them where they are. */
const FOLDERS = [join(import.meta.dirname, 'migrations'), join(import.meta.dirname, '../src/db/migrations')]

/** Whoever holds this migrates. Any number that nobody else takes. */
const MIGRATING = 7_464_011
const VERSION_TABLE = 'schema_version'
const OLDEST_POSTGRESQL = 15

/**
 * Migrates the schema of the database at `url` to this release: all missing migrations or none, in one transaction, one
 * process at a time. Gives the files applied. Throws, naming the file, when one fails, when an applied one was edited,
 * when the database belongs to a newer release, or when PostgreSQL is older than 15.
 */
export async function migrate(url: string, folder = migrationsFolder()): Promise<string[]> {
  const client = new pg.Client(connectionOptions(url))
  client.on('error', () => {}) // the query under way rejects with the reason
  await client.connect()
  let current = ''
  try {
    await refuseOldPostgresql(client)
    await client.query('begin')
    await client.query('select pg_advisory_xact_lock($1)', [MIGRATING])
    const { rows } = await client.query<{ database: string; schema: string | null }>(
      'select current_database() as database, current_schema() as schema',
    )
    const postgrator = new Postgrator({
      driver: 'pg',
      database: rows[0]?.database ?? '',
      currentSchema: rows[0]?.schema ?? 'public',
      schemaTable: VERSION_TABLE,
      migrationPattern: join(literal(folder), '*.sql'),
      newline: 'LF',
      execQuery: (sql) => client.query(sql),
    })
    postgrator.on('migration-started', ({ filename }) => (current = basename(filename)))
    // a server of another release that applies messages meanwhile would lock rows in another order than a migration
    if (await isBehind(postgrator)) await client.query('select pg_advisory_xact_lock($1)', [APPLY_LOCK])
    const applied = await postgrator.migrate()
    await client.query('commit')
    return applied.map(({ filename }) => basename(filename))
  } catch (cause) {
    if (current === '') throw cause
    throw new Error(`migration ${current}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause })
  } finally {
    await client.end() // what was not committed is rolled back
  }
}

async function refuseOldPostgresql(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ version: string | null }>(`select current_setting('server_version') as version`)
  const version = rows[0]?.version ?? ''
  if (Number.parseInt(version, 10) < OLDEST_POSTGRESQL)
    throw new Error(`PostgreSQL ${OLDEST_POSTGRESQL} or newer is needed, and this is ${version}`)
}

/** Whether migrations are missing; throws where the schema is a newer release's. */
async function isBehind(postgrator: Postgrator): Promise<boolean> {
  const known = Math.max(...(await postgrator.getMigrations()).map(({ version }) => version))
  const found = await postgrator.getDatabaseVersion()
  if (found > known)
    throw new Error(`the database is at version ${found}, this release knows ${known}: start the newer release`)
  return found < known
}

function migrationsFolder(): string {
  const folder = FOLDERS.find((candidate) => existsSync(candidate) && readdirSync(candidate).length > 0)
  if (folder === undefined) throw new Error(`no migrations in ${FOLDERS.join(' or ')}`)
  return folder
}

/** A path as a glob that means itself. */
const literal = (path: string): string => path.replace(/[?*()[\]]/g, '[$&]')
