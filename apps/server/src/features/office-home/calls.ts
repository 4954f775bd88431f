import type { NextUnit } from '@games/contract'
import { disciplineOf, trimRsc } from '@games/domain'
import type { Pool } from 'pg'
import type { Reading } from '../../facts/reading.ts'
import type { PrivateCalls } from '../../http/session/private-call-types.ts'
import { WantedNames } from '../names/index.ts'
import { inSnapshot } from '../snapshot.ts'
import { handleItem } from './handled.ts'
import { HURTS, type NeedSource } from './needs.ts'
import {
  dayFigures,
  handledItems,
  messageCounts,
  moodOfLate,
  type NextRow,
  nextUnits,
  saidOfLate,
  silentCounts,
} from './office-home.queries.ts'
import { LATE_MS, SILENT_SECONDS } from './unit-needs.ts'

/** Units that are named beforehand, and words of the public that are shown. */
const NEXT = 5
const SAID = 3
/** Kinds of what waits that are so because nothing comes at all. */
const TOLD_BY_SILENCE: ReadonlySet<string> = new Set(['discipline', 'silent', 'late'])

interface OfficeHomeDeps {
  readonly pool: Pool
  readonly sources: readonly NeedSource[]
  /** The games' day. */
  readonly today: () => string
  /** The games' time, epoch milliseconds. */
  readonly gamesNow: () => number
}

export const officeHomeCalls = ({
  pool,
  sources,
  today,
  gamesNow,
}: OfficeHomeDeps): PrivateCalls<'getOfficeHome' | 'handleNeed'> => ({
  async getOfficeHome() {
    const day = today()
    return inSnapshot(pool, async (tx) => {
      const q = tx.from([])
      const handled = await handledItems(q)
      const found = []
      for (const source of sources) found.push(...(await source(tx, { now: gamesNow(), today: day })))
      // a discipline that sends nothing says so for all its units
      const silent = new Map(
        found.flatMap(({ need: { kind, values } }) =>
          kind === 'discipline' ? [[String(values['discipline']), Number(values['count'])] as const] : [],
        ),
      )
      // what is told by the whole feed's silence is not told once more by each discipline and unit
      const isDown = found.some(({ need: { kind } }) => kind === 'feed-down')
      const needs = found
        .filter(({ need: { kind } }) => !isDown || !TOLD_BY_SILENCE.has(kind))
        .filter(({ need: { kind, values } }) => kind !== 'silent' || !silent.has(String(values['discipline'])))
        .filter(({ need: { key, state } }) => handled.get(key) !== state)
        .sort(
          (a, b) =>
            HURTS.indexOf(a.hurt) - HURTS.indexOf(b.hurt) || (a.need.since ?? '').localeCompare(b.need.since ?? ''),
        )
        .map(({ need }) => need)
      const now = gamesNow()
      const { live, late, finals, decided, first, last } = await dayFigures(q, day, new Date(now - LATE_MS))
      const units = await silentCounts(q, day, SILENT_SECONDS)
      const said = await saidOfLate(q, SAID)
      return {
        view: {
          day,
          games: first === null || last === null ? null : { first, last },
          live,
          late,
          silent: [...new Map([...units, ...silent]).values()].reduce((sum, count) => sum + count, 0),
          ...(await messageCounts(q)),
          finals: { decided, total: finals },
          next: await nextToBegin(tx, await nextUnits(q, new Date(now), NEXT)),
          mood: await moodOfLate(q),
          said: said.map(({ sentiment, suggestion, sent_at }) => ({
            sentiment,
            suggestion,
            at: sent_at.toISOString(),
          })),
          needs,
        },
      }
    })
  },
  async handleNeed({ body: { key, state } }, caller) {
    return { view: { action: await handleItem(pool, caller, key, state) } }
  },
})

async function nextToBegin(tx: Reading, units: readonly NextRow[]): Promise<NextUnit[]> {
  const wanted = new WantedNames()
  for (const { code } of units) {
    wanted.event(code)
    wanted.phase(code)
  }
  const names = await wanted.lookUp(tx)
  return units.map(({ code, start_at }) => ({
    name: names.event(code).name,
    phase: names.phase(code),
    discipline: disciplineOf(code),
    startAt: start_at.toISOString(),
    href: `/discipline/${disciplineOf(code)}/results/${trimRsc(code)}`,
  }))
}
