import { useT } from '../i18n/use-t.ts'
import { Button } from '../ui/Button.tsx'

/** How much of a long list is shown, and the way to more. */
export function MoreOf({ shown, of, onMore }: { shown: number; of: number; onMore: () => void }) {
  const t = useT()
  if (shown >= of) return null
  return (
    <p className="content-more">
      <span>{t('content.shown', { shown, of })}</span>
      <Button onClick={onMore}>{t('content.more')}</Button>
    </p>
  )
}
