import type { FeedMessage } from '@games/contract'
import { useT } from '../../i18n/use-t.ts'

/** What became of a message, in a word and never by colour alone. */
export function Verdict({ of: { verdict, dismissed, mended, warnings } }: { of: FeedMessage }) {
  const t = useT()
  return (
    <span className={`feed-verdict feed-verdict-${verdict}`}>
      {t(mended ? 'office-feed.mended' : dismissed ? 'office-feed.dismissed' : `office-feed.is-${verdict}`)}
      {warnings > 0 ? <span className="muted">, {t('office-feed.warnings', { count: warnings })}</span> : null}
    </span>
  )
}
