import { chooseTheme, THEMES } from '@games/web/session/theme.ts'
import { useModal } from '@games/web/ui/use-modal.ts'
import { useRouter } from '@tanstack/react-router'
import { Command } from 'cmdk'
import { useEffect, useRef } from 'react'
import { useT } from '../i18n/use-t.ts'
import { OfficeIcon } from '../ui/OfficeIcon.tsx'
import { useUndo } from '../ui/use-undo-toast.ts'
import { lastAction } from '../ui/last-action.ts'
import { openPanel } from './panels.ts'
import { signOutHere } from './sign-out.ts'
import { usePlaces } from './use-place.ts'
import '@games/web/ui/modal.css'
import './palette.css'

interface Doing {
  readonly key: string
  readonly label: string
  readonly icon: string
  readonly shortcut?: string
  readonly run: () => void
}

/** Places and actions by their names, and only those that whoever works here may open and do. Opened by Ctrl/⌘ K. */
export function Palette({ onClose }: { onClose: () => void }) {
  const t = useT()
  const router = useRouter()
  const places = usePlaces()
  const undo = useUndo()
  const modal = useModal({ open: true, onClose })
  const field = useRef<HTMLInputElement>(null)
  // a dialog gives the focus to the first that can have it, which is the list as a whole
  useEffect(() => field.current?.focus(), [])
  const { action } = lastAction.get()
  const goTo: Doing[] = places.map(({ key, path, icon, letter }) => ({
    key,
    label: t(`office.menu-${key}`),
    icon,
    shortcut: `g ${letter.toUpperCase()}`,
    run: () => void router.navigate({ href: path }),
  }))
  const doing: Doing[] = [
    ...(action === null ? [] : [{ key: 'undo', label: t('office.undo-last'), icon: 'undo', run: () => undo(action) }]),
    { key: 'keys', label: t('office.keys'), icon: 'key', shortcut: '?', run: () => openPanel('keys') },
    ...THEMES.map((theme) => ({
      key: theme,
      label: t(`office.theme-${theme}`),
      icon: 'eye',
      run: () => chooseTheme(theme),
    })),
    { key: 'site', label: t('office.to-site'), icon: 'globe', run: () => location.assign('/') },
    { key: 'out', label: t('office.sign-out'), icon: 'back', run: () => void signOutHere(t) },
  ]
  const choose = ({ run }: Doing) => {
    onClose()
    run()
  }
  return (
    <dialog className="ui-modal frame-palette" aria-label={t('office.find')} {...modal}>
      <Command label={t('office.find')} loop>
        <div className="frame-palette-field">
          <OfficeIcon name="search" />
          <Command.Input ref={field} placeholder={t('office.find')} />
          <kbd className="office-key">Esc</kbd>
        </div>
        <Command.List label={t('office.find')}>
          <Command.Empty>{t('office.find-none')}</Command.Empty>
          {(
            [
              ['go', goTo],
              ['do', doing],
            ] as const
          ).map(([group, all]) => (
            <Command.Group key={group} heading={t(`office.find-${group}`)}>
              {all.map((one) => (
                <Command.Item key={one.key} value={one.label} onSelect={() => choose(one)}>
                  <OfficeIcon name={one.icon} />
                  <b>{one.label}</b>
                  {one.shortcut ? <kbd className="office-key">{one.shortcut}</kbd> : null}
                </Command.Item>
              ))}
            </Command.Group>
          ))}
        </Command.List>
        <p className="frame-palette-foot">
          <span>
            <kbd className="office-key">↑</kbd> <kbd className="office-key">↓</kbd> {t('office.find-choose')}
          </span>
          <span>
            <kbd className="office-key">↵</kbd> {t('office.find-open')}
          </span>
          <span>{t('office.find-allowed')}</span>
        </p>
      </Command>
    </dialog>
  )
}
