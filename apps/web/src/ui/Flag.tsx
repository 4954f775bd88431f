import { isStateCode } from '@games/domain'

type FlagSize = 's' | 'm' | 'l'
const WIDTH = { s: 18, m: 22, l: 33 } as const satisfies Record<FlagSize, number>
const HEIGHT = { s: 13, m: 16, l: 24 } as const satisfies Record<FlagSize, number>

/**
 * The flag of an organisation, by code; its letters where there is no flag (spec §7). `name` is what a screen reader hears: leave it
 * out where the name stands beside the flag.
 */
export function Flag({ code, name = '', size = 'm' }: { code: string; name?: string; size?: FlagSize }) {
  if (!isStateCode(code))
    return (
      <span className={`ui-flag ui-flag-letters ui-flag-${size}`} {...(name ? { title: name } : {})}>
        {code}
      </span>
    )
  return (
    <img
      className={`ui-flag ui-flag-${size}`}
      src={`/brasil_flags/${code.toLowerCase()}.svg`}
      alt={name}
      width={WIDTH[size]}
      height={HEIGHT[size]}
      loading="lazy"
      decoding="async"
    />
  )
}
