import type { RouteRule } from '@games/domain'
import type { Pool } from 'pg'
import { writtenRouteRules } from './route-rules.queries.ts'
import { type SoundRules, soundRules } from './sound-rules.ts'

/** The organiser's route rules as they stand now. */
export const routeRules = async (pool: Pool): Promise<SoundRules> => soundRules(await writtenRouteRules(pool))

export interface RouteRulesWatch {
  /** The rules as they were read last, at most `everyMs` ago. */
  readonly current: () => readonly RouteRule[]
  close(): void
}

export interface WatchRouteRulesOptions {
  readonly onChanged: () => void
  readonly onError: (error: unknown) => void
  /** Called once with every fault in what the organiser wrote. */
  readonly log: (line: string) => void
  readonly everyMs?: number
}

/** Keeps the organiser's route rules at hand (setting `route_rules`, R3.12). */
export async function watchRouteRules(
  pool: Pool,
  { onChanged, onError, log, everyMs = 2_000 }: WatchRouteRulesOptions,
): Promise<RouteRulesWatch> {
  let known: SoundRules = { rules: [], faults: [] }
  let reading = false
  const read = async (): Promise<boolean> => {
    const next = await routeRules(pool)
    if (JSON.stringify(next) === JSON.stringify(known)) return false
    known = next
    for (const fault of known.faults) log(fault)
    return true
  }
  await read()
  const timer = setInterval(() => {
    if (reading) return
    reading = true
    read()
      .then((changed) => changed && onChanged(), onError)
      .finally(() => {
        reading = false
      })
  }, everyMs)
  timer.unref()
  return { current: () => known.rules, close: () => clearInterval(timer) }
}
