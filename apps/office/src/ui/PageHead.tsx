import type { ReactNode } from 'react'
import { useT } from '../i18n/use-t.ts'

interface PageHeadProps {
  readonly title: string
  /** A line below the title. */
  readonly about?: ReactNode
  /** Buttons; the one filled one of the view last. */
  readonly children?: ReactNode
}

/** The page's one h1, its document title, what it is about, and what can be done on it. */
export function PageHead({ title, about, children }: PageHeadProps) {
  const t = useT()
  return (
    <header className="office-head">
      <title>{`${title} · ${t('office.name')}`}</title>
      <div>
        <h1 className="office-h1">{title}</h1>
        {about ? <p className="office-about">{about}</p> : null}
      </div>
      {children ? <div className="office-actions">{children}</div> : null}
    </header>
  )
}
