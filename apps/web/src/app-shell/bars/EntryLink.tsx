import type { ShownEntry } from '@games/domain/access/menu'
import { useLocation } from '@tanstack/react-router'
import { useT } from '../../i18n/use-t.ts'
import { Icon } from '../../ui/Icon.tsx'
import { currentEntry } from './current-entry.ts'

/** An entry of the menu: its word, an icon where there is room for one, and whether it is where the visitor is. */
export function EntryLink({
  entry,
  icon = false,
  className,
}: {
  entry: ShownEntry
  icon?: boolean
  className?: string | undefined
}) {
  const t = useT()
  const pathname = useLocation({ select: (location) => location.pathname })
  const current = currentEntry(pathname) === entry.key
  return (
    <a
      href={entry.address}
      className={className}
      aria-current={current ? (pathname === entry.address ? 'page' : 'true') : undefined}
    >
      {icon ? <Icon name={entry.key} /> : null}
      <span>{t(`app-shell.menu-${entry.key}`)}</span>
    </a>
  )
}
