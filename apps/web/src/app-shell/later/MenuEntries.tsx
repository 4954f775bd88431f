import { menuFor, menuHalves } from '@games/domain/access/menu'
import { useT } from '../../i18n/use-t.ts'
import { useSubject } from '../../session/subject.ts'
import { EntryLink } from '../bars/EntryLink.tsx'

/** Every entry the visitor has, in two halves, the left one rounded up (R1.5). */
export function MenuEntries() {
  const t = useT()
  const halves = menuHalves(menuFor(useSubject()))
  return (
    <nav className="menu-entries" aria-label={t('app-shell.menu')}>
      {halves.map((half, i) => (
        <ul key={i === 0 ? 'left' : 'right'}>
          {half.map((entry) => (
            <li key={entry.key}>
              <EntryLink entry={entry} icon />
            </li>
          ))}
        </ul>
      ))}
    </nav>
  )
}
