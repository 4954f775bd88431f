import { type Json, type JsonObject, placeOf } from '@games/domain/content/merge'

export type { Json }

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A step of a path leads into a rich text's blocks by their number. */
const into = (value: Json | undefined): Json | undefined =>
  isObject(value) && value['type'] === 'doc' ? value['content'] : value

/** What stands in a body at a path of `mergeBodies`. */
export function partAt(body: Json | undefined, path: readonly string[]): Json | undefined {
  let at = body
  for (const step of path) {
    const inner = into(at)
    at = Array.isArray(inner) ? inner[placeOf(inner, step)] : isObject(inner) ? inner[step] : undefined
  }
  return at
}

/** A body with another part at a path. */
export function withPart(body: Json | undefined, path: readonly string[], part: Json | undefined): Json | undefined {
  const [step, ...rest] = path
  if (step === undefined) return part
  if (isObject(body) && body['type'] === 'doc') return { ...body, content: withPart(body['content'], path, part) ?? [] }
  if (Array.isArray(body))
    return body.map((one: Json, at) => (at === placeOf(body, step) ? (withPart(one, rest, part) ?? null) : one))
  const { [step]: old, ...others } = isObject(body) ? body : {}
  const next = withPart(old, rest, part)
  return next === undefined ? others : { ...others, [step]: next }
}

/** A part in words, for who compares two of it. */
export function wordsOf(part: Json | undefined): string {
  if (part === null || part === undefined || part === '') return '—'
  if (Array.isArray(part)) return part.map(wordsOf).join('\n')
  if (typeof part === 'string') return part
  if (!isObject(part)) return JSON.stringify(part)
  if (part['type'] === 'text') return wordsOf(part['text'])
  if (part['type'] === 'hardBreak') return '\n'
  if ('type' in part && ('content' in part || part['type'] === 'paragraph')) {
    const isText = part['type'] === 'paragraph' || part['type'] === 'heading'
    const inner = Array.isArray(part['content']) ? part['content'].map(wordsOf) : []
    return inner.join(isText ? '' : '\n')
  }
  return Object.values(part)
    .filter((one) => one !== undefined)
    .map(wordsOf)
    .join(', ')
}
