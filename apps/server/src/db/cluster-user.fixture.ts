import { setTimeout as sleep } from 'node:timers/promises'
import { startEmbedded } from './embedded.ts'
import { openPool } from './pool.ts'

// A process of its own that uses a cluster, for tests that kill it: `node cluster-user.fixture.ts DATA_DIR write|exit`.
// Says `up launched|adopted`, then the number of each row that PostgreSQL has confirmed; SIGTERM is a normal end.

let leaving = false
process.once('SIGTERM', () => (leaving = true)) // before there is anything to leave behind

const [dataDir = '', errand] = process.argv.slice(2)
const cluster = await startEmbedded(dataDir)
console.log(`up ${cluster.adopted ? 'adopted' : 'launched'}`)
if (errand === 'exit') process.exit(3)

const pool = openPool(cluster.url('postgres'), 1, () => {})
await pool.query('create table if not exists confirmed (id bigserial primary key)')
while (!leaving) {
  const { rows } = await pool.query<{ id: number }>('insert into confirmed default values returning id')
  console.log(rows[0]?.id)
  await sleep(1)
}
await pool.end()
await cluster.stop()
