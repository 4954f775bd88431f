import { use } from 'react'
import { useT, useText } from '../i18n/use-t.ts'
import { ZoneChoiceContext } from '../time/zone-choice.ts'
import { useGames } from './games-context.ts'

/** "UTC−3", "UTC+5:30": minutes east of Greenwich. */
export function offsetWords(minutes: number): string {
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60]
  return `UTC${minutes < 0 ? '−' : '+'}${hours}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`}`
}

/** At the head of every printed sheet, never on a screen: whose games these are, and in whose time it is written. */
export function SheetHead() {
  const t = useT()
  const text = useText()
  const { name, competitionCode, utcOffset } = useGames()
  const choice = use(ZoneChoiceContext)
  return (
    <div className="app-shell-sheet">
      <p>
        <b>{text(name, competitionCode ?? '')}</b>
        {' · '}
        {choice?.shown ?? t('app-shell.sheet-time', { offset: offsetWords(utcOffset) })}
      </p>
    </div>
  )
}
