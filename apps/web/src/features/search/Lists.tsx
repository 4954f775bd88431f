import { useT } from '../../i18n/use-t.ts'

const LISTS = [
  { kind: 'athletes', href: '/participants/athletes' },
  { kind: 'teams', href: '/participants/teams' },
  { kind: 'disciplines', href: '/schedule/disciplines' },
  { kind: 'venues', href: '/venues' },
] as const

/** Where to look without a search, and for what one does not find. */
export function Lists({ onFollow }: { onFollow?: () => void }) {
  const t = useT()
  return (
    <nav className="search-lists" aria-label={t('search.ways')}>
      {LISTS.map(({ kind, href }) => (
        <a key={kind} href={href} onClick={onFollow}>
          {t(`search.all-${kind}`)}
        </a>
      ))}
    </nav>
  )
}
