import type { Medal } from '@games/domain'

const FIGURE = { gold: '1', silver: '2', bronze: '3' } as const satisfies Record<Medal, string>

/**
 * A medal: number, ring and colour, so that it never rests on colour alone. `label` is the medal's word ("Ouro"); leave it out where
 * the words are beside it.
 */
export function MedalDisc({ medal, label, size = 'm' }: { medal: Medal; label?: string; size?: 's' | 'm' | 'l' }) {
  const said = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }
  return (
    <span className={`ui-medal ui-medal-${medal} ui-medal-${size}`} {...said}>
      {size === 's' ? null : FIGURE[medal]}
    </span>
  )
}
