import { availableParallelism, cpus, totalmem } from 'node:os'
import { accessCost } from './access-cost.ts'
import { accessLog } from './access-log.ts'
import { accessLogImport } from './access-log-import.ts'
import { accounts } from './accounts.ts'
import { apply } from './apply.ts'
import { desk } from './desk.ts'
import { firstLoad } from './first-load.ts'
import { importParis } from './import-paris.ts'
import { interaction } from './interaction.ts'
import { lighthouseScores } from './lighthouse.ts'
import { liveLatency } from './live-latency.ts'
import { memory } from './memory.ts'
import { notifications } from './notifications.ts'
import { predict } from './predict.ts'
import { ranking } from './ranking.ts'
import { reads } from './reads.ts'
import { runMeasurements } from './report.ts'
import { sheets } from './sheets.ts'

/** `npm run bench [-- NAME …]`: measures the built server and prints a table. Exit code 1 if a measurement failed. */
const MEASUREMENTS = {
  apply,
  live: liveLatency,
  desk,
  paris: importParis,
  reads,
  ranking,
  accounts,
  'access-cost': accessCost,
  'access-import': accessLogImport,
  load: firstLoad,
  lighthouse: lighthouseScores,
  interaction,
  memory,
  'access-log': accessLog,
  predict,
  notifications,
  sheets,
}

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !Object.hasOwn(MEASUREMENTS, name))
if (unknown.length > 0) {
  console.error(`${unknown.join(', ')}: no such measurement; there are ${Object.keys(MEASUREMENTS).join(', ')}`)
  process.exit(2)
}
console.log(
  `${availableParallelism()} cores (${cpus()[0]?.model.trim()}), ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.version}`,
)
const chosen = Object.entries(MEASUREMENTS).filter(([key]) => wanted.length === 0 || wanted.includes(key))
const failed = await runMeasurements(chosen.map(([, measurement]) => measurement))
if (failed.length > 0) {
  console.error(`\nfailed: ${failed.join('; ')}`)
  process.exitCode = 1
}
