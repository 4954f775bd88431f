import { useT } from '../../i18n/use-t.ts'
import { useSubject } from '../../session/subject.ts'
import { bottomPlaces } from './bottom-places.ts'
import { EntryLink } from './EntryLink.tsx'
import { MenuLink } from './MenuLink.tsx'

/** A phone's bar: four places and the menu, within reach of the thumb. */
export function BottomBar() {
  const t = useT()
  const { platform } = useSubject()
  return (
    <nav className="app-shell-bottom" aria-label={t('app-shell.bottom')}>
      {bottomPlaces(platform).map((entry) => (
        <EntryLink key={entry.key} entry={entry} icon />
      ))}
      <MenuLink />
    </nav>
  )
}
