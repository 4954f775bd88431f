/** An icon's drawing: what stands inside `<svg viewBox="0 0 width height">`. */
export interface NamedDrawing {
  readonly body: string
  readonly width: number
  readonly height: number
}

/** The part of Iconify's answer that is used. */
interface IconSetAnswer {
  readonly icons: Readonly<Record<string, { readonly body: string; readonly width?: number; readonly height?: number }>>
  readonly aliases?: Readonly<Record<string, { readonly parent: string }>>
  readonly width?: number
  readonly height?: number
}

/** R3.11. */
const PATIENCE_MS = 5_000
/** As many as the service takes at once. */
const MOST = 100
const DEFAULT_SIZE = 16

interface Wish {
  readonly name: string
  readonly resolve: (drawing: NamedDrawing | null) => void
}

/**
 * Drawings by `prefix:name` from our icon service (R3.11). Those requested at one moment are fetched in one call; null for names that are
 * no icons, and where the service fails or takes longer than five seconds: those are requested again the next time.
 */
export function createIconService(
  fetchJson: (address: string, options: { signal: AbortSignal }) => Promise<Response> = (address, options) =>
    fetch(address, options),
  patience = PATIENCE_MS,
) {
  const known = new Map<string, Promise<NamedDrawing | null>>()
  const wishes = new Map<string, Wish[]>()

  const requestIcons = async (prefix: string, batch: readonly Wish[]) => {
    const names = batch.map(({ name }) => name).toSorted()
    try {
      const answer = await fetchJson(`/api/icons/${prefix}.json?icons=${names.join()}`, {
        signal: AbortSignal.timeout(patience),
      })
      if (!answer.ok) throw new Error(`the icon service answered ${answer.status}`)
      const set = (await answer.json()) as IconSetAnswer
      for (const { name, resolve } of batch) resolve(drawingIn(set, name))
    } catch {
      for (const { name, resolve } of batch) {
        known.delete(`${prefix}:${name}`)
        resolve(null)
      }
    }
  }
  const requestAll = () => {
    for (const [prefix, batch] of wishes)
      for (let from = 0; from < batch.length; from += MOST) void requestIcons(prefix, batch.slice(from, from + MOST))
    wishes.clear()
  }

  return (icon: string): Promise<NamedDrawing | null> => {
    const before = known.get(icon)
    if (before) return before
    const [prefix = '', name = ''] = icon.split(':')
    const drawing = new Promise<NamedDrawing | null>((resolve) => {
      if (wishes.size === 0) queueMicrotask(requestAll)
      wishes.set(prefix, [...(wishes.get(prefix) ?? []), { name, resolve }])
    })
    known.set(icon, drawing)
    return drawing
  }
}

function drawingIn(
  { icons, aliases, width = DEFAULT_SIZE, height = width }: IconSetAnswer,
  name: string,
): NamedDrawing | null {
  const found = icons[aliases?.[name]?.parent ?? name]
  return found ? { body: found.body, width: found.width ?? width, height: found.height ?? height } : null
}

export const iconDrawing = createIconService()
