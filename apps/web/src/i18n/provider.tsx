import { createContext, type ReactNode } from 'react'
import type { Locale } from './locale.ts'
import type { Translate } from './translator.ts'

export interface Language {
  readonly locale: Locale
  readonly t: Translate
}

export const LanguageContext = createContext<Language | null>(null)

export const LanguageProvider = ({ language, children }: { language: Language; children: ReactNode }) => (
  <LanguageContext value={language}>{children}</LanguageContext>
)
