import { useT } from '../i18n/use-t.ts'
import { OfficeIcon } from '../ui/OfficeIcon.tsx'
import { commandKey } from '../ui/keys.ts'
import { openPanel } from './panels.ts'
import { Presence } from './Presence.tsx'
import { YouMenu } from './YouMenu.tsx'
import { usePage } from './use-place.ts'

/** Where one is, who else is here, the palette, and who one is. */
export function TopBar() {
  const t = useT()
  const { place } = usePage()
  return (
    <header className="frame-top">
      <p className="frame-crumbs">
        <a href="/office/">{t('office.name')}</a>
        {place ? (
          <>
            <span aria-hidden="true">›</span>
            <b>{t(`office.menu-${place.key}`)}</b>
          </>
        ) : null}
      </p>
      <Presence />
      <button type="button" className="frame-find" aria-haspopup="dialog" onClick={() => openPanel('palette')}>
        <OfficeIcon name="search" />
        <span>{t('office.find')}</span>
        <kbd className="office-key">{commandKey()} K</kbd>
      </button>
      <YouMenu />
    </header>
  )
}
