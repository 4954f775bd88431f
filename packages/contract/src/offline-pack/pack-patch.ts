export type Json = string | number | boolean | null | readonly Json[] | { readonly [field: string]: Json }

/** Where in a value something is: fields and places in lists, from outside in. */
export type PatchPath = readonly (string | number)[]

/**
 * One change: what stands at a place now, of a field that is gone nothing; or of a list from which place on how many are out and what is in
 * instead.
 */
export type PatchStep =
  | readonly [path: PatchPath, value: Json]
  | readonly [path: PatchPath]
  | readonly [path: PatchPath, from: number, out: number, items: readonly Json[]]

/** What makes one value of another. */
export type PackPatch = readonly PatchStep[]

type Fields = Readonly<Record<string, Json>>

const isList = (value: Json): value is readonly Json[] => Array.isArray(value)
const isFields = (value: Json | undefined): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The steps from one value to another; none where they are the same. */
export function patchBetween(before: Json, after: Json, path: PatchPath = []): PackPatch {
  if (isFields(before) && isFields(after)) {
    const gone = Object.keys(before).filter((field) => !Object.hasOwn(after, field))
    return [
      ...gone.map((field): PatchStep => [[...path, field]]),
      ...Object.entries(after).flatMap(([field, value]): PackPatch => {
        const was = Object.hasOwn(before, field) ? before[field] : undefined
        return was === undefined ? [[[...path, field], value]] : patchBetween(was, value, [...path, field])
      }),
    ]
  }
  if (isList(before) && isList(after)) {
    if (before.length === after.length)
      return after.flatMap((value, at) => patchBetween(before[at] as Json, value, [...path, at]))
    const isSame = (one: Json | undefined, other: Json | undefined) => JSON.stringify(one) === JSON.stringify(other)
    const most = Math.min(before.length, after.length)
    let head = 0
    while (head < most && isSame(before[head], after[head])) head += 1
    let tail = 0
    while (tail < most - head && isSame(before.at(-1 - tail), after.at(-1 - tail))) tail += 1
    return [[path, head, before.length - head - tail, after.slice(head, after.length - tail)]]
  }
  return before === after ? [] : [[path, after]]
}

/** The value that a patch makes of the one that it was made from. Throws where it is another one's. */
export const patched = (before: Json, patch: PackPatch): Json => patch.reduce(withStep, before)

function withStep(value: Json, step: PatchStep): Json {
  const [[first, ...rest]] = step
  if (first === undefined) return atPlace(value, step)
  const inside = [rest, ...step.slice(1)] as unknown as PatchStep
  if (typeof first === 'number') {
    if (!isList(value) || first >= value.length) throw new TypeError('the patch is of another list')
    return value.with(first, withStep(value[first] as Json, inside))
  }
  if (!isFields(value)) throw new TypeError('the patch is of another value')
  const { [first]: was, ...others } = value
  if (step.length === 1 && rest.length === 0) return others
  // in its place among the fields, or the last
  return { ...value, [first]: withStep(was ?? null, inside) }
}

function atPlace(value: Json, step: PatchStep): Json {
  if (step.length === 2) return step[1]
  if (step.length === 1 || !isList(value)) throw new TypeError('the patch is of another value')
  const [, from, out, items] = step
  return value.toSpliced(from, out, ...items)
}
