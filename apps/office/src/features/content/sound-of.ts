import { ContentBody } from '@games/contract/content/content-body'

/** The body that the fields hold; a field that holds what cannot be saved stays as it was in `last`, and the others are saved without it. */
export function soundOf(values: unknown, last: ContentBody): { readonly body: ContentBody; readonly isSound: boolean } {
  const whole = ContentBody.safeParse(values)
  if (whole.success) return { body: whole.data, isSound: true }
  const faulty = new Set(whole.error.issues.map(({ path }) => String(path[0])))
  const kept = Object.entries(last).filter(([name]) => faulty.has(name))
  const others = Object.entries(values as object).filter(([name]) => !faulty.has(name))
  const rest = ContentBody.safeParse(Object.fromEntries([...others, ...kept]))
  return { body: rest.success ? rest.data : last, isSound: false }
}
