import { useT } from '../../i18n/use-t.ts'
import { preferences, usePreferences } from '../../session/preferences.ts'
import { SettingsSection } from './SettingsSection.tsx'
import { cityOf, isNamedZone, type NamedZone, offsetName, TIME_ZONES } from './time-zones.ts'
import { useIsBrowser } from './use-is-browser.ts'

/** In which zone times are shown (R5.10): this device's, the venue's, or one by name. `at`: the instant offsets are told for. */
export function TimeZoneSection({ at }: { at: number }) {
  const t = useT()
  const { preferredTimezone, timezone } = usePreferences()
  // only the device knows its zone, and its offsets may be newer than the server's
  const isBrowser = useIsBrowser()
  const nameOf = (zone: string): string => {
    const city = isNamedZone(zone) ? t(`settings.zone-${cityOf(zone)}`) : zone
    return isBrowser ? `${city} (${offsetName(zone, at)})` : city
  }
  const byName = (zones: readonly NamedZone[]) =>
    zones.map((zone) => (
      <option key={zone} value={zone}>
        {nameOf(zone)}
      </option>
    ))
  const isOther = !['local', 'venue'].includes(preferredTimezone) && !isNamedZone(preferredTimezone)
  return (
    <SettingsSection id="time-zone" title={t('settings.time-zone')}>
      <label className="settings-select">
        <span>{t('settings.time-zone-label')}</span>
        <select
          className="ui-select"
          value={preferredTimezone}
          onChange={({ target }) => preferences.set({ preferredTimezone: target.value })}
        >
          <option value="local">
            {isBrowser
              ? t('settings.time-zone-local-named', { zone: nameOf(timezone) })
              : t('settings.time-zone-local')}
          </option>
          <option value="venue">{t('settings.time-zone-venue')}</option>
          {isOther ? <option value={preferredTimezone}>{nameOf(preferredTimezone)}</option> : null}
          <optgroup label={t('settings.time-zone-brazil')}>{byName(TIME_ZONES.brazil)}</optgroup>
          <optgroup label={t('settings.time-zone-abroad')}>{byName(TIME_ZONES.abroad)}</optgroup>
        </select>
      </label>
      <p>{t('settings.time-zone-hint')}</p>
    </SettingsSection>
  )
}
