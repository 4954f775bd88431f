import { useState } from 'react'
import { useT } from '../../i18n/use-t.ts'
import { chooseTheme, storedTheme, THEMES, type Theme } from '../../session/theme.ts'
import { Choice } from './Choice.tsx'
import { SettingsSection } from './SettingsSection.tsx'
import { useIsBrowser } from './use-is-browser.ts'

/** Light, dark, or as the device says. */
export function ThemeSection() {
  const t = useT()
  const [chosen, setChosen] = useState<Theme | null>(null)
  const isBrowser = useIsBrowser()
  const theme = chosen ?? (isBrowser ? storedTheme() : null)
  return (
    <SettingsSection id="theme" title={t('settings.theme')}>
      <Choice
        legend={t('settings.theme-legend')}
        options={THEMES.map((value) => ({ value, label: t(`settings.theme-${value}`) }))}
        value={theme}
        onChoose={(value) => {
          setChosen(value)
          chooseTheme(value)
        }}
      />
    </SettingsSection>
  )
}
