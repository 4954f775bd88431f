import { ApiFailure, CODE_SETS, type CodeName } from '@games/contract'
import { disciplineName, type Localized, searchable, trimRsc } from '@games/domain'
import type { ClientBase, Pool } from 'pg'
import { transaction } from '../../db/transaction.ts'
import type { PrivateCalls } from '../../http/session/private-call-types.ts'
import { appendEvents, EVERYTHING } from '../../live/index.ts'
import { changedMeanwhile, recordAction, type RecordedState, type Undoer } from '../office-log/index.ts'
import { inSnapshot } from '../snapshot.ts'
import * as queries from './code-names.queries.ts'

/** The kind of subject that the office's record has for the name of a code: `DISCIPLINE/JUD`. */
export const CODE_NAME_KIND = 'code-name'

const MOST_SHOWN = 100

interface NameDeps {
  readonly pool: Pool
  readonly onCommitted: (seq: number) => void
}

export const codeNameCalls = ({
  pool,
  onCommitted,
}: NameDeps): PrivateCalls<'listCodeNames' | 'saveCodeName' | 'removeCodeName'> => ({
  listCodeNames: ({ query: { set, q = '', own } }) =>
    inSnapshot(pool, async (tx) => {
      const free = tx.from([])
      const words = searchable(q).split(/\s+/).filter(Boolean)
      const found = (await queries.knownNames(free, set === undefined ? CODE_SETS : [set]))
        .map(present)
        .filter((one) => (own === undefined || one.own !== null) && words.every((word) => textOf(one).includes(word)))
      return {
        view: { names: found.slice(0, MOST_SHOWN), count: found.length, changed: await queries.countOwnNames(free) },
      }
    }),
  async saveCodeName({ params: { set, code: sent }, body: { name, expected } }, caller) {
    const code = trimRsc(sent)
    if (code === '') throw new ApiFailure(404, 'not-found', 'There is no such code')
    const done = await transaction(pool, async (tx) => {
      const was = await queries.lockName(tx, set, code)
      const now = withoutEmpty(name)
      // the answer was lost, and it is sent again
      if ((was?.state ?? null) !== expected && !(was && isSameName(was.name, now))) throw changedMeanwhile()
      await queries.putName(tx, set, code, now)
      const action = await recordAction(tx, caller, {
        action: was ? 'set' : 'add',
        subject: { kind: CODE_NAME_KIND, id: `${set}/${code}` },
        before: was && { ...was.name },
        after: now,
      })
      return { action, seq: await announce(tx) }
    })
    onCommitted(done.seq)
    return { view: { action: done.action } }
  },
  async removeCodeName({ params: { set, code } }, caller) {
    const done = await transaction(pool, async (tx) => {
      const was = await queries.lockName(tx, set, trimRsc(code))
      if (!was) throw new ApiFailure(404, 'not-found', 'The organiser has no name for it')
      await queries.deleteName(tx, set, trimRsc(code))
      const action = await recordAction(tx, caller, {
        action: 'remove',
        subject: { kind: CODE_NAME_KIND, id: `${set}/${trimRsc(code)}` },
        before: { ...was.name },
        after: null,
      })
      return { action, seq: await announce(tx) }
    })
    onCommitted(done.seq)
    return { view: { action: done.action } }
  },
})

function present({ code_set: set, code, feed, own, state }: queries.KnownName): CodeName {
  const builtIn = (set === 'DISCIPLINE' ? disciplineName(code) : undefined) ?? null
  const base = builtIn ?? feed
  return {
    set: set as CodeName['set'],
    code,
    own,
    builtIn,
    feed,
    shown: own ? { ...base, ...own } : base,
    state,
  }
}

/** What a search is made in: the code and every name it has. */
const textOf = ({ code, own, builtIn, feed }: CodeName): string =>
  searchable([code, ...[own, builtIn, feed].flatMap((name) => Object.values(name ?? {}))].join(' '))

/** A name may stand on any page. */
const announce = (tx: ClientBase) => appendEvents(tx, [{ topic: EVERYTHING, ref: null, correction: null }])

const withoutEmpty = ({ por, eng, spa }: { por: string; eng?: string | undefined; spa?: string | undefined }) => ({
  por,
  ...(eng && { eng }),
  ...(spa && { spa }),
})

const isSameName = (one: Localized, other: Localized): boolean =>
  (['por', 'eng', 'spa'] as const).every((locale) => one[locale] === other[locale])

/** Puts a name as it was before, unless it was changed since. */
export const undoCodeName =
  (onCommitted: (seq: number) => void): Undoer =>
  async (tx, { id, before, after }) => {
    const slash = id.indexOf('/')
    const [set, code] = [id.slice(0, slash), id.slice(slash + 1)]
    const was = await queries.lockName(tx, set, code)
    const [target, left] = [nameIn(before), nameIn(after)]
    if (was === null || left === null ? was !== left : !isSameName(was.name, left)) throw changedMeanwhile()
    if (target === null) await queries.deleteName(tx, set, code)
    else await queries.putName(tx, set, code, target)
    const seq = await announce(tx)
    return { now: before, committed: () => onCommitted(seq) }
  }

const nameIn = (recorded: RecordedState | null): Localized | null =>
  recorded === null ? null : (recorded as RecordedState & Localized)
