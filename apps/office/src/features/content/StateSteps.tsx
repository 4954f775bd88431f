import type { ContentItem } from '@games/contract'
import { CONTENT_STATES } from '@games/domain/content/content-kinds'
import { useT } from '../../i18n/use-t.ts'

/** Draft, scheduled, published, archived: where it is now. */
export function StateSteps({ item }: { item: ContentItem | null }) {
  const t = useT()
  const now = item?.state ?? 'draft'
  return (
    <ol className="content-steps" aria-label={t('office-content.state')}>
      {CONTENT_STATES.map((state) => (
        <li key={state} aria-current={state === now ? 'step' : undefined}>
          {t(`office-content.step-${state}`)}
        </li>
      ))}
    </ol>
  )
}
