import type { ContentFile } from '@games/contract/content/shown-content'
import { fileHref } from '../platform/open-file.ts'

/** The addresses of one format with their widths, as `srcset` has them. */
const srcSet = (variants: ContentFile['variants']): string =>
  variants.map(({ address, width }) => `${fileHref(address)} ${width ?? 1}w`).join(', ')

/**
 * A picture in the smallest size and format that does. It keeps its place while it loads; `alt` is '' where words beside it say the same.
 *
 * @param sizes How wide it stands, as `<img sizes>` has it.
 */
export function Picture({
  file,
  alt,
  lang,
  sizes,
  isFirst = false,
}: {
  file: ContentFile
  alt: string
  lang?: string | undefined
  sizes: string
  isFirst?: boolean
}) {
  const byType = Map.groupBy(file.variants, ({ type }) => type)
  const webp = byType.get('image/webp') ?? []
  const other = [...byType].find(([type]) => type !== 'image/webp')?.[1] ?? webp
  const largest = other.at(-1)
  if (!largest) return null
  return (
    <picture>
      {webp.length > 0 ? <source type="image/webp" srcSet={srcSet(webp)} sizes={sizes} /> : null}
      <img
        src={fileHref(largest.address)}
        srcSet={srcSet(other)}
        sizes={sizes}
        alt={alt}
        lang={lang}
        width={largest.width ?? undefined}
        height={largest.height ?? undefined}
        loading={isFirst ? 'eager' : 'lazy'}
        decoding="async"
      />
    </picture>
  )
}
