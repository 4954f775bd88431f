import type { Localized } from '@games/domain/text/localized'
import { useContent } from './use-t.ts'

/** A text of the organiser's in the interface's language; one that has only Portuguese is marked as such (R4.1). */
export function ContentText({ text }: { text: Localized }) {
  const { content, lang } = useContent()(text)
  return lang === undefined ? content : <span lang={lang}>{content}</span>
}
