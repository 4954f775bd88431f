import { useT } from '../i18n/use-t.ts'
import { clockTime, useNotices } from './notices.ts'

/** What happens once somebody wants notifications, and when there will be none. */
export function AskNote() {
  const t = useT()
  const { quiet } = useNotices().settings
  return (
    <p className="notices-note">
      {quiet === null
        ? t('notifications.asks')
        : t('notifications.asks-quiet', { from: clockTime(quiet.from), until: clockTime(quiet.until) })}
    </p>
  )
}
