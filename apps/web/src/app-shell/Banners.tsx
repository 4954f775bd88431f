import type { Banner } from '@games/contract/content/shown-content'
import { useRouter, useRouterState } from '@tanstack/react-router'
import { useState } from 'react'
import { useViewState } from '../cache/use-view.ts'
import { ContentText } from '../i18n/ContentText.tsx'
import { useT, useText } from '../i18n/use-t.ts'
import { useGamesNow } from '../live/live-context.ts'
import { bannerKey, dismissedBanners, storeDismissed } from './dismissed-banners.ts'
import { CloseButton } from '../ui/CloseButton.tsx'
import { bannersQuery } from './banners.query.ts'
import { useHydrated } from './use-hydrated.ts'

/** More would leave a phone no page; the others are on their own. */
const MOST = 2

/**
 * The organiser's communications above every page. What is there when a page is opened stands above its bar. What comes while it is read lies
 * over its beginning, and what goes leaves its place empty, until another page is opened: nothing that is read moves.
 */
export function useBanners() {
  const { api } = useRouter().options.context
  const { view } = useViewState(bannersQuery(api))
  const pathname = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname })
  const now = useGamesNow()
  const isHydrated = useHydrated()
  const [hidden, setHidden] = useState<readonly string[]>([])
  const away = new Set(isHydrated ? [...dismissedBanners(), ...hidden] : hidden)
  const shown = (view?.banners ?? []).filter(({ until }) => now === null || until === null || now < Date.parse(until))
  const [opened, setOpened] = useState({ pathname, banners: shown })
  if (opened.pathname !== pathname) setOpened({ pathname, banners: shown })
  const isIn = (banners: readonly Banner[], banner: Banner) =>
    banners.some((one) => bannerKey(one) === bannerKey(banner))
  const visible = (banner: Banner) => !away.has(bannerKey(banner))
  return {
    /** Those the page was opened with, and whether each is still true. */
    above: opened.banners.filter(visible).map((banner) => ({ banner, isOver: !isIn(shown, banner) })),
    /** Those that have come since. */
    come: shown.filter((banner) => visible(banner) && !isIn(opened.banners, banner)),
    dismiss: (banner: Banner) => {
      storeDismissed(bannerKey(banner))
      setHidden((before) => [...before, bannerKey(banner)])
    },
  }
}

type Shown = ReturnType<typeof useBanners>

/** Those the page was opened with: above the bar, with which the page begins. */
export function BannersAbove({ above, dismiss: onDismiss }: Pick<Shown, 'above' | 'dismiss'>) {
  const t = useT()
  if (above.length === 0) return null
  const more = above.length - MOST
  return (
    <section className="app-shell-banners" aria-label={t('app-shell.banners')}>
      {above.slice(0, MOST).map(({ banner, isOver }) => (
        <BannerLine key={bannerKey(banner)} banner={banner} isOver={isOver} onDismiss={onDismiss} />
      ))}
      {more > 0 ? (
        <a className="app-shell-banners-more" href="/announcements">
          {t('app-shell.banners-more', { count: more })}
        </a>
      ) : null}
    </section>
  )
}

/** Those that come while the page is read: over its beginning, and told to who does not see them. */
export function BannersCome({ come, dismiss: onDismiss }: Pick<Shown, 'come' | 'dismiss'>) {
  return (
    <div className="app-shell-banners-come" role="status">
      {come.length === 0 ? null : (
        <div className="app-shell-banners">
          {come.slice(0, MOST).map((banner) => (
            <BannerLine key={bannerKey(banner)} banner={banner} onDismiss={onDismiss} />
          ))}
        </div>
      )}
    </div>
  )
}

function BannerLine({
  banner,
  isOver = false,
  onDismiss,
}: {
  banner: Banner
  isOver?: boolean
  onDismiss: (banner: Banner) => void
}) {
  const t = useT()
  const text = useText()
  const { id, level, title } = banner
  return (
    <div
      className={`app-shell-banner app-shell-banner-${level}${isOver ? ' app-shell-banner-over' : ''}`}
      data-banner={bannerKey(banner)}
    >
      <p>
        <b>{t(`app-shell.banner-${level}`)}</b>{' '}
        <a href={`/announcements#${id}`}>
          <ContentText text={title} />
        </a>
      </p>
      <CloseButton label={t('app-shell.banner-close', { title: text(title, '') })} onClick={() => onDismiss(banner)} />
    </div>
  )
}
