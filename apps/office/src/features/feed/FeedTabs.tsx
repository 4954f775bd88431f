import { Tabs } from '@games/web/ui/Tabs.tsx'
import { useT } from '../../i18n/use-t.ts'

const PAGES = [
  ['messages', '/office/feed'],
  ['differences', '/office/feed/differences'],
  ['names', '/office/feed/names'],
  ['sources', '/office/feed/sources'],
  ['rebuild', '/office/feed/rebuild'],
] as const

/** The pages of the feed desk. */
export function FeedTabs({ current }: { current: (typeof PAGES)[number][0] }) {
  const t = useT()
  return (
    <Tabs label={t('office-feed.title')}>
      {PAGES.map(([key, href]) => (
        <a key={key} href={href} aria-current={key === current ? 'page' : undefined}>
          {t(`office-feed.${key}`)}
        </a>
      ))}
    </Tabs>
  )
}
