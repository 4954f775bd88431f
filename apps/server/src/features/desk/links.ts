import { ApiFailure, type DeskLink } from '@games/contract'
import { isGamesDay } from '@games/domain'
import { LRUCache } from 'lru-cache'
import type { Pool } from 'pg'
import { transaction } from '../../db/transaction.ts'
import { type DeskPassOf, type PrivateCalls, viewerOf } from '../../http/session/private-call-types.ts'
import { squareCode } from '../books/index.ts'
import { recordAction } from '../office-log/index.ts'
import { inSnapshot } from '../snapshot.ts'
import { venueList } from '../venues/index.ts'
import { digestOfDeskKey, isDeskKey, newDeskKey } from './desk-key.ts'
import { insertLink, linkByDigest, linkById, type LinkRow, linkRows, noteUse, revokeLink } from './links.queries.ts'

/** The office's record calls a scorer's link so. */
export const DESK_LINK_KIND = 'desk-link'
/** Keys remembered that never opened anything. */
const MOST_UNKNOWN = 1_000
/** White around a code, in its modules. */
const QUIET = 4

/** What keys of links open. `today`: the games' day. Whoever tries keys costs a query for each that is written as one, once. */
export function deskPasses(pool: Pool, today: () => string): DeskPassOf {
  const unknown = new LRUCache<string, true>({ max: MOST_UNKNOWN })
  return async (key) => {
    if (!isDeskKey(key)) return null
    const digest = digestOfDeskKey(key)
    const written = digest.toString('hex')
    if (unknown.has(written)) return null
    const row = await linkByDigest(pool, digest)
    if (!row) {
      unknown.set(written, true)
      return null
    }
    const state = stateOf(row, today())
    if (state === 'to-come') return 'to-come'
    if (state !== 'valid') return 'over'
    await noteUse(pool, row.id)
    const { id, venue, location, day, name } = row
    return { id, venue, location, day, name }
  }
}

const stateOf = ({ revoked_at, day }: LinkRow, today: string): DeskLink['state'] =>
  revoked_at !== null ? 'revoked' : day > today ? 'to-come' : day < today ? 'over' : 'valid'

const presentLink = (row: LinkRow, today: string): DeskLink => ({
  id: row.id,
  venue: row.venue,
  location: row.location,
  date: row.day,
  name: row.name,
  state: stateOf(row, today),
  madeAt: row.made_at.toISOString(),
  madeBy: row.made_by,
  usedAt: row.used_at?.toISOString() ?? null,
})

/** What the record keeps of a link: never its key. */
const recorded = ({ venue, location, day, name }: Pick<LinkRow, 'venue' | 'location' | 'day' | 'name'>) => ({
  venue,
  location,
  day,
  name,
})

const noSuchLink = () => new ApiFailure(404, 'not-found', 'There is no such link')
const wrong = (field: string, why: string) =>
  new ApiFailure(400, 'invalid-input', why, { fields: { [field]: 'unknown' } })

export const deskLinkCalls = (
  pool: Pool,
  today: () => string,
): PrivateCalls<'listDeskLinks' | 'makeDeskLink' | 'revokeDeskLink'> => ({
  async listDeskLinks({ query: { date, venue } }) {
    const day = date === undefined || date === 'today' ? today() : date
    const rows = await linkRows(pool, { day, venue: venue ?? null, andLater: date === undefined })
    return { view: { links: rows.map((row) => presentLink(row, today())) } }
  },

  async makeDeskLink({ body: { venue, location, date, name } }, caller) {
    if (!isGamesDay(date)) throw wrong('date', 'This is no day of the games')
    if (date < today()) throw wrong('date', 'This day is over')
    const known = await inSnapshot(pool, (tx) => venueList(tx))
    if (!known.some(({ code }) => code === venue)) throw wrong('venue', 'There is no such venue')
    const key = newDeskKey()
    const { row } = await transaction(pool, async (tx) => {
      const id = await insertLink(tx, {
        digest: digestOfDeskKey(key),
        venue,
        location,
        day: date,
        name,
        madeBy: viewerOf(caller).accountId,
      })
      await recordAction(tx, caller, {
        action: 'make',
        subject: { kind: DESK_LINK_KIND, id: String(id) },
        before: null,
        after: recorded({ venue, location, day: date, name }),
      })
      return { row: await linkById(tx, id) }
    })
    if (!row) throw noSuchLink()
    const address = `${caller.site}/desk/#${key}`
    return { view: { link: presentLink(row, today()), address, qr: drawnCode(address) } }
  },

  async revokeDeskLink({ params: { id } }, caller) {
    const action = await transaction(pool, async (tx) => {
      const row = await linkById(tx, id)
      if (!row) throw noSuchLink()
      await revokeLink(tx, id)
      return recordAction(tx, caller, {
        action: 'revoke',
        subject: { kind: DESK_LINK_KIND, id: String(id) },
        before: recorded(row),
        after: null,
      })
    })
    return { view: { action } }
  },
})

function drawnCode(text: string): string {
  const { modules, path } = squareCode(text)
  const size = modules + 2 * QUIET
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-QUIET} ${-QUIET} ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M${-QUIET} ${-QUIET}h${size}v${size}h${-size}z"/><path d="${path}"/></svg>`
}
