const EDGE_PX = 8

interface Placing {
  /** The side tried first; the other one where there is no room. */
  readonly side: 'above' | 'below'
  /** Which edges stand in line. */
  readonly align: 'start' | 'center'
  readonly gapPx: number
}

/**
 * Puts what is shown in the top layer beside its anchor and wholly on the screen. Positions are set by script, which the security
 * policy allows; CSS anchors are still missing in some browsers.
 */
export function place(shown: HTMLElement, anchor: Element, { side, align, gapPx }: Placing): void {
  const at = anchor.getBoundingClientRect()
  const { offsetWidth: width, offsetHeight: height } = shown
  const { clientWidth, clientHeight } = document.documentElement
  const above = at.top - gapPx - height
  const below = at.bottom + gapPx
  const fitsAbove = above >= EDGE_PX
  const fitsBelow = below + height <= clientHeight - EDGE_PX
  const top = (side === 'above' ? fitsAbove || !fitsBelow : !fitsBelow && fitsAbove) ? above : below
  const left = align === 'start' ? at.left : at.left + at.width / 2 - width / 2
  shown.style.top = `${Math.max(EDGE_PX, Math.min(top, clientHeight - height - EDGE_PX))}px`
  shown.style.left = `${Math.max(EDGE_PX, Math.min(left, clientWidth - width - EDGE_PX))}px`
}
