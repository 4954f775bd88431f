import type { MouseEvent } from 'react'
import { useT } from '../../i18n/use-t.ts'
import { showResult } from '../spoilers.ts'

/** Shows the result of something. `name`: what it is the result of. */
export function ShowButton({ of, name }: { of: string; name: string }) {
  const t = useT()
  const onClick = ({ currentTarget }: MouseEvent) => {
    const around = currentTarget.closest<HTMLElement>('[data-spoiler-of]')
    showResult(of)
    // the button is gone with what it has done: who uses keys goes on at what is shown
    requestAnimationFrame(() => {
      const next = around?.querySelector<HTMLElement>('a,button,summary') ?? around
      if (next === around && next) next.tabIndex = -1
      next?.focus({ preventScroll: true })
    })
  }
  return (
    <button type="button" className="spoilers-show" aria-label={t('app-shell.show-result', { name })} onClick={onClick}>
      <Eye />
      <span>{t('app-shell.show')}</span>
    </button>
  )
}

export const Eye = () => (
  <svg className="ui-shape" viewBox="0 0 24 24" aria-hidden="true">
    <path d="M2.5 12c5-7 14-7 19 0-5 7-14 7-19 0Z" />
    <circle cx="12" cy="12" r="2.5" />
  </svg>
)
