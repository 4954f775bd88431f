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

/** What an element of a list is known by wherever it stands: a photo by its file, a stop by its Portuguese name; null: by nothing. */
function nameOf(element: Json): string | null {
  if (!isObject(element)) return null
  const { file, name } = element
  if (isObject(file) && typeof file['id'] === 'string') return file['id']
  return isLocalized(name) && typeof name['por'] === 'string' && name['por'] !== '' ? name['por'] : null
}

/** A step of a path that leads to a list's element by what it is known by, and not by its place. */
const stepTo = (name: string): string => `=${name}`

/** Where in a list a step of a path leads; -1: nowhere. */
export const placeOf = (list: readonly Json[], step: string): number =>
  step.startsWith('=') ? list.findIndex((one) => nameOf(one) === step.slice(1)) : Number(step)

/** The names of a list's elements in their order; null: not each has one of its own. */
function namesOf(list: readonly Json[]): readonly string[] | null {
  const names = list.map(nameOf).filter((name) => name !== null)
  return names.length === list.length && new Set(names).size === names.length ? names : null
}

/** The order of three lists of names put together: who moved, took out or put in something is followed; null: both moved what stayed. */
function orderOf(before: readonly string[], ours: readonly string[], others: readonly string[]): string[] | null {
  const stays = before.filter((name) => ours.includes(name) && others.includes(name))
  const among = (list: readonly string[]) => list.filter((name) => stays.includes(name))
  const [weMoved, theyMoved] = [!isSame(among(ours), stays), !isSame(among(others), stays)]
  if (weMoved && theyMoved && !isSame(among(ours), among(others))) return null
  const [lead, added] = weMoved ? [ours, others] : [others, ours]
  const next = lead.filter((name) => stays.includes(name) || !before.includes(name))
  for (const [at, name] of added.entries()) {
    if (before.includes(name) || next.includes(name)) continue
    const after = added.slice(0, at).findLast((one) => next.includes(one))
    next.splice(after === undefined ? 0 : next.indexOf(after) + 1, 0, name)
  }
  return next
}

/** Whether a list of as many elements has one of them where another was. */
const hasMoved = (before: readonly Json[], list: readonly Json[]): boolean =>
  list.some((one, at) => !isSame(one, before[at]) && before.some((other) => isSame(one, other)))

/**
 * What two people have made of the same body: part by part, where a part is a field, a language of a text, a paragraph of a rich text that
 * has as many as before, or what is said of one photo or stop. Anything smaller would be put together to what neither has meant.
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
    const list = Array.isArray(b) && Array.isArray(m) && Array.isArray(t) ? elements(b, m, t, path) : null
    if (list) return list
    conflicts.push(path)
    return t
  }
  /** One element at a time; null: they are known by nothing, or both have moved them or changed what the other took out. */
  const elements = (b: readonly Json[], m: readonly Json[], t: readonly Json[], path: Path): Json[] | null => {
    const isSameLength = b.length === m.length && b.length === t.length
    const [was, ours, others] = [namesOf(b), namesOf(m), namesOf(t)]
    const inside = (before: Json | undefined, our: Json, their: Json, step: string): Json =>
      isSame(before, our) || isSame(before, their) || isSame(our, their)
        ? (part(before, our, their, [...path, step]) ?? null)
        : fields(isObject(before) ? before : {}, our as JsonObject, their as JsonObject, [...path, step])
    const all = [...b, ...m, ...t]
    const hasFiles = all.every((one) => isObject(one) && 'file' in one)
    const hasNames = all.every((one) => isObject(one) && 'name' in one)
    // a stop that is called otherwise is where it was
    if (hasNames && isSameLength && !hasMoved(b, m) && !hasMoved(b, t))
      return b.map((before, at) => inside(before, m[at] ?? null, t[at] ?? null, String(at)))
    if ((!hasFiles && !hasNames) || !was || !ours || !others) return null
    const order = orderOf(was, ours, others)
    const find = (list: readonly Json[], name: string) => list.find((one) => nameOf(one) === name)
    const isTakenFromUnder = was.some((name) => {
      const [before, our, their] = [find(b, name), find(m, name), find(t, name)]
      return (our === undefined) !== (their === undefined) && !isSame(before, our ?? their)
    })
    // both may have called the same one otherwise
    const isRenamed =
      hasNames &&
      was.some((name) => !ours.includes(name) && !others.includes(name)) &&
      [ours, others].every((names) => names.some((name) => !was.includes(name)))
    if (!order || isTakenFromUnder || isRenamed) return null
    return order.map((name) => {
      const [our, their] = [find(m, name), find(t, name)]
      return our === undefined || their === undefined
        ? (their ?? our ?? null)
        : inside(find(b, name), our, their, stepTo(name))
    })
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
