import { type EncodedResponse, identityOf } from './encoded-response.ts'

export interface StoreLimits {
  readonly maxEntries: number
  readonly maxBytes: number
}

/** A response under a key. */
export interface Entry {
  readonly answer: EncodedResponse
  readonly topics: readonly string[]
  /** Invalidations up to this event preceded its build. */
  readonly asOf: number
  /** Which responses it shares its part of the cache with, such as all of one call. */
  readonly group: string
}

export interface ResponseStore {
  readonly size: number
  readonly bytes: number
  /** The entry, which then is the one used last. */
  use(key: string): Entry | undefined
  add(key: string, entry: Entry): void
  /** A stored response of the group that is the same in every byte and header. */
  same(group: string, answer: EncodedResponse): EncodedResponse | undefined
  /** Counts bytes that were made for a stored response since it was added. */
  grow(answer: EncodedResponse, bytes: number): void
  /** Removes what was made from a topic. */
  forgetTopic(topic: string): void
  forgetAll(): void
}

/** A group never has more than this share of the room, so that a flood of its answers drives no others out. */
const LARGEST_SHARE = 0.5
/** What an entry, a response and a topic take beside their texts and bytes, about. */
const ENTRY_BYTES = 500
const ANSWER_BYTES = 1_000
const TOPIC_BYTES = 150

interface Room {
  entries: number
  bytes: number
}

/** A response and the entries that have it: addresses that differ in their parameters often lead to the same. */
interface Content {
  readonly id: string
  readonly group: string
  readonly answer: EncodedResponse
  readonly users: Set<string>
  bytes: number
}

interface Stored extends Entry {
  readonly content: Content
  readonly ownBytes: number
}

/** Responses by key within bounds of number and bytes, all of them and those of each group; the ones used longest ago go first. */
export function createResponseStore({ maxEntries, maxBytes }: StoreLimits): ResponseStore {
  /** In order of last use. */
  const entries = new Map<string, Stored>()
  const keysOf = new Map<string, Set<string>>()
  const contents = new Map<string, Content>()
  const contentOf = new WeakMap<EncodedResponse, Content>()
  const groups = new Map<string, Room>()
  const all: Room = { entries: 0, bytes: 0 }

  const count = (group: string, change: Room) => {
    const room = groups.get(group) ?? { entries: 0, bytes: 0 }
    for (const one of [room, all]) {
      one.entries += change.entries
      one.bytes += change.bytes
    }
    if (room.entries > 0) groups.set(group, room)
    else groups.delete(group)
  }
  const forget = (key: string) => {
    const entry = entries.get(key)
    if (!entry) return
    entries.delete(key)
    const { content, group, ownBytes, topics } = entry
    content.users.delete(key)
    const isLast = content.users.size === 0
    if (isLast) contents.delete(content.id)
    count(group, { entries: -1, bytes: -ownBytes - (isLast ? content.bytes : 0) })
    for (const topic of topics) {
      const keys = keysOf.get(topic)
      keys?.delete(key)
      if (keys?.size === 0) keysOf.delete(topic)
    }
  }
  const isOver = (room: Room | undefined, share: number): boolean =>
    room !== undefined && (room.entries > maxEntries * share || room.bytes > maxBytes * share)
  const makeRoom = (group: string) => {
    for (const [key, entry] of entries) {
      if (!isOver(groups.get(group), LARGEST_SHARE)) break
      if (entry.group === group) forget(key)
    }
    for (const key of entries.keys()) {
      if (!isOver(all, 1)) break
      forget(key)
    }
  }
  /** The content of an entry about to be added, counted when it is new. */
  const contentFor = ({ answer, group }: Entry): Content => {
    const id = `${group} ${identityOf(answer)}`
    const known = contents.get(id)
    if (known) return known
    const content: Content = { id, group, answer, users: new Set(), bytes: bytesOf(answer) }
    contents.set(id, content)
    contentOf.set(answer, content)
    count(group, { entries: 0, bytes: content.bytes })
    return content
  }

  return {
    get size() {
      return all.entries
    },
    get bytes() {
      return all.bytes
    },
    use(key) {
      const entry = entries.get(key)
      if (!entry) return undefined
      entries.delete(key)
      entries.set(key, entry)
      return entry
    },
    add(key, entry) {
      forget(key)
      const { topics, group } = entry
      const ownBytes = ENTRY_BYTES + 2 * key.length + topics.reduce((sum, topic) => sum + TOPIC_BYTES + topic.length, 0)
      count(group, { entries: 1, bytes: ownBytes })
      const content = contentFor(entry)
      content.users.add(key)
      entries.set(key, { ...entry, answer: content.answer, content, ownBytes })
      for (const topic of topics) keysOf.set(topic, (keysOf.get(topic) ?? new Set()).add(key))
      makeRoom(group)
    },
    same: (group, answer) => contents.get(`${group} ${identityOf(answer)}`)?.answer,
    grow(answer, bytes) {
      const content = contentOf.get(answer)
      if (!content || content.users.size === 0) return
      content.bytes += bytes
      count(content.group, { entries: 0, bytes })
      makeRoom(content.group)
    },
    forgetTopic(topic) {
      for (const key of keysOf.get(topic) ?? []) forget(key)
    },
    forgetAll() {
      for (const key of entries.keys()) forget(key)
    },
  }
}

const bytesOf = ({ plain, brotli, gzip, headers = {} }: EncodedResponse): number =>
  ANSWER_BYTES + plain.length + (brotli?.length ?? 0) + (gzip?.length ?? 0) + 2 * JSON.stringify(headers).length
