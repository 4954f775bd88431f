import type { Priority as Level } from '@games/domain/content/content-kinds'
import { useT } from '../i18n/use-t.ts'

/** How much a piece of content matters, as a triangle and a word; nothing for what is normal. */
export function Priority({ level }: { level: Level }) {
  const t = useT()
  if (level === 'normal') return null
  return <span className={`content-priority content-priority-${level}`}>{t(`content.${level}`)}</span>
}
