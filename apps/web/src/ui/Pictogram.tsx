import { isDisciplineCode } from '@games/domain'
import { createContext, type ReactNode, use } from 'react'
import sprite from './pictograms.gen.svg?no-inline'

/** What draws a discipline that is none of ours, where the page has it; the letters of its code stand in for it. */
export const OtherPictogram = createContext<(code: string) => ReactNode>((code) => code)

/**
 * A discipline's pictogram on its own ground. `name` is what a screen
 * reader hears: leave it out where the discipline's name stands beside it.
 */
export function Pictogram({ code, name, size = 'm' }: { code: string; name?: string; size?: 's' | 'm' | 'l' }) {
  const drawOther = use(OtherPictogram)
  const label = name ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true }
  return (
    <span className={`ui-pictogram ui-pictogram-${size} ${hue(code)}`} {...label}>
      {isDisciplineCode(code) ? (
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <use href={`${sprite}#${code}`} />
        </svg>
      ) : (
        drawOther(code)
      )}
    </span>
  )
}

/** The class that sets `--hue` to a discipline's colour; a neutral one for disciplines that are not ours. */
export const hue = (code: string): string => (isDisciplineCode(code) ? `hue-${code}` : 'hue-other')
