import type { ReactNode } from 'react'
import { Link } from '@tanstack/react-router'
import { useT } from '../i18n/use-t.ts'

/** The body of the 404 and error pages: the code as the one big figure, why, and the way out. */
export function StatusPage({ code, why, children }: { code: number; why: string; children?: ReactNode }) {
  const t = useT()
  return (
    <div className="frame-status">
      <p className="frame-status-code">{code}</p>
      <p>{why}</p>
      {children}
      <Link className="ui-button" to="/">
        {t('frame.home')}
      </Link>
    </div>
  )
}
