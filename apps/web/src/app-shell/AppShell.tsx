import { useRouter } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { useT } from '../i18n/use-t.ts'
import { BannersAbove, BannersCome, useBanners } from './Banners.tsx'
import { BottomBar } from './bars/BottomBar.tsx'
import { TopBar } from './bars/TopBar.tsx'
import { LazyAppShellExtras } from './LazyAppShellExtras.tsx'
import { SheetHead } from './SheetHead.tsx'

/** The layout `main` (spec R3.1): skip link, top bar, the page, and a bottom bar on phones. */
export function AppShell({ children }: { children: ReactNode }) {
  const t = useT()
  const router = useRouter()
  const banners = useBanners()
  useEffect(
    () =>
      // what a fragment names has the focus: of a page that is loaded the browser sees to it (`#search` is a field)
      router.subscribe('onRendered', ({ toLocation: { hash } }) => {
        if (hash) document.getElementById(hash)?.focus({ preventScroll: true })
      }),
    [router],
  )
  return (
    <>
      <a className="app-shell-skip" href="#content">
        {t('app-shell.skip')}
      </a>
      <BannersAbove {...banners} />
      <TopBar />
      <BannersCome {...banners} />
      <main id="content" className="app-shell-page" tabIndex={-1}>
        <SheetHead />
        {children}
      </main>
      <LazyAppShellExtras />
      <BottomBar />
    </>
  )
}
