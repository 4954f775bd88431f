import { pick } from '@games/domain/text/localized'
import { useLocale } from '@games/web/i18n/use-t.ts'
import { GROUPS, type MenuEntry } from '../menu.ts'
import { useT } from '../i18n/use-t.ts'
import { useGames } from '../session/games.ts'
import { useWorker } from '../session/office-session.ts'
import { OfficeIcon } from '../ui/OfficeIcon.tsx'
import { Initials } from './Initials.tsx'
import { hrefOf } from './use-followed-links.ts'
import { usePage, usePlaces } from './use-place.ts'
import { Version } from './Version.tsx'

/** The pages by group, the account and the version. As a narrow rail it shows only icons, whose names are read to screen readers. */
export function Sidebar({ rail, onToggle }: { rail: boolean; onToggle: () => void }) {
  const t = useT()
  const locale = useLocale()
  const { name, competitionCode } = useGames()
  const places = usePlaces()
  const { place } = usePage()
  const { username, role } = useWorker()
  return (
    <nav className="frame-side" aria-label={t('office.menu')}>
      <a className="frame-brand" href="/office/">
        <small>{name ? pick(name, locale) : competitionCode}</small>
        <b>{t('office.name')}</b>
      </a>
      <div className="frame-places">
        {GROUPS.map((group) => {
          const own = places.filter((one) => one.group === group)
          if (own.length === 0) return null
          return (
            <div key={group} role="group" aria-labelledby={group === 'top' ? undefined : `group-${group}`}>
              {group === 'top' ? null : <h2 id={`group-${group}`}>{t(`office.group-${group}`)}</h2>}
              {own.map((one) => (
                <PlaceLink key={one.key} entry={one} current={one === place} rail={rail} />
              ))}
            </div>
          )
        })}
      </div>
      <button type="button" className="frame-toggle" aria-pressed={rail} onClick={onToggle}>
        <OfficeIcon name="menu" />
        <span>{t(rail ? 'office.widen' : 'office.narrow')}</span>
        <kbd className="office-key">[</kbd>
      </button>
      <a className="frame-me" href="/account" title={rail ? username : undefined}>
        <Initials name={username} own />
        <span>
          <b>{username}</b>
          {t(`office.role-${role === 'admin' ? 'admin' : 'operator'}`)}
        </span>
      </a>
      <Version />
    </nav>
  )
}

function PlaceLink({ entry, current, rail }: { entry: MenuEntry; current: boolean; rail: boolean }) {
  const t = useT()
  const label = t(`office.menu-${entry.key}`)
  return (
    <a href={hrefOf(entry.path)} aria-current={current ? 'page' : undefined} title={rail ? label : undefined}>
      <OfficeIcon name={entry.icon} />
      <span className="frame-place">{label}</span>
      <kbd className="office-key frame-letter" aria-hidden="true">
        {entry.letter.toUpperCase()}
      </kbd>
    </a>
  )
}
