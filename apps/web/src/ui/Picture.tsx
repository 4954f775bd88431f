interface Variant {
  readonly type: string
  readonly width: number | null
  readonly height: number | null
  readonly address: string
}

/** Browsers take the first they can draw. */
const BEST_FIRST = ['image/avif', 'image/webp']

/**
 * A photo in several sizes and formats, of which the browser takes one. `sizes` is how wide it is shown, as the attribute has it. It keeps its
 * room until it comes, and waits until it is near.
 */
export function Picture({
  variants,
  alt,
  sizes,
  className,
}: {
  /** The smallest first. */
  variants: readonly Variant[]
  alt: string
  sizes: string
  className?: string
}) {
  const by = Map.groupBy(variants, ({ type }) => type)
  const plain = [...by].find(([type]) => !BEST_FIRST.includes(type))?.[1] ?? variants
  const largest = plain.at(-1)
  if (!largest) return null
  const setOf = (ones: readonly Variant[]) =>
    ones.map(({ address, width }) => (width === null ? address : `${address} ${width}w`)).join(', ')
  return (
    <picture>
      {BEST_FIRST.map((type) => {
        const ones = by.get(type)
        return ones && ones !== plain ? <source key={type} type={type} srcSet={setOf(ones)} sizes={sizes} /> : null
      })}
      <img
        className={className}
        src={largest.address}
        srcSet={setOf(plain)}
        sizes={sizes}
        alt={alt}
        {...(largest.width && largest.height ? { width: largest.width, height: largest.height } : {})}
        loading="lazy"
        decoding="async"
      />
    </picture>
  )
}
