import type { ReactNode } from 'react'
import { useT } from '../i18n/use-t.ts'
import { Sign } from './Sign.tsx'

/** Characters beyond which a title takes three narrow lines: both names of a bout. */
const LONG = 40

/** Where one is, with the way back. */
export function TopBar({
  title,
  under,
  onBack,
  children,
}: {
  title: string
  under: string
  onBack?: () => void
  children?: ReactNode
}) {
  const t = useT()
  return (
    <header className="desk-top">
      {onBack ? (
        <button type="button" className="desk-round" aria-label={t('desk.back')} onClick={onBack}>
          <Sign name="back" />
        </button>
      ) : (
        <span className="desk-round" />
      )}
      <div>
        <h1 data-long={title.length > LONG}>{title}</h1>
        <span>{under}</span>
      </div>
      {children ?? <span className="desk-round" />}
    </header>
  )
}
