import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import type { PostgresBinaries } from '../../../apps/server/src/db/postgres-binaries.ts'

/** Where Debian's packages keep the programs of each major version, outside PATH. */
const DEBIAN = '/usr/lib/postgresql'

/** The newest PostgreSQL server programs installed on this system; undefined when there are none. */
export function systemPostgres(): PostgresBinaries | undefined {
  const debian = existsSync(DEBIAN) ? readdirSync(DEBIAN) : []
  const newestFirst = debian.toSorted((a, b) => Number(b) - Number(a)).map((major) => join(DEBIAN, major, 'bin'))
  const folders = [...newestFirst, ...(process.env['PATH'] ?? '').split(delimiter)]
  return folders
    .map((folder) => ({ initdb: join(folder, 'initdb'), postgres: join(folder, 'postgres') }))
    .find(({ initdb, postgres }) => existsSync(initdb) && existsSync(postgres))
}
