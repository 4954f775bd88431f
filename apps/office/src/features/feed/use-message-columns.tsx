import type { FeedMessage } from '@games/contract'
import { Pictogram } from '@games/web/ui/Pictogram.tsx'
import { useMemo } from 'react'
import { useT } from '../../i18n/use-t.ts'
import { useTime } from '../../time/use-time.ts'
import type { DataColumn } from '../../ui/DataTable.tsx'
import { Verdict } from './Verdict.tsx'

/** A message's kind without ODF's prefix: `RESULT`. */
export const kindOf = ({ documentType }: FeedMessage): string => documentType?.replace(/^DT_/, '') ?? '?'

/** Its header is read when its turn comes. */
const isUnread = ({ documentType, verdict }: FeedMessage): boolean =>
  documentType === null && (verdict === 'pending' || verdict === 'held')

export function useMessageColumns(): readonly DataColumn<FeedMessage>[] {
  const t = useT()
  const { exact } = useTime()
  return useMemo(
    () => [
      {
        key: 'at',
        head: t('office-feed.arrived'),
        cell: ({ receivedAt }) => <time dateTime={receivedAt}>{exact(receivedAt)}</time>,
        narrow: true,
      },
      {
        key: 'about',
        head: t('office-feed.about-what'),
        cell: (one) =>
          isUnread(one) ? (
            <span className="muted">{t('office-feed.unread')}</span>
          ) : (
            <span className="feed-about">
              {one.documentCode ? <Pictogram code={one.documentCode.slice(0, 3)} size="s" /> : null}
              <span className="office-two">
                <b>{kindOf(one)}</b>
                <span>
                  <code>{one.documentCode?.replace(/-+$/, '') ?? t('office-feed.unreadable')}</code>
                </span>
              </span>
            </span>
          ),
      },
      {
        key: 'version',
        head: t('office-feed.version'),
        cell: ({ version }) => version ?? '',
        figure: true,
        wide: true,
      },
      { key: 'source', head: t('office-feed.source'), cell: ({ source }) => source ?? '', wide: true },
      { key: 'verdict', head: t('office-feed.verdict'), cell: (one) => <Verdict of={one} /> },
    ],
    [t, exact],
  )
}
