import { LOCALE_NAMES, LOCALES, localeAddress } from '@games/web/i18n/locale.ts'
import { useLocale } from '@games/web/i18n/use-t.ts'
import { chooseTheme, storedTheme, THEMES, type Theme } from '@games/web/session/theme.ts'
import { Menu, type MenuLine } from '@games/web/ui/Menu.tsx'
import { useState } from 'react'
import { useT } from '../i18n/use-t.ts'
import { useWorker } from '../session/office-session.ts'
import { Initials } from './Initials.tsx'
import { openPanel } from './panels.ts'
import { signOutHere } from './sign-out.ts'

/** Language, theme, account, the public's view, and the way out. */
export function YouMenu() {
  const t = useT()
  const locale = useLocale()
  const { username } = useWorker()
  const [theme, setTheme] = useState<Theme>(storedTheme)
  const lines: MenuLine[] = [
    ...LOCALES.map((one) => ({
      key: one,
      label: LOCALE_NAMES[one],
      current: one === locale,
      // the server sets the cookie and leads back, so the whole office is read anew
      onSelect: () => location.assign(localeAddress(one, location.pathname + location.search)),
    })),
    ...THEMES.map((one) => ({
      key: one,
      label: t(`office.theme-${one}`),
      current: one === theme,
      onSelect: () => {
        chooseTheme(one)
        setTheme(one)
      },
    })),
    { key: 'keys', label: t('office.keys'), onSelect: () => openPanel('keys') },
    { key: 'site', label: t('office.to-site'), href: '/' },
    { key: 'account', label: t('office.to-account'), href: '/account' },
    { key: 'out', label: t('office.sign-out'), onSelect: () => void signOutHere(t) },
  ]
  return (
    <Menu
      label={t('office.you', { username })}
      button={<Initials name={username} own />}
      lines={lines}
      buttonClass="frame-you"
    />
  )
}
