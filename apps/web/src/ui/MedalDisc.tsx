import type { Medal } from '@games/domain'

const FIGURE = { gold: '1', silver: '2', bronze: '3' } as const satisfies Record<Medal, string>

/**
 * A medal: number, ring and colour, so that it never rests on colour alone. `label` is the medal's word ("Ouro"); leave it out where
 * the words are beside it. `shared`: the word for a medal that others have too ("empate"), which is drawn as "=".
 */
export function MedalDisc({
  medal,
  label,
  size = 'm',
  shared,
}: {
  medal: Medal
  label?: string
  size?: 's' | 'm' | 'l'
  shared?: string | undefined
}) {
  const labelled = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }
  const disc = (
    <span className={`ui-medal ui-medal-${medal} ui-medal-${size}`} {...labelled}>
      {size === 's' ? null : FIGURE[medal]}
    </span>
  )
  if (shared === undefined) return disc
  return (
    <span className="ui-medal-shared">
      {disc}
      <sup aria-hidden="true">=</sup>
      <span className="ui-hidden"> {shared}</span>
    </span>
  )
}
