import { isDeepStrictEqual } from 'node:util'
import {
  ApiFailure,
  MOST_WEIGH_TAPS,
  TapDraft,
  type TapFault,
  type WeighIn,
  type WeighTapsTaken,
} from '@games/contract'
import { disciplineOf, padRsc } from '@games/domain'
import type { Tap } from '@games/domain/scoring/index'
import { suggestedWeighIn, weighInRulesOf } from '@games/domain/weigh-in/rules'
import { weighInCode } from '@games/domain/weigh-in/weigh-in-code'
import { transaction } from '../../db/transaction.ts'
import { typeCodes } from '../../facts/event-types.queries.ts'
import type { Reading } from '../../facts/reading.ts'
import type { PrivateCalls } from '../../http/session/private-call-types.ts'
import { WantedNames } from '../names/index.ts'
import { inSnapshot } from '../snapshot.ts'
import type { DeskCallDeps } from './calls.ts'
import { eventOf } from './opened.ts'
import { type Worker, workerOf } from './workers.ts'
import {
  chosenWeighIns,
  entrantRows,
  eventsAt,
  eventsOf,
  insertWeighTaps,
  lockWeighIn,
  type WeighTapRow,
  weighTapRows,
} from './weigh-in.queries.ts'

export type WeighInDeps = Pick<DeskCallDeps, 'pool' | 'today' | 'endOf' | 'attempts'>

/**
 * Weigh-ins, for accounts alone: a minor's weight is told to nobody who holds a link, and no public answer has it. Taps are kept as a unit's are,
 * once each, in the order in which they came.
 */
export const weighInCalls = ({
  pool,
  today,
  endOf,
  attempts,
}: WeighInDeps): PrivateCalls<'listWeighIns' | 'sendWeighTaps'> => ({
  listWeighIns: ({ query: { date, venue } }, caller) =>
    inSnapshot(pool, async (tx) => {
      const q = tx.from([])
      const worker = await workerOf(q, caller, endOf)
      if (worker.venues !== null && !worker.venues.includes(venue)) throw notYours()
      const day = date === undefined || date === 'today' ? today() : date
      return { view: { date: day, weighIns: await weighInsAt(tx, venue, day), now: Date.now() } }
    }),

  async sendWeighTaps({ params, body: { device, after, taps } }, caller) {
    const event = eventOf(padRsc(params.event))
    const { day } = params
    await attempts.count(['taps', caller.viewer?.accountId ?? ''])
    return {
      view: await transaction(pool, async (tx) => {
        const worker = await workerOf(tx, caller, endOf)
        await reachEvent(tx, worker, event, day)
        const taken = await keep(tx, { event, day, by: worker.by }, device, taps)
        return {
          ...taken,
          taps: (await weighTapRows(tx, [event], day, after)).map(presentTap),
          now: Date.now(),
        }
      }),
    }
  },
})

const notYours = () => new ApiFailure(403, 'forbidden', 'This venue is none of yours')

/** Throws ApiFailure where somebody may not weigh who competes in an event on a day. */
async function reachEvent(tx: Parameters<typeof eventsAt>[0], { venues }: Worker, event: string, day: string) {
  if ((await eventsAt(tx, day, venues)).includes(event)) return
  if (venues !== null && (await eventsAt(tx, day, null)).includes(event)) throw notYours()
  throw new ApiFailure(404, 'not-found', 'The event has no contests on that day')
}

const presentTap = ({ tap, by, stored }: WeighTapRow) => ({ ...tap, by, stored })

async function weighInsAt(tx: Reading, venue: string, day: string): Promise<WeighIn[]> {
  const q = tx.from([])
  const here = await eventsAt(q, day, [venue])
  const known = await eventsOf(q, [...new Set(here.map(disciplineOf))])
  const chosen = new Map((await chosenWeighIns(q, here)).map((row) => [row.event, row.weigh_in]))
  const typeCode = await typeCodes(q, known)
  const types = known.map(typeCode)
  const weighed = here.flatMap((event) => {
    const limits = chosen.get(event) ?? suggestedWeighIn(typeCode(event), types)
    return limits ? [{ event, limits }] : []
  })
  const events = weighed.map(({ event }) => event)
  const entrants = Map.groupBy(await entrantRows(q, events), ({ event }) => event)
  const taps = Map.groupBy(await weighTapRows(q, events, day), ({ event }) => event)
  const wanted = new WantedNames()
  for (const { event } of weighed) wanted.event(event)
  for (const rows of entrants.values()) for (const { code } of rows) wanted.competitor(code)
  const names = await wanted.lookUp(tx)
  return weighed.map(({ event, limits }) => {
    const rules = weighInRulesOf(event)
    const own = (taps.get(event) ?? []).map(presentTap)
    return {
      code: weighInCode(event, day),
      event: padRsc(event),
      day,
      name: names.event(event).name,
      discipline: disciplineOf(event),
      rules: rules && { id: rules.id, name: rules.name, edition: rules.edition },
      limits: { ...limits },
      chosen: chosen.has(event),
      competitors: (entrants.get(event) ?? [])
        .flatMap(({ code }) => {
          const one = names.competitor(code, 'A', { name: null, organisation: null })
          return one
            ? [
                {
                  code,
                  name: one.name,
                  organisation: one.organisation?.code ?? null,
                  organisationName: one.organisation?.name ?? null,
                },
              ]
            : []
        })
        .toSorted((a, b) => a.name.localeCompare(b.name, 'pt')),
      taps: own,
      head: own.at(-1)?.stored ?? 0,
    }
  })
}

/** Stores taps once each; what is refused is refused by name and by itself. */
async function keep(
  tx: Parameters<typeof lockWeighIn>[0],
  at: { readonly event: string; readonly day: string; readonly by: string },
  device: string,
  sent: readonly { readonly id: string }[],
): Promise<Pick<WeighTapsTaken, 'stored' | 'refused' | 'head'>> {
  const { event, day } = at
  let head = await lockWeighIn(tx, event, day)
  const known = await weighTapRows(tx, [event], day)
  const byId = new Map(known.map((row) => [row.tap.id, row]))
  const numbers = new Set(known.map(({ tap }) => `${tap.device} ${tap.seq}`))
  const stored: WeighTapsTaken['stored'] = []
  const refused: WeighTapsTaken['refused'] = []
  const added: { stored: number; tap: Tap }[] = []
  for (const one of sent) {
    const { success, data } = TapDraft.safeParse(one)
    if (!success) {
      refused.push({ id: one.id, why: 'malformed' })
      continue
    }
    // its value was found to be JSON
    const tap = data as Tap
    const before = byId.get(tap.id)
    if (before && isDeepStrictEqual(before.tap, tap)) {
      stored.push({ id: tap.id, stored: before.stored })
      continue
    }
    const why: TapFault | null =
      tap.unit !== weighInCode(event, day)
        ? 'other-unit'
        : tap.device !== device
          ? 'other-device'
          : before
            ? 'same-id-other-content'
            : numbers.has(`${tap.device} ${tap.seq}`)
              ? 'same-number-other-tap'
              : head >= MOST_WEIGH_TAPS
                ? 'too-many'
                : null
    if (why !== null) {
      refused.push({ id: tap.id, why })
      continue
    }
    head += 1
    byId.set(tap.id, { event, tap, by: at.by, stored: head })
    numbers.add(`${tap.device} ${tap.seq}`)
    added.push({ stored: head, tap })
    stored.push({ id: tap.id, stored: head })
  }
  if (added.length > 0) await insertWeighTaps(tx, at, added)
  return { stored, refused, head }
}
