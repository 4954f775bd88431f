import { type ReactNode, useRef } from 'react'
import { useT } from '../i18n/use-t.ts'
import { useFocusOnShow } from './use-focus.ts'

interface PageHeadProps {
  readonly title: string
  /** A line below the title. */
  readonly about?: ReactNode
  /** Buttons; the one filled one of the view last. */
  readonly children?: ReactNode
  /** The title takes the focus if the control that led to the page is gone. */
  readonly takesFocus?: boolean
}

/** The page's one h1, its document title, what it is about, and what can be done on it. */
export function PageHead({ title, about, children, takesFocus = false }: PageHeadProps) {
  const t = useT()
  const heading = useRef<HTMLHeadingElement>(null)
  useFocusOnShow(heading, title, takesFocus ? 'gone' : 'never')
  return (
    <header className="office-head">
      <title>{`${title} · ${t('office.name')}`}</title>
      <div>
        <h1 className="office-h1" ref={heading} tabIndex={takesFocus ? -1 : undefined}>
          {title}
        </h1>
        {about ? <p className="office-about">{about}</p> : null}
      </div>
      {children ? <div className="office-actions">{children}</div> : null}
    </header>
  )
}
