import { useT } from '../i18n/use-t.ts'

export interface Crumb {
  readonly text: string
  /** Absent for what has no page of its own, and for the page itself. */
  readonly address?: string
}

/** The way of meaning to this page: discipline › event › unit. The last crumb is the page. */
export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  const t = useT()
  return (
    <nav className="app-shell-crumbs" aria-label={t('app-shell.breadcrumb')}>
      <ol>
        {crumbs.map((crumb, i) => (
          <li key={crumb.text} {...(i === crumbs.length - 1 ? { 'aria-current': 'page' as const } : {})}>
            {crumb.address === undefined ? crumb.text : <a href={crumb.address}>{crumb.text}</a>}
          </li>
        ))}
      </ol>
    </nav>
  )
}
