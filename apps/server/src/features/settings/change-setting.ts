import { ApiFailure, type SettingKey } from '@games/contract'
import type { ClientBase } from 'pg'
import type { Caller } from '../../http/session/private-call-types.ts'
import { publicPictures, setFileUses } from '../files/index.ts'
import { changedMeanwhile, notUndoable, recordAction, type Undoer } from '../office-log/index.ts'
import { lockSetting, SETTING_KIND } from './change-setting.queries.ts'
import { writeSetting } from './write-setting.ts'

/** Fewer letters say nothing. */
const SHORTEST_REASON = 3

/** Whose pictures these settings use, as `setFileUses` has it. */
const PICTURE_OWNERS: Partial<Readonly<Record<SettingKey, string>>> = {
  delegations: '00000000-0000-4000-8000-00000000d001',
  disciplines: '00000000-0000-4000-8000-00000000d002',
}

export interface SettingWrite {
  readonly key: SettingKey
  /** Checked; null: back to what holds without it. */
  readonly value: unknown
  /** The state that was seen; null: whatever it is. */
  readonly expected: string | null
  readonly reason: string | null
}

/**
 * Changes a setting and notes who did it. Gives the line of the record and the event's number. Throws where somebody else has changed it
 * since, and where a field of minors is opened without a reason; `caller` null, the server's own machine, is asked for none.
 */
export async function changeSetting(
  tx: ClientBase,
  caller: Pick<Caller, 'viewer'> | null,
  { key, value, expected, reason }: SettingWrite,
): Promise<{ readonly action: number; readonly seq: number }> {
  const was = await lockSetting(tx, key)
  if (expected !== null && expected !== was.state) throw changedMeanwhile()
  const opens = key === 'public_personal_fields' && opened(was.value, value).length > 0
  if (opens && caller !== null && (reason ?? '').length < SHORTEST_REASON)
    throw new ApiFailure(400, 'invalid-input', 'Opening a field of minors needs a reason', {
      fields: { reason: 'reason-required' },
    })
  const written = await withPictures(tx, key, value)
  const action = await recordAction(tx, caller, {
    action: written === null ? 'unset' : opens ? 'open' : 'set',
    subject: { kind: SETTING_KIND, id: key },
    before: { value: was.value },
    after: { value: written, ...(opens && reason !== null && { reason }) },
  })
  return { action, seq: await writeSetting(tx, key, written ?? undefined) }
}

/** Puts what was set before into force, unless it was changed since. A field of minors is opened by nothing but a reason of its own. */
export const undoSetting =
  (onCommitted: (seq: number) => void): Undoer =>
  async (tx, { id, before, after }) => {
    const key = id as SettingKey
    const was = await lockSetting(tx, key)
    if (JSON.stringify(sorted(was.value)) !== JSON.stringify(sorted(after?.['value'] ?? null))) throw changedMeanwhile()
    const value = before?.['value'] ?? null
    if (key === 'public_personal_fields' && opened(was.value, value).length > 0) throw notUndoable()
    const written = await withPictures(tx, key, value, true)
    const seq = await writeSetting(tx, key, written ?? undefined)
    return { now: { value: written }, committed: () => onCommitted(seq) }
  }

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
const opened = (before: unknown, after: unknown) => list(after).filter((field) => !list(before).includes(field))

/** The database gives the keys of an object back in an order of its own. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, one]) => [key, sorted(one)]),
  )
}

interface Pictured {
  readonly flag?: { readonly file: string } | null
  readonly pictogram?: { readonly file: string } | null
}

/** A list whose rows have pictures, with the address of each, seen by everybody from now on. `lenient`: without those that are gone. */
async function withPictures(tx: ClientBase, key: SettingKey, value: unknown, lenient = false): Promise<unknown> {
  const owner = PICTURE_OWNERS[key]
  if (owner === undefined) return value
  const rows = list(value) as readonly Pictured[]
  const files = rows.flatMap(({ flag, pictogram }) => [flag, pictogram].flatMap((one) => one?.file ?? []))
  const missing = await setFileUses(
    tx,
    owner,
    files.map((fileId) => ({ fileId, access: 'public' })),
  )
  const addresses = await publicPictures(
    tx,
    files.filter((id) => !missing.includes(id)),
  )
  const pictured = (one: { readonly file: string } | null | undefined, at: string) => {
    if (!one) return null
    const address = addresses.get(one.file)
    if (address === undefined && !lenient)
      throw new ApiFailure(400, 'invalid-input', 'There is no such picture', { fields: { [at]: 'picture-unknown' } })
    return address === undefined ? null : { file: one.file, address }
  }
  if (value === null) return null
  return rows.map((row, at) => ({
    ...row,
    ...('flag' in row && { flag: pictured(row.flag, `${at}.flag`) }),
    ...('pictogram' in row && { pictogram: pictured(row.pictogram, `${at}.pictogram`) }),
  }))
}
