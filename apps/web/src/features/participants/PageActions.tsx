import type { FollowKey } from '@games/domain/follow/follow'
import { type MouseEvent, useSyncExternalStore } from 'react'
import { ShareButton } from '../../app-shell/ShareButton.tsx'
import { FollowButton } from '../../follow/FollowButton.tsx'
import { useLocale, useT } from '../../i18n/use-t.ts'
import { isNative } from '../../platform/is-native.ts'
import { openPlatform } from '../../platform/open-platform.ts'
import { pageMeta } from '../../platform/page-meta.ts'

const neverChanges = () => () => {}
/** Where the server is, as this page reaches it. */
const baseHere = (): string => pageMeta('api-base') || location.origin

/**
 * What a visitor may do with a page about somebody: follow them, put the units in the own calendar, as a file or as one that stays true, open the small page
 * for the family, and share the page. `calendar` is the file's path on the server, null while nothing is in it; `family` is that page's. Which host to follow is known to the browser alone, so that link comes once the page is
 * taken over.
 */
export function PageActions({
  follows,
  name,
  calendar,
  family,
}: {
  follows: FollowKey
  name: string
  calendar: string | null
  family?: string
}) {
  const t = useT()
  const locale = useLocale()
  const path = calendar && `${calendar}?lang=${locale}`
  const base = useSyncExternalStore(neverChanges, baseHere, () => null)
  // the pages of the native wrapper are not the server's: the system's own browser opens the file
  const openOutside = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isNative()) return
    event.preventDefault()
    const { href } = event.currentTarget
    void openPlatform().then((platform) => platform.openExternal(href))
  }
  return (
    <div className="participants-actions">
      <FollowButton of={follows} name={name} />
      {path === null ? null : (
        <a href={`${base ?? ''}${path}`} onClick={openOutside}>
          <svg className="ui-shape" viewBox="0 0 24 24" aria-hidden="true">
            <path d="M4 6h16v14H4ZM4 10.5h16M8.5 3v5M15.5 3v5" />
          </svg>
          {t('participants.calendar')}
        </a>
      )}
      {family === undefined ? null : (
        <a href={`${base ?? ''}${family}?lang=${locale}`} onClick={openOutside}>
          {t('participants.family')}
        </a>
      )}
      {/* on the server it keeps its place */}
      {path === null ? null : (
        <a
          className={base === null ? 'participants-pending' : undefined}
          href={base === null ? undefined : base.replace(/^https?/, 'webcal') + path}
        >
          {t('participants.calendar-follow')}
        </a>
      )}
      <ShareButton />
    </div>
  )
}
