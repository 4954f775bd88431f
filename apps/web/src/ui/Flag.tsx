import { useState } from 'react'

type FlagSize = 's' | 'm' | 'l'
const WIDTH = { s: 20, m: 22, l: 33 } as const satisfies Record<FlagSize, number>
const HEIGHT = { s: 15, m: 16, l: 24 } as const satisfies Record<FlagSize, number>

/** There is room for a code of the IOC; the code of a school, made from its name, is longer. */
const LETTERS = 3

/**
 * An organisation's flag (R3.13); its letters, in the same room, where it has none and where its picture could not be loaded: never a
 * broken image. `name` is what a screen reader hears: leave it out where the name stands beside the flag.
 */
export function Flag({
  organisation: { code, flag },
  name = '',
  size = 'm',
}: {
  organisation: { readonly code: string; readonly flag: string | null }
  name?: string
  size?: FlagSize
}) {
  const [failed, setFailed] = useState<string | null>(null)
  if (flag === null || flag === failed)
    return (
      <span className={`ui-flag ui-flag-letters ui-flag-${size}`} {...(name ? { title: name } : {})}>
        {code.slice(0, LETTERS)}
      </span>
    )
  return (
    <img
      className={`ui-flag ui-flag-${size}`}
      src={flag}
      alt={name}
      width={WIDTH[size]}
      height={HEIGHT[size]}
      loading="lazy"
      decoding="async"
      onError={() => setFailed(flag)}
      // a picture of the server's page may have failed before anybody listened
      ref={(image) => {
        if (image?.complete && image.naturalWidth === 0) setFailed(flag)
      }}
    />
  )
}
