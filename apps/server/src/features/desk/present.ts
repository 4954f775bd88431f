import {
  DESK_DEVICE_FORGOTTEN_MS,
  DESK_STATES,
  type DeskDevice,
  type DeskFeed,
  type DeskListedUnit,
  type DeskSent,
  type DeskState,
  type DeskTap,
  type DeskUnit,
  type DeskWorker,
} from '@games/contract'
import type { Tap } from '@games/domain/scoring/index'
import { producedIso } from '../../facts/produced-iso.ts'
import type { Reading, Statements } from '../../facts/reading.ts'
import { sentName, sentPersonName } from '../../facts/sent-name.ts'
import { WantedNames } from '../names/index.ts'
import { summariesOf, unitsByCode } from '../units/index.ts'
import {
  type DeskRow,
  type DeviceRow,
  deviceRows,
  type FeedRow,
  feedRows,
  photoRows,
  signatureRows,
  type TapRow,
  tapRows,
} from './desk.queries.ts'
import { courseRows, medalRoads } from './course.queries.ts'
import { type DeskEntry, eventOf } from './opened.ts'
import { earlierOf } from './earlier.ts'
import { presentCourse, wantNamesOf } from './present-course.ts'
import { standingOf, type Worker } from './workers.ts'

export const presentWorker = ({ by, kind, name, until, court }: Worker): DeskWorker => ({
  by,
  kind,
  name,
  until,
  court,
})

/** Why somebody is out is for the staff: who holds a link reads it of their own taps alone. */
export function presentTap({ tap, by, stored }: TapRow, worker: Worker): DeskTap {
  const shown = worker.kind === 'link' && by !== worker.by ? withoutReason(tap) : tap
  return { ...shown, by, stored }
}

function withoutReason(tap: Tap): Tap {
  const { kind, value } = tap
  if (kind === 'athlete-out' && typeof value === 'string') return { ...tap, value: '–' }
  if (kind !== 'out' || typeof value !== 'object' || value === null || Array.isArray(value)) return tap
  return { ...tap, value: Object.fromEntries([...Object.entries(value), ['reason', null]]) }
}

const isState = (text: string): text is DeskState => (DESK_STATES as readonly string[]).includes(text)

export const stateOf = ({ desk, unit }: Pick<DeskEntry, 'desk' | 'unit'>): DeskState =>
  desk?.state && isState(desk.state) ? desk.state : unit.competitors.length > 0 ? 'list-ready' : 'list-missing'

export const presentSent = (desk: DeskRow | undefined): DeskSent => ({
  upTo: desk?.sent_up_to ?? 0,
  at: desk?.sent_at?.toISOString() ?? null,
  version: desk?.sent_version ?? null,
})

/** The last word of the feed about units, by unit. */
export const feedOf = async (q: Statements, codes: readonly string[]): Promise<Map<string, FeedRow>> =>
  new Map((await feedRows(q, codes)).map((row) => [row.unit, row]))

export const presentFeed = (feed: FeedRow | undefined, desk: DeskRow | undefined): DeskFeed => ({
  speaks: feed !== undefined,
  lastAt: feed ? producedIso(feed.produced) : null,
  source: feed?.source ?? null,
  sinceDeskBegan: feed !== undefined && desk?.first_at != null && feed.received_at > desk.first_at,
  deskLeads: desk?.leads ?? false,
  reason: desk?.lead_reason ?? null,
})

/** The devices of a unit; usernames are told to accounts alone. */
export function presentDevices(rows: readonly DeviceRow[], worker: Worker): DeskDevice[] {
  const leader = rows.reduce<DeviceRow | undefined>(
    (best, row) => (!best || (row.took_over_at?.getTime() ?? 0) > (best.took_over_at?.getTime() ?? 0) ? row : best),
    undefined,
  )
  return rows.map((row) => ({
    device: row.device,
    name: row.name,
    who: worker.kind === 'link' ? null : row.username,
    by: row.by,
    openedAt: row.opened_at.toISOString(),
    heardAt: row.heard_at.toISOString(),
    leads: row === leader,
    tookOverAt: row.took_over_at?.toISOString() ?? null,
  }))
}

export const devicesOf = (q: Statements, codes: readonly string[]): Promise<DeviceRow[]> =>
  deviceRows(q, codes, DESK_DEVICE_FORGOTTEN_MS)

const byUnit = <T extends { readonly unit: string }>(rows: readonly T[]): ReadonlyMap<string, readonly T[]> =>
  Map.groupBy(rows, ({ unit }) => unit)

/** Units of a list, in its order. */
export async function presentListed(
  tx: Reading,
  worker: Worker,
  codes: readonly string[],
  entries: ReadonlyMap<string, DeskEntry>,
): Promise<DeskListedUnit[]> {
  const q = tx.from([])
  const devices = byUnit(await devicesOf(q, codes))
  const feeds = await feedOf(q, codes)
  const summaries = await summariesOf(tx, await unitsByCode(tx, codes, []))
  return summaries.flatMap((unit) => {
    const entry = entries.get(unit.code)
    return entry
      ? [
          {
            unit,
            state: stateOf(entry),
            competitors: entry.unit.competitors.length,
            head: entry.desk?.head ?? 0,
            open: presentDevices(devices.get(unit.code) ?? [], worker),
            feed: presentFeed(feeds.get(unit.code), entry.desk),
          },
        ]
      : []
  })
}

/** Units with everything that a device needs to score them; `all`: taps of official ones too. */
export async function presentUnits(
  tx: Reading,
  worker: Worker,
  codes: readonly string[],
  entries: ReadonlyMap<string, DeskEntry>,
  { all, now }: { readonly all: boolean; readonly now: number },
): Promise<DeskUnit[]> {
  const q = tx.from([])
  const found = codes.flatMap((code) => entries.get(code) ?? [])
  const wanted = new WantedNames()
  for (const { unit } of found)
    for (const { code, organisation, athletes } of unit.competitors) {
      wanted.competitor(code, organisation)
      for (const athlete of athletes) wanted.competitor(athlete.code)
    }
  const events = [...new Set(codes.map(eventOf))]
  const courses = new Map((await courseRows(q, events)).map((course) => [course.event, course]))
  const roads = new Map((await medalRoads(q, events)).map(({ event, channel }) => [event, channel]))
  wantNamesOf(wanted, [...courses.values()])
  const names = await wanted.lookUp(tx)
  const summaries = new Map((await summariesOf(tx, await unitsByCode(tx, codes, []))).map((unit) => [unit.code, unit]))
  const withTaps = found.filter((entry) => all || stateOf(entry) !== 'official').map(({ code }) => code)
  const taps = byUnit(await tapRows(q, withTaps))
  const devices = byUnit(await devicesOf(q, codes))
  const feeds = await feedOf(q, codes)
  const earlier = await earlierOf(
    q,
    found.map(({ unit }) => unit),
  )
  const signatures = byUnit(await signatureRows(q, codes))
  const photos = worker.kind === 'link' ? new Map() : byUnit(await photoRows(q, codes))
  return found.flatMap((entry): DeskUnit[] => {
    const { code, desk, list, unit, rules, fault, listVersion, planned } = entry
    const summary = summaries.get(code)
    if (!summary) return []
    const course = courses.get(eventOf(code))
    const sent = new Map((list?.rows ?? []).map((row) => [row.competitor.code, row]))
    return [
      {
        unit: summary,
        state: stateOf(entry),
        standing: standingOf(worker, planned),
        code,
        competitors: unit.competitors.map((one) => {
          const row = sent.get(one.code)
          const known = names.competitor(one.code, one.type, {
            name: row ? sentName(row) : null,
            organisation: one.organisation,
          })
          const before = earlier.get(code)?.get(one.code)
          return {
            code: one.code,
            type: one.type,
            ...(before && {
              earlier: {
                ...before,
                excluded: [...before.excluded],
                members: [...before.members],
                relayOnly: [...before.relayOnly],
              },
            }),
            name: known?.name ?? one.code,
            organisation: one.organisation,
            organisationName: known?.organisation?.name ?? null,
            bib: one.bib,
            startOrder: one.startOrder,
            athletes: one.athletes.map((athlete) => {
              const written = row?.competitor.athletes.find((member) => member.code === athlete.code)
              return { ...athlete, name: names.person(athlete.code, written ? sentPersonName(written) : null).name }
            }),
          }
        }),
        listVersion,
        rules: { ...rules, limits: { ...rules.limits }, choices: [...rules.choices] },
        fault,
        mayMakeOfficial: worker.kind !== 'link' || !rules.secondPerson,
        taps: (taps.get(code) ?? []).map((row) => presentTap(row, worker)),
        head: desk?.head ?? 0,
        open: presentDevices(devices.get(code) ?? [], worker),
        feed: presentFeed(feeds.get(code), desk),
        sent: presentSent(desk),
        signatures: (signatures.get(code) ?? []).map(({ side, up_to, at }) => ({
          side,
          upTo: up_to,
          at: at.toISOString(),
        })),
        photos: (photos.get(code) ?? []).map(({ id }: { readonly id: string }) => id),
        ...(course && { course: presentCourse(course, roads.get(eventOf(code)), names) }),
        now,
      },
    ]
  })
}
