import { existsSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import pg from 'pg'
import Postgrator from 'postgrator'
import { APPLY_LOCK } from '../ingest/apply-lock.ts'
import { connectionOptions } from './pool.ts'

/** The SQL files are beside this module. The bundled server in `apps/server/dist` reads them from the sources. */
const FOLDERS = [join(import.meta.dirname, 'migrations'), join(import.meta.dirname, '../src/db/migrations')]

/** Key of the advisory lock that allows one process at a time to migrate; unique among our locks. */
const MIGRATING = 7_464_011
const VERSION_TABLE = 'schema_version'
const OLDEST_POSTGRESQL = 15
/** Name of version 1 in the development versions before 0.9.0, whose migrations were replaced by one initial schema. */
const FIRST_BEFORE_RELEASES = 'inbox'

/**
 * Applies all missing migrations to the database at `url`, or none, in one transaction, one process at a time. Returns the names of the
 * applied files. Throws if a migration fails (the message names its file), if an applied one was edited, if the database belongs to a newer
 * release or to a development version before 0.9.0, or if PostgreSQL is older than 15.
 */
export async function migrate(url: string, folder = migrationsFolder()): Promise<string[]> {
  const client = new pg.Client(connectionOptions(url))
  client.on('error', () => {}) // the running query rejects with the reason
  await client.connect()
  let current = ''
  try {
    await refuseOldPostgresql(client)
    await client.query('begin')
    await client.query('select pg_advisory_xact_lock($1)', [MIGRATING])
    await refuseUnreleasedSchema(client)
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
    // another server that applies messages locks rows in a different order: without this lock the two could deadlock
    if (await isBehind(postgrator)) await client.query('select pg_advisory_xact_lock($1)', [APPLY_LOCK])
    const applied = await postgrator.migrate()
    await client.query('commit')
    return applied.map(({ filename }) => basename(filename))
  } catch (cause) {
    if (current === '') throw cause
    throw new Error(`migration ${current}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause })
  } finally {
    await client.end() // rolls back an open transaction
  }
}

async function refuseOldPostgresql(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ version: string | null }>(`select current_setting('server_version') as version`)
  const version = rows[0]?.version ?? ''
  if (Number.parseInt(version, 10) < OLDEST_POSTGRESQL)
    throw new Error(`PostgreSQL ${OLDEST_POSTGRESQL} or newer is needed, and this is ${version}`)
}

async function refuseUnreleasedSchema(client: pg.Client): Promise<void> {
  const { rows: tables } = await client.query<{ exists: boolean }>('select to_regclass($1) is not null as exists', [
    VERSION_TABLE,
  ])
  if (!tables[0]?.exists) return
  const { rowCount } = await client.query(`select from ${VERSION_TABLE} where version = 1 and name = $1`, [
    FIRST_BEFORE_RELEASES,
  ])
  if (rowCount)
    throw new Error(
      'this database was created by a development version before 0.9.0 and cannot be upgraded: ' +
        'copy what you need with the version that created it, then delete DATA_DIR or set DATABASE_URL to an empty database',
    )
}

/** Whether migrations are missing. Throws if the schema belongs to a newer release. */
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

/** The path as a glob pattern that matches only itself. */
const literal = (path: string): string => path.replace(/[?*()[\]]/g, '[$&]')
