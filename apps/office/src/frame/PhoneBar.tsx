import { useState } from 'react'
import { useT } from '../i18n/use-t.ts'
import { OfficeIcon } from '../ui/OfficeIcon.tsx'
import { PhoneMenu } from './PhoneMenu.tsx'
import { hrefOf } from './use-followed-links.ts'
import { usePage, usePlaces } from './use-place.ts'

/** A phone's foot: four places and the menu of all. */
export function PhoneBar() {
  const t = useT()
  const places = usePlaces()
  const { place } = usePage()
  const [open, setOpen] = useState(false)
  return (
    <nav className="frame-bar" aria-label={t('office.menu')}>
      {places
        .filter((one) => 'onPhone' in one)
        .map((one) => (
          <a key={one.key} href={hrefOf(one.path)} aria-current={one === place && !open ? 'page' : undefined}>
            <OfficeIcon name={one.icon} />
            {t(`office.menu-${one.key}`)}
          </a>
        ))}
      <button type="button" aria-expanded={open} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <OfficeIcon name="menu" />
        {t('office.menu')}
      </button>
      <PhoneMenu open={open} onClose={() => setOpen(false)} />
    </nav>
  )
}
