import type { ShownEntry } from '@games/domain/access/menu'
import { useLocation } from '@tanstack/react-router'
import { useT } from '../../i18n/use-t.ts'
import { Icon } from '../../ui/Icon.tsx'
import { BAR_STEPS, type BarStep } from './bar-plan.ts'
import { currentEntry } from './current-entry.ts'
import { EntryLink } from './EntryLink.tsx'

interface EntryWithStep {
  readonly entry: ShownEntry
  /** The window's width from which it stands in the bar itself. */
  readonly from: BarStep | undefined
}

const hiddenFrom = (step: BarStep | undefined): string | undefined =>
  step === undefined ? undefined : `app-shell-until-${step}`

/** The entries that do not fit into the top bar. A disclosure of the browser's own: it opens without script, and later/ closes it. */
export function MoreEntries({ entries }: { entries: readonly EntryWithStep[] }) {
  const t = useT()
  const pathname = useLocation({ select: (location) => location.pathname })
  // it is needed as long as the widest plan leaves an entry out
  const steps = entries.map(({ from }) => from)
  const last = steps.includes(undefined) ? undefined : BAR_STEPS.findLast((step) => steps.includes(step))
  if (entries.length === 0 || last === BAR_STEPS[0]) return null
  const here = entries.find(({ entry }) => entry.key === currentEntry(pathname))
  return (
    <details className={`app-shell-more ${hiddenFrom(last) ?? ''}`}>
      <summary>
        <span>{t('app-shell.more')}</span>
        <Icon name="chevron-down" />
        {here && here.from !== BAR_STEPS[0] ? (
          <span className={`app-shell-more-mark ${hiddenFrom(here.from) ?? ''}`} />
        ) : null}
      </summary>
      <ul>
        {entries.map(({ entry, from }) =>
          from === BAR_STEPS[0] ? null : (
            <li key={entry.key} className={hiddenFrom(from)}>
              <EntryLink entry={entry} icon />
            </li>
          ),
        )}
      </ul>
    </details>
  )
}
