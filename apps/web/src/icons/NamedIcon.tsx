import { type ReactNode, useEffect, useState } from 'react'
import type { NamedDrawing } from './icon-service.ts'

/** A plain mark of the same size, where there is no such icon or the service does not answer. */
const FALLBACK: NamedDrawing = {
  body: '<circle cx="12" cy="12" r="4" fill="currentColor"/>',
  width: 24,
  height: 24,
}

/**
 * An icon whose name is part of the content (`mdi:bus`, `games:jud`; R3.11), fetched when it is drawn. Decoration: the words beside it say what
 * it means. The service and its code are loaded by the first one. `fallback` stands for it until it is drawn, and where it cannot be.
 */
export function NamedIcon({ icon, fallback }: { icon: string; fallback?: ReactNode }) {
  const [shown, setShown] = useState<{ readonly icon: string; readonly drawing: NamedDrawing | null } | null>(null)
  useEffect(() => {
    let isWanted = true
    const show = (drawing: NamedDrawing | null) => {
      if (isWanted) setShown({ icon, drawing })
    }
    import('./icon-service.ts').then(({ iconDrawing }) => iconDrawing(icon)).then(show, () => show(null))
    return () => {
      isWanted = false
    }
  }, [icon])
  const isKnown = shown?.icon === icon
  const found = isKnown ? shown.drawing : null
  if (!found && fallback !== undefined) return fallback
  const drawing = found ?? (isKnown ? FALLBACK : null)
  return (
    <svg
      className="ui-icon ui-icon-named"
      viewBox={drawing ? `0 0 ${drawing.width} ${drawing.height}` : '0 0 24 24'}
      aria-hidden="true"
      // from the sets bundled with our own server
      {...(drawing ? { dangerouslySetInnerHTML: { __html: drawing.body } } : {})}
    />
  )
}
