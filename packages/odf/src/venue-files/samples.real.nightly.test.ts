import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import {
  heatsOfEvt,
  heatsOfLenex,
  heatsOfLif,
  kindOfMeet,
  readEvt,
  readLenex,
  readLif,
  readPpl,
  readSch,
} from './index.ts'

/** Real files of timing systems, which are nobody's to hand on: read where a folder of them is named, VENUE_FILE_SAMPLES. */
const FOLDER = process.env['VENUE_FILE_SAMPLES'] ?? ''

const files = (end: string): string[] =>
  readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.toLowerCase().endsWith(end))
    .sort()
const bytes = (name: string): Uint8Array => readFileSync(join(FOLDER, name))

describe.skipIf(!existsSync(FOLDER))('files as timing systems have written them', () => {
  test('every result of a heat is read, with a time or the reason why there is none', () => {
    for (const name of files('.lif')) {
      const read = readLif(bytes(name))
      if (!read.ok) throw new Error(`${name}: ${read.error.kind}`)
      const { heats, problems } = heatsOfLif(read.value)
      const silent = heats.flatMap(({ rows }) => rows.filter(({ result, mark }) => result === null && mark === null))
      const told = problems.filter(({ problem }) => problem === 'not-read-yet' || problem === 'bad-time').length
      expect.soft(silent.length, `${name}: ${JSON.stringify(problems)}`).toBeLessThanOrEqual(told + 2)
      console.info(name, heats[0]?.rows.length, problems.map(({ problem, line }) => `${problem}@${line}`).join(' '))
    }
  })
  test('start lists, people and programmes', () => {
    for (const name of files('.evt')) {
      const read = readEvt(bytes(name))
      expect.soft(read.ok || read.error.kind === 'not-lynx', name).toBe(true)
      const { heats, problems } = read.ok ? heatsOfEvt(read.value) : { heats: [], problems: [] }
      const rows = heats.reduce((sum, heat) => sum + heat.rows.length, 0)
      console.info(name, read.ok ? `${heats.length} heats, ${rows} rows` : read.error.kind, problems.length)
    }
    for (const name of files('.ppl')) {
      const read = readPpl(bytes(name))
      console.info(
        name,
        read.ok ? `${read.value.people.length} people, ${read.value.problems.length}` : read.error.kind,
      )
    }
    for (const name of files('.sch')) {
      const read = readSch(bytes(name))
      console.info(name, read.ok ? `${read.value.heats.length} heats, ${read.value.problems.length}` : read.error.kind)
    }
  })
  test('meets of swimming', () => {
    for (const name of files('.lef')) {
      const read = readLenex(bytes(name))
      if (!read.ok) {
        console.info(name, read.error)
        continue
      }
      const { meet, problems } = read.value
      const { heats, problems: more } = meet ? heatsOfLenex(meet) : { heats: [], problems: [] }
      const rows = heats.reduce((sum, heat) => sum + heat.rows.length, 0)
      console.info(
        name,
        kindOfMeet(meet),
        `${heats.length} heats, ${rows} rows`,
        [...Map.groupBy([...problems, ...more], (one) => one.problem)]
          .map(([kind, all]) => `${all.length} ${kind}`)
          .join(', '),
      )
      expect.soft(new Set(heats.map(({ key }) => key)).size, `${name}: keys`).toBe(heats.length)
    }
  })
})
