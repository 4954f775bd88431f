import type { UnitSummary } from '@games/contract'
import { topics } from '@games/contract/live'
import type { Reading } from '../../facts/reading.ts'
import { isInSchedule } from './in-schedule.ts'

/** When the word of the schedule that is in force about each unit was produced (ODF's own writing); units without one are missing. */
export async function scheduleProduced(tx: Reading, units: readonly UnitSummary[]): Promise<Map<string, string>> {
  const { rows } = await tx
    .from(
      units.map((unit) =>
        isInSchedule(unit) && unit.day !== null ? topics.scheduleDay(unit.day) : topics.unit(unit.code),
      ),
    )
    .query<{ code: string; produced: string }>(
      `select u.code, f.produced from unit u join fact_unit f on f.code = u.code and f.message_id = u.schedule_message_id
     where u.code = any($1)`,
      [units.map(({ code }) => code)],
    )
  return new Map(rows.map(({ code, produced }) => [code, produced]))
}
