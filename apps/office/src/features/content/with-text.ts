import type { Language } from './languages.ts'

/** A text of one language after it was typed; what is blank is not there. */
export function withText<T>(value: { readonly por: T } | null, language: Language, text: T | undefined, blank: T) {
  const { [language]: _, ...others } = { por: blank, ...value } as Record<Language, T>
  const next = text === undefined ? others : { ...others, [language]: text }
  return { ...next, por: (next as { por?: T }).por ?? blank }
}
