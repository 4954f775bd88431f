import { COMMITTEE_CODES } from '@games/domain/delegations/countries'
import { flagAddress } from '@games/domain/delegations/flags'
import { pick } from '@games/domain/text/localized'
import { LOCALE_TAGS } from '@games/web/i18n/locale.ts'
import { useLocale } from '@games/web/i18n/use-t.ts'
import { Flag } from '@games/web/ui/Flag.tsx'
import { useMemo, useState } from 'react'
import { useT } from '../../i18n/use-t.ts'
import { countryName } from './country-name.ts'

const folded = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** The countries with a National Olympic Committee by their names, to be taken in and out by a touch; found by name or code. */
export function Countries({ taken, onTurn }: { taken: ReadonlySet<string>; onTurn: (code: string) => void }) {
  const t = useT()
  const locale = useLocale()
  const [wanted, setWanted] = useState('')
  const all = useMemo(
    () =>
      COMMITTEE_CODES.flatMap((code) => {
        const name = countryName(code)
        return name ? [{ code, name: pick(name, locale) }] : []
      }).toSorted((a, b) => a.name.localeCompare(b.name, LOCALE_TAGS[locale])),
    [locale],
  )
  const search = folded(wanted.trim())
  const shown = all.filter(({ code, name }) => folded(name).includes(search) || code.toLowerCase() === search)
  const count = all.filter(({ code }) => taken.has(code)).length
  return (
    <details className="settings-countries">
      <summary>
        {t('office-settings.countries')}{' '}
        <span className="settings-note">{t('office-settings.countries-count', { count })}</span>
      </summary>
      <input
        className="ui-input"
        type="search"
        aria-label={t('office-settings.country-find')}
        placeholder={t('office-settings.country-find')}
        value={wanted}
        onChange={({ target }) => setWanted(target.value)}
      />
      {shown.length === 0 ? <p className="settings-note">{t('office-settings.country-none')}</p> : null}
      <ul className="settings-chips">
        {shown.map(({ code, name }) => (
          <li key={code}>
            <button type="button" aria-pressed={taken.has(code)} title={code} onClick={() => onTurn(code)}>
              <Flag organisation={{ code, flag: flagAddress(code) }} size="s" />
              <span>{name}</span>
            </button>
          </li>
        ))}
      </ul>
    </details>
  )
}
