import { ApiFailure } from '@games/contract'
import { padRsc } from '@games/domain'
import type { Tap } from '@games/domain/scoring/index'
import type { Pool } from 'pg'
import { transaction } from '../../db/transaction.ts'
import type { Statements } from '../../facts/reading.ts'
import type { Attempts } from '../../http/session/attempts.ts'
import type { Caller, PrivateCalls } from '../../http/session/private-call-types.ts'
import { WantedNames } from '../names/index.ts'
import { recordAction } from '../office-log/index.ts'
import { inSnapshot } from '../snapshot.ts'
import {
  countOtherSignatures,
  courtRows,
  deskRows,
  holdUnits,
  lead,
  lockDesk,
  plannedRows,
  putSignature,
  unitsAt,
} from './desk.queries.ts'
import { deskEntries } from './opened.ts'
import { feedOf, presentFeed, presentListed, presentUnits, presentWorker } from './present.ts'
import type { Sender } from './send-outcomes.ts'
import { storeTaps } from './store-taps.ts'
import { letIn, type Worker, workerOf } from './workers.ts'

/** The office's record calls a unit at the result desk so. */
export const DESK_UNIT_KIND = 'desk-unit'
/** More units than any venue has in a day. */
const MOST_UNITS = 400
/** Signatures of a side that are kept of a unit: one for each time that a result is opened again. */
const MOST_SIGNATURES = 8

export interface DeskCallDeps {
  readonly pool: Pool
  /** The games' day, and when a day of the games is over. */
  readonly today: () => string
  readonly endOf: (day: string) => string
  readonly sender: Pick<Sender, 'tapped' | 'movesOf'>
  readonly attempts: Pick<Attempts, 'count'>
}

type Calls = PrivateCalls<
  'listDeskUnits' | 'getDeskCourt' | 'getDeskUnit' | 'sendTaps' | 'previewDeskTaps' | 'leadDeskUnit' | 'signDeskUnit'
>

export const deskUnitCalls = ({ pool, today, endOf, sender, attempts }: DeskCallDeps): Calls => {
  const dayOf = (given: string | undefined, { court }: Worker): string =>
    court?.date ?? (given === undefined || given === 'today' ? today() : given)
  return {
    listDeskUnits: ({ query: { date, venue, location } }, caller) =>
      inSnapshot(pool, async (tx) => {
        const q = tx.from([])
        const worker = await workerOf(q, caller, endOf)
        const day = dayOf(date, worker)
        const courts = await courtRows(q, day, worker.venues, worker.court?.location ?? null)
        const wanted = new WantedNames()
        for (const court of courts) wanted.place(court.venue, court.location)
        const names = await wanted.lookUp(tx)
        const venues = new Set(courts.map((court) => court.venue))
        const shown = worker.court?.venue ?? venue ?? (venues.size === 1 ? [...venues][0] : undefined)
        mayLook(worker, shown)
        const codes =
          shown === undefined
            ? []
            : await unitsAt(q, { venue: shown, location: worker.court?.location ?? location ?? null, day }, MOST_UNITS)
        return {
          view: {
            me: presentWorker(worker),
            date: day,
            today: today(),
            courts: courts.map((court) => ({
              venue: court.venue,
              venueName: names.place('VENUE', court.venue, court.venue_name)?.name ?? null,
              location: court.location,
              locationName: names.place('LOCATION', court.location, court.location_name)?.name ?? null,
              units: court.units,
            })),
            units: await presentListed(tx, worker, codes, await deskEntries(q, codes)),
            now: Date.now(),
          },
        }
      }),

    async getDeskCourt({ query: { date, venue, location } }, caller) {
      const { view, worker } = await inSnapshot(pool, async (tx) => {
        const q = tx.from([])
        const known = await workerOf(q, caller, endOf)
        mayLook(known, venue)
        const day = dayOf(date, known)
        const codes = await unitsAt(q, { venue, location: known.court?.location ?? location ?? null, day }, MOST_UNITS)
        const now = Date.now()
        const units = await presentUnits(tx, known, codes, await deskEntries(q, codes), { all: false, now })
        return { view: { me: presentWorker(known), date: day, units, now }, worker: known }
      })
      await holdUnits(
        pool,
        view.units.map(({ code }) => code),
        worker.by,
      )
      return { view }
    },

    async getDeskUnit({ params }, caller) {
      const code = padRsc(params.unit)
      const { view, worker } = await inSnapshot(pool, async (tx) => {
        const q = tx.from([])
        const known = await workerOf(q, caller, endOf)
        const entries = await deskEntries(q, [code])
        const entry = entries.get(code)
        await letIn(q, known, code, entry?.planned, (entry?.desk?.head ?? 0) > 0)
        const [unit] = await presentUnits(tx, known, [code], entries, { all: true, now: Date.now() })
        if (!unit) throw noSuchUnit()
        return { view: unit, worker: known }
      })
      await holdUnits(pool, [code], worker.by)
      return { view }
    },

    async sendTaps({ params, body }, caller) {
      const code = padRsc(params.unit)
      await attempts.count(['taps', whose(caller)])
      const { view, isNew } = await transaction(pool, async (tx) =>
        storeTaps(tx, await workerOf(tx, caller, endOf), code, body, Date.now()),
      )
      if (isNew) sender.tapped(code)
      return { view }
    },

    async previewDeskTaps({ params, body: { taps } }, caller) {
      const code = padRsc(params.unit)
      await attempts.count(['previews', whose(caller)])
      const { by } = await reach(pool, caller, code, endOf)
      if (taps.some(({ unit }) => unit !== code))
        throw new ApiFailure(400, 'invalid-input', 'A tap is of another unit', { fields: { taps: 'other-unit' } })
      // each was found to be JSON by the call's own schema
      return {
        view: await sender.movesOf(
          code,
          taps.map((tap) => ({ ...tap, by }) as Tap),
        ),
      }
    },

    async leadDeskUnit({ params, body: { leads, reason } }, caller) {
      const code = padRsc(params.unit)
      const view = await transaction(pool, async (tx) => {
        await reach(tx, caller, code, endOf)
        const before = await lockDesk(tx, code)
        await lead(tx, code, leads, reason)
        await recordAction(tx, caller, {
          action: 'lead',
          subject: { kind: DESK_UNIT_KIND, id: code },
          before: { leads: before.leads, reason: before.lead_reason },
          after: { leads, reason },
        })
        const [desk] = await deskRows(tx, [code])
        return { feed: presentFeed((await feedOf(tx, [code])).get(code), desk) }
      })
      sender.tapped(code)
      return { view }
    },

    async signDeskUnit({ params, body: { side, upTo, strokes } }, caller) {
      const code = padRsc(params.unit)
      await transaction(pool, async (tx) => {
        const worker = await reach(tx, caller, code, endOf)
        const desk = await lockDesk(tx, code)
        if (upTo > desk.head)
          throw new ApiFailure(409, 'changed-meanwhile', 'The taps that are signed are not stored yet')
        if ((await countOtherSignatures(tx, code, side, upTo)) >= MOST_SIGNATURES)
          throw new ApiFailure(429, 'too-many-attempts', 'This side has signed too often', { retryAfter: 60 })
        await putSignature(tx, { unit: code, side, upTo, strokes, by: worker.by })
      })
      return { view: { done: true } }
    },
  }
}

/** Whom calls are counted of: a link, whoever holds it, or an account. */
const whose = ({ deskPass, viewer }: Pick<Caller, 'deskPass' | 'viewer'>): string =>
  deskPass ? `link ${deskPass.id}` : (viewer?.accountId ?? '')

const noSuchUnit = () => new ApiFailure(404, 'not-found', 'There is no such unit')

function mayLook({ venues }: Worker, venue: string | undefined): void {
  if (venue !== undefined && venues !== null && !venues.includes(venue))
    throw new ApiFailure(403, 'forbidden', 'This venue is none of yours')
}

/** Who calls, where they may score a unit. Throws ApiFailure where they may not. */
export async function reach(
  q: Statements,
  caller: Caller,
  unit: string,
  endOf: DeskCallDeps['endOf'],
): Promise<Worker> {
  const worker = await workerOf(q, caller, endOf)
  const [planned] = await plannedRows(q, [unit])
  const [desk] = await deskRows(q, [unit])
  await letIn(q, worker, unit, planned, (desk?.head ?? 0) > 0)
  return worker
}
