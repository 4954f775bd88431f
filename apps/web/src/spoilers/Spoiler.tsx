import type { ReactNode } from 'react'
import { ShowResult } from './ShowResult.tsx'
import { useShown } from './spoilers.ts'

interface SpoilerProps {
  /** What the result is of, by a key of its own. */
  readonly of: string
  /** The same in words. */
  readonly name: string
  readonly children: ReactNode
}

/**
 * A part of a page that is a result from its first line to its last: a table of medals, a bracket, a podium. `isWide`: from one edge of the
 * page to the other.
 */
export function Spoiler({ of, name, isWide = false, children }: SpoilerProps & { isWide?: boolean }) {
  return (
    <div className={isWide ? 'spoilers-part spoilers-wide' : 'spoilers-part'} data-spoiler-of="" {...useShown(of)}>
      <ShowResult of={of} name={name} />
      <div className="spoilers-inside" data-spoiler="">
        {children}
      </div>
    </div>
  )
}

/** A row with a result beside what it is of, which marks the result itself by `data-spoiler`. */
export function SpoilerRow({ of, name, children }: SpoilerProps) {
  return (
    <div className="spoilers-row" data-spoiler-of="" {...useShown(of)}>
      {children}
      <ShowResult of={of} name={name} />
    </div>
  )
}
