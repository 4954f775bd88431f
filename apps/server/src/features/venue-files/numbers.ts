import { randomInt } from 'node:crypto'
import { rscPrefix } from '@games/domain'
import type { ClientBase } from 'pg'
import {
  type ChoiceKind,
  type ChoiceOrigin,
  choiceRows,
  lockNumbers,
  putChoice,
  type UnitRow,
} from './venue-files.queries.ts'

/** The numbers by which a unit is known to a timing system. */
export interface UnitNumbers {
  readonly event: string
  readonly round: string
  readonly heat: string
}

/**
 * Numbers for events, rounds and heats that have none yet, in the order of the programme; existing numbers never change, since the venue has
 * printed them. A number of an event has six digits, the first three random and the same for all events of the games: other programs number
 * from 1, so that their files never have the number of an event here.
 */
export async function numberUnits(
  tx: ClientBase,
  origin: ChoiceOrigin,
  units: readonly UnitRow[],
): Promise<ReadonlyMap<string, UnitNumbers>> {
  await lockNumbers(tx)
  const rows = await choiceRows(tx, origin, [])
  const given = new Map(rows.map(({ kind, key, value }) => [`${kind} ${key}`, value]))
  const heats = new Map(
    rows.flatMap(({ kind, key, value }) =>
      kind === 'heat' && value !== '' && PLAIN_KEY.test(key) ? [[value, key] as const] : [],
    ),
  )
  const usedEvents = new Set([
    ...rows.flatMap(({ kind, value }) => (kind === 'event' ? [value] : [])),
    // numbers of another program's that somebody has assigned
    ...rows.flatMap(({ kind, key }) => (kind === 'heat' ? [key.split('/', 1)[0] ?? ''] : [])),
  ])
  const series = rows
    .flatMap(({ kind, value }) => (kind === 'event' && /^\d{6}$/.test(value) ? [value] : []))[0]
    ?.slice(0, 3)
  const firstEvent = Number(series ?? randomInt(100, 1_000)) * 1_000 + 1
  const usedHeats = new Set(rows.flatMap(({ kind, key }) => (kind === 'heat' ? [key] : [])))
  const give = async (
    kind: ChoiceKind,
    key: string,
    first: number,
    free: (number: string) => boolean,
  ): Promise<string> => {
    const before = given.get(`${kind} ${key}`)
    if (before !== undefined) return before
    const value = firstFree(free, first)
    given.set(`${kind} ${key}`, value)
    await putChoice(tx, origin, kind, key, value)
    return value
  }
  const numbers = new Map<string, UnitNumbers>()
  for (const { code } of units) {
    const own = origin === 'finishlynx' ? PLAIN_KEY.exec(heats.get(code) ?? '') : null
    if (own?.[1] !== undefined && own[2] !== undefined && own[3] !== undefined) {
      numbers.set(code, { event: own[1], round: own[2], heat: own[3] })
      continue
    }
    const [eventCode, phase] = [rscPrefix(code, 'event'), rscPrefix(code, 'phase')]
    const event = await give('event', eventCode, firstEvent, (number) => !usedEvents.has(number))
    usedEvents.add(event)
    const round = await give('round', phase, 1, (number) =>
      [...given].every(([key, value]) => !key.startsWith(`round ${eventCode}`) || value !== number),
    )
    const heat = firstFree((number) => !usedHeats.has(`${event}/${round}/${number}`))
    usedHeats.add(`${event}/${round}/${heat}`)
    if (origin === 'finishlynx') await putChoice(tx, origin, 'heat', `${event}/${round}/${heat}`, code)
    numbers.set(code, { event, round, heat })
  }
  return numbers
}

/** The key of a heat without a title. */
const PLAIN_KEY = /^([^/]+)\/([^/]+)\/([^/]+)$/

function firstFree(isFree: (number: string) => boolean, first = 1): string {
  let number = first
  while (!isFree(String(number))) number += 1
  return String(number)
}
