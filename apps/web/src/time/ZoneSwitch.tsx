import { use } from 'react'
import { ZoneChoiceContext } from './zone-choice.ts'

/** In whose time the page is written, and the other one a tap away (R5.10). Nothing for those who live in the venue's time. */
export function ZoneSwitch() {
  const choice = use(ZoneChoiceContext)
  if (!choice) return null
  return (
    <button type="button" className="time-zone" onClick={choice.swap}>
      <span className="time-zone-shown">{choice.shown} · </span>
      <span className="time-zone-other">{choice.other}</span>
    </button>
  )
}
