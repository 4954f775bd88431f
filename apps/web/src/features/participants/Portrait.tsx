import type { Personal } from '@games/contract'
import { useState } from 'react'
import { fileHref } from '../../platform/open-file.ts'

type Variants = NonNullable<Personal['photo']>['variants']

const srcSet = (variants: Variants): string =>
  variants.map(({ address, width }) => `${fileHref(address)} ${width}w`).join(', ')
const SIZES = '160px'

/** An athlete's photo (R5.4). No browser stores it: without a network, or once it is closed, there is none. */
export function Portrait({ photo: { variants }, alt }: { photo: { variants: Variants }; alt: string }) {
  const [gone, setGone] = useState<string | null>(null)
  const webp = variants.filter(({ type }) => type === 'image/webp')
  const other = variants.filter(({ type }) => type !== 'image/webp')
  const largest = other.at(-1) ?? webp.at(-1)
  if (!largest || gone === largest.address) return null
  return (
    <picture className="participants-photo">
      {webp.length > 0 ? <source type="image/webp" srcSet={srcSet(webp)} sizes={SIZES} /> : null}
      <img
        src={fileHref(largest.address)}
        srcSet={srcSet(other)}
        sizes={SIZES}
        alt={alt}
        width={largest.width}
        height={largest.height}
        decoding="async"
        onError={() => setGone(largest.address)}
      />
    </picture>
  )
}
