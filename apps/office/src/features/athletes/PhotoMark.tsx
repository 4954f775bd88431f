import type { PhotoAthlete } from '@games/contract'
import { OfficeIcon } from '../../ui/OfficeIcon.tsx'

/** A small photo beside a name; without one a sign. */
export function PhotoMark({ photo }: Pick<PhotoAthlete, 'photo'>) {
  const small = photo?.variants.find(({ type }) => type === 'image/webp') ?? photo?.variants[0]
  return (
    <span className="athletes-mark">
      {small ? <img src={small.address} alt="" loading="lazy" decoding="async" /> : <OfficeIcon name="people" />}
    </span>
  )
}
