/** A JSON object whose fields are not known to be there. */
export type JsonObject = Readonly<Record<string, unknown>>

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The objects of a list field; nothing when it is absent or no list. */
export const objects = (parent: JsonObject, field: string): JsonObject[] => {
  const list = parent[field]
  return Array.isArray(list) ? list.filter(isObject) : []
}

/** A text or number field as text without blanks around it; null when it is absent, empty or anything else. */
export function text(parent: JsonObject, field: string): string | null {
  const value = parent[field]
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' ? value.trim() || null : null
}

/** The texts of a list field. */
export const texts = (parent: JsonObject, field: string): string[] => {
  const list = parent[field]
  return Array.isArray(list) ? list.filter((t): t is string => typeof t === 'string' && t.trim() !== '') : []
}
