import { createHash } from 'node:crypto'
import type { Json } from '@games/contract/offline-pack/pack-patch'
import { packName, plainText, referenceTo } from '@games/contract/offline-pack/offline-pack'

/** Something that many views show, as one of them shows it. */
export interface Named {
  readonly name: string
  /** What it refers to is named too. */
  readonly value: Json
}

/**
 * Whether a view may refer to what is named so and is like `value`. False: another view shows it otherwise, and this one has it in itself.
 */
export type MayRefer = (named: Named) => boolean

type Fields = Readonly<Record<string, Json>>

/** Where in a view a value is: what its rows are rows of. */
interface Within {
  readonly unit?: string
  readonly list: 'r' | 's'
}

/**
 * A view as it stands in a pack: what many views show is referred to where it may be. The numbers of answers, forecasts that move with the
 * clock and personal fields (R5.4) are left out: what a device holds cannot be taken back at once.
 */
export function splitView(view: object, mayRefer: MayRefer): Json {
  // what was answered as JSON is JSON
  return split(JSON.parse(JSON.stringify(view)) as Json, { list: 'r' }, mayRefer, true)
}

/** What tells forms of one competitor apart. */
const digestOf = (value: Json): string =>
  createHash('sha1').update(JSON.stringify(value)).digest('base64url').slice(0, 4)

const LEFT_OUT: ReadonlySet<string> = new Set(['seq', 'forecast'])

function split(value: Json, within: Within, mayRefer: MayRefer, isView = false): Json {
  if (typeof value === 'string') return plainText(value)
  if (value === null || typeof value !== 'object') return value
  if (Array.isArray(value)) return value.map((part: Json) => split(part, within, mayRefer))
  const fields = value as Fields
  const inside = unitOf(fields) ? { ...within, unit: unitOf(fields) as string } : within
  const parts = Object.entries(fields).flatMap(([field, part]): [string, Json][] => {
    if (LEFT_OUT.has(field)) return []
    if (field === 'personal') return [[field, {}]]
    return [[field, split(part, field === 'startList' ? { ...inside, list: 's' } : inside, mayRefer)]]
  })
  const own = Object.fromEntries(parts)
  const name = isView ? undefined : nameOf(fields, inside, own)
  return name !== undefined && mayRefer({ name, value: own }) ? referenceTo(name) : own
}

/** The unit whose rows stand beside it. */
function unitOf({ unit }: Fields): string | undefined {
  const code = isFields(unit) ? unit['code'] : undefined
  return typeof code === 'string' && code.length === 34 ? code : undefined
}

const isFields = (value: Json | undefined): value is Fields =>
  value !== null && typeof value === 'object' && !Array.isArray(value)

/** By its fields what it is, and its name; undefined: it stands where it is. */
function nameOf(fields: Fields, { unit, list }: Within, own: Json): string | undefined {
  const { code } = fields
  if ('position' in fields && 'qualificationMark' in fields) {
    const { competitor } = fields
    const of = isFields(competitor) ? competitor['code'] : undefined
    return unit !== undefined && typeof of === 'string' ? packName.row(unit, list, of) : undefined
  }
  if (typeof fields['id'] === 'string' && 'bib' in fields && 'disciplines' in fields)
    return packName.athlete(fields['id'])
  if (typeof code !== 'string') return undefined
  if ('kind' in fields && 'phase' in fields && code.length === 34) return packName.unit(code)
  if ('status' in fields && 'unitNum' in fields && code.length === 34) return packName.phaseUnit(code)
  if ('known' in fields && 'type' in fields) return packName.competitor(code, digestOf(own))
  if ('flag' in fields) return packName.organisation(code)
  return undefined
}
