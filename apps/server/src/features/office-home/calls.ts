import type { Pool } from 'pg'
import type { PrivateCalls } from '../../http/session/private-handlers.ts'
import { inSnapshot } from '../snapshot.ts'
import { handleItem } from './handled.ts'
import { HURTS, type NeedSource } from './needs.ts'
import { handledItems, runningUnits } from './office-home.queries.ts'

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
      const silent = new Set(found.flatMap(({ need }) => (need.kind === 'discipline' ? need.values['discipline'] : [])))
      const needs = found
        .filter(({ need: { kind, values } }) => kind !== 'silent' || !silent.has(values['discipline'] ?? ''))
        .filter(({ need: { key, state } }) => handled.get(key) !== state)
        .sort(
          (a, b) =>
            HURTS.indexOf(a.hurt) - HURTS.indexOf(b.hurt) || (a.need.since ?? '').localeCompare(b.need.since ?? ''),
        )
        .map(({ need }) => need)
      return { view: { day, live: await runningUnits(q, day), needs } }
    })
  },
  async handleNeed({ body: { key, state } }, caller) {
    return { view: { action: await handleItem(pool, caller, key, state) } }
  },
})
