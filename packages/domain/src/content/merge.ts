/** JSON as it is stored: what is undefined is not there. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject
export interface JsonObject {
  readonly [key: string]: Json | undefined
}

export type Path = readonly string[]

export interface Merged {
  /** What both changed, put together; where both changed the same differently, theirs. */
  readonly merged: JsonObject
  /** Where they did. */
  readonly conflicts: readonly Path[]
}

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether two values are the same, whatever the order of their keys. */
export function isSame(a: Json | undefined, b: Json | undefined): boolean {
  if (a === b) return true
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length && a.every((one, at) => isSame(one, b[at]))
  if (!isObject(a) || !isObject(b)) return false
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].every((key) => isSame(a[key], b[key]))
}

/** A text in its languages. */
export const isLocalized = (value: Json | undefined): value is JsonObject => isObject(value) && 'por' in value

/** The blocks of a rich text; null: it is none. */
const blocksOf = (value: Json | undefined): readonly Json[] | null =>
  isObject(value) && value['type'] === 'doc' && Array.isArray(value['content']) ? value['content'] : null

/**
 * What two people have made of the same body: part by part, where a part is a field, a language of a text, or a paragraph of a rich text
 * that has as many as before. Anything smaller would be put together to what neither has meant.
 */
export function mergeBodies(base: JsonObject, mine: JsonObject, theirs: JsonObject): Merged {
  const conflicts: Path[] = []
  const part = (b: Json | undefined, m: Json | undefined, t: Json | undefined, path: Path): Json | undefined => {
    if (isSame(m, t) || isSame(b, m)) return t
    if (isSame(b, t)) return m
    if (path.length === 0 || (isLocalized(m) && isLocalized(t) && (b === null || b === undefined || isLocalized(b))))
      return fields(isObject(b) ? b : {}, m as JsonObject, t as JsonObject, path)
    const [before, ours, others] = [blocksOf(b), blocksOf(m), blocksOf(t)]
    if (before && ours && others && before.length === ours.length && before.length === others.length)
      return {
        ...(t as JsonObject),
        content: before.map((one, at) => part(one, ours[at], others[at], [...path, String(at)]) ?? null),
      }
    conflicts.push(path)
    return t
  }
  const fields = (b: JsonObject, m: JsonObject, t: JsonObject, path: Path): JsonObject =>
    Object.fromEntries(
      [...new Set([...Object.keys(t), ...Object.keys(m)])]
        .map((key) => [key, part(b[key], m[key], t[key], [...path, key])] as const)
        .filter(([, value]) => value !== undefined),
    )
  return { merged: fields(base, mine, theirs, []), conflicts }
}

/** Paths at which two bodies differ: a field, with the language at its end where it is a text. */
export const differences = (before: JsonObject, after: JsonObject): Path[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key) => {
    const [was, is] = [before[key], after[key]]
    if (isSame(was, is)) return []
    if (!isLocalized(is) || (was !== undefined && was !== null && !isLocalized(was))) return [[key]]
    return ['por', 'spa', 'eng']
      .filter((language) => !isSame(isObject(was) ? was[language] : undefined, is[language]))
      .map((language) => [key, language])
  })

/** Every text of a body with its path, in its languages. */
export function localizedParts(
  value: Json | undefined,
  path: Path = [],
): { readonly path: Path; readonly text: JsonObject }[] {
  if (isLocalized(value)) return [{ path, text: value }]
  if (Array.isArray(value)) return value.flatMap((one: Json, at) => localizedParts(one, [...path, String(at)]))
  return isObject(value) ? Object.entries(value).flatMap(([key, one]) => localizedParts(one, [...path, key])) : []
}
