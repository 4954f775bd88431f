import { LOCALE_NAMES, LOCALES, localeAddress } from '@games/web/i18n/locale.ts'
import { useLocale } from '@games/web/i18n/use-t.ts'
import { Sheet } from '@games/web/ui/Sheet.tsx'
import { GROUPS } from '../menu.ts'
import { useT } from '../i18n/use-t.ts'
import { useWorker } from '../session/office-session.ts'
import { OfficeIcon } from '../ui/OfficeIcon.tsx'
import { Initials } from './Initials.tsx'
import { signOutHere } from './sign-out.ts'
import { hrefOf } from './use-followed-links.ts'
import { usePage, usePlaces } from './use-place.ts'
import { Version } from './Version.tsx'

/** All pages in two columns, the account and the version. */
export function PhoneMenu({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useT()
  const locale = useLocale()
  const places = usePlaces()
  const { place } = usePage()
  const { username, role } = useWorker()
  return (
    <Sheet open={open} onClose={onClose} title={t('office.menu')} closeLabel={t('office.close')} height="full">
      <div className="frame-sheet">
        {GROUPS.map((group) => {
          const own = places.filter((one) => one.group === group)
          if (own.length === 0) return null
          return (
            <section key={group}>
              {group === 'top' ? null : <h3>{t(`office.group-${group}`)}</h3>}
              {own.map((one) => (
                <a
                  key={one.key}
                  href={hrefOf(one.path)}
                  aria-current={one === place ? 'page' : undefined}
                  onClick={onClose}
                >
                  <OfficeIcon name={one.icon} />
                  {t(`office.menu-${one.key}`)}
                </a>
              ))}
            </section>
          )
        })}
      </div>
      <section className="frame-sheet-you">
        <h3 className="office-h2">{t('office.you-head')}</h3>
        <a href="/account">
          <Initials name={username} own />
          {username}
          <small>{t(`office.role-${role === 'admin' ? 'admin' : 'operator'}`)}</small>
        </a>
        <a href="/">
          <OfficeIcon name="globe" />
          {t('office.to-site')}
        </a>
        {LOCALES.filter((one) => one !== locale).map((one) => (
          <a key={one} href={localeAddress(one, location.pathname + location.search)}>
            <OfficeIcon name="globe" />
            {LOCALE_NAMES[one]}
          </a>
        ))}
        <button type="button" onClick={() => void signOutHere(t)}>
          <OfficeIcon name="back" />
          {t('office.sign-out')}
        </button>
        <Version />
      </section>
    </Sheet>
  )
}
