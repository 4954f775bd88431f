import type { Settings } from '@games/contract'
import { pick } from '@games/domain/text/localized'
import { dayLabel } from '@games/web/i18n/format.ts'
import { useLocale } from '@games/web/i18n/use-t.ts'
import { Pictogram } from '@games/web/ui/Pictogram.tsx'
import { useDisciplineName } from '../../calls/use-discipline-name.ts'
import { useT } from '../../i18n/use-t.ts'
import { useGames } from '../../session/games.ts'
import type { Texts } from './texts.ts'
import { settingOf } from './setting-of.ts'

/** So many disciplines tell how a list would look. */
const SHOWN = 6

interface Listed {
  readonly code: string
  readonly name: Texts | null
  readonly visible: boolean
}

interface PublicNowProps {
  readonly settings: Settings
  readonly delegations: number
}

/** What of the answers given so far the public's first page shows, beside each step: name, days, disciplines in their order, and what there is not yet. */
export function PublicNow({ settings, delegations }: PublicNowProps) {
  const t = useT()
  const locale = useLocale()
  const named = useDisciplineName()
  const value = <V,>(key: Parameters<typeof settingOf>[1]) => settingOf(settings, key).value as V | null
  // without a name of the organiser's own the public reads the usual one
  const { name: usual } = useGames()
  const name = value<Texts>('games_name')
  const days = value<{ first: string; last: string }>('games_days')
  const chosen = value<readonly Listed[]>('disciplines')?.filter(({ visible }) => visible)
  const disciplines = chosen ?? settings.sentDisciplines.map((code) => ({ code, name: null }))
  const nameOf = ({ code, name: own }: Pick<Listed, 'code' | 'name'>) => {
    const known = named(code)
    return known === code && own?.por ? pick(own, locale) : known
  }
  const { units, published } = settings.setUp
  return (
    <aside className="settings-public" aria-label={t('office-settings.public-now')}>
      <h2 className="office-h2">{t('office-settings.public-now')}</h2>
      <div className="settings-public-page">
        <p className="settings-public-page-bar">{pick(name?.por ? name : usual, locale)}</p>
        <p className="muted small">
          {days
            ? `${dayLabel(days.first, locale)} – ${dayLabel(days.last, locale)}`
            : t('office-settings.public-no-days')}
        </p>
        <ul>
          {disciplines.slice(0, SHOWN).map((one) => (
            <li key={one.code}>
              <Pictogram code={one.code} size="s" />
              <span>{nameOf(one)}</span>
            </li>
          ))}
        </ul>
        {disciplines.length > SHOWN ? (
          <p className="muted small">{t('office-settings.public-more', { count: disciplines.length - SHOWN })}</p>
        ) : null}
        <p className="small">
          {units > 0 ? t('office-settings.public-units', { count: units }) : t('office-settings.public-no-units')}{' '}
          {delegations > 0 ? t('office-settings.step-delegations-count', { count: delegations }) : null}
        </p>
      </div>
      <p className="muted small">
        {published > 0
          ? t('office-settings.public-published', { count: published })
          : t('office-settings.public-not-published')}{' '}
        <a className="settings-link" href="/">
          {t('office-settings.to-public')}
        </a>
      </p>
    </aside>
  )
}
