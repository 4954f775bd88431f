interface ManifestChunk {
  readonly file: string
  readonly src?: string
  readonly imports?: readonly string[]
}

/** `.vite/manifest.json` of the client build. */
export type Manifest = Readonly<Record<string, ManifestChunk>>

const ROUTES = 'src/routes/'
const SPLIT = '?tsr-split='

/** Route ids and file names in one form: `medals.$tab.tsx` and `/medals/$tab` are both `/medals/$tab`. */
const routeKey = (path: string): string =>
  `/${path
    .replace(/\.tsx$/, '')
    .replaceAll('.', '/')
    .replace(/^\//, '')}`.replace(/\/(index|route)$/, '') || '/'

/**
 * From the build's manifest a function from matched route ids to the element that names their lazily loaded parts, for
 * src/first-paint.ts to fetch with the app. Ids without such a part give nothing.
 */
export function createPreload(manifest: Manifest): (routeIds: string[]) => string {
  const chunkOf = new Map<string, string>()
  for (const key of Object.keys(manifest)) {
    const split = key.indexOf(SPLIT)
    if (key.startsWith(ROUTES) && split >= 0) chunkOf.set(routeKey(key.slice(ROUTES.length, split)), key)
  }
  return (routeIds) => {
    const files = new Set<string>()
    const add = (key: string): void => {
      const chunk = manifest[key]
      if (!chunk || files.has(chunk.file)) return
      files.add(chunk.file)
      chunk.imports?.forEach(add)
    }
    for (const id of routeIds) {
      const key = chunkOf.get(routeKey(id))
      if (key) add(key)
    }
    return files.size > 0 ? `<meta name="modulepreload" content="/${[...files].join(' /')}">` : ''
  }
}
