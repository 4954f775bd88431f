import type { Language } from './languages.ts'

type InLanguages<T> = { readonly por: T } & { readonly [L in 'spa' | 'eng']?: T | undefined }

/** A text of one language after it was typed; `text` undefined: there is none any more, which in Portuguese is `blank`. */
export function withText<T>(
  value: InLanguages<T> | null,
  language: Language,
  text: T | undefined,
  blank: T,
): InLanguages<T> {
  const all = { por: blank, ...value }
  if (language === 'por') return { ...all, por: text ?? blank }
  const { [language]: _, ...others } = all
  return text === undefined ? others : { ...others, [language]: text }
}
