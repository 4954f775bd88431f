import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { installPackages, mayInstallPackages, onPath } from './process.mjs'

const DEBIAN = '/usr/lib/postgresql'
/** Debian's package makes and starts a server of its own when it is installed, unless it is told not to. */
const NO_SERVER = '/etc/postgresql-common/createcluster.d/games-companion.conf'

const found = () =>
  (existsSync(DEBIAN) && readdirSync(DEBIAN).some((major) => existsSync(join(DEBIAN, major, 'bin', 'postgres')))) ||
  onPath('postgres') !== undefined

/** Whether this system has PostgreSQL's server programs, after an attempt to get them where we may. */
export async function ensureSystemPostgres() {
  if (found()) return true
  if (!mayInstallPackages()) return false
  console.log('There is no PostgreSQL server here: installing one for the second pass of the database tests')
  mkdirSync(dirname(NO_SERVER), { recursive: true })
  writeFileSync(NO_SERVER, 'create_main_cluster = false\n')
  try {
    return (await installPackages('postgresql')) && found()
  } finally {
    rmSync(NO_SERVER)
  }
}
