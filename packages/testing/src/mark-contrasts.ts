/**
 * Marks one of all texts that have the same contrast, since they have the same colour, size and weight before the same backgrounds: of a
 * page's thousand texts some thirty. What is placed freely may lie above anything, and is marked always. Whole in itself, so that it can be
 * sent to a page. Marks are attributes, `data-contrast`.
 */
export function markContrasts(): void {
  interface Behind {
    readonly layers: string
    readonly isPlaced: boolean
  }
  const behind = new Map<Element, Behind>()
  const behindOf = (element: Element): Behind => {
    const known = behind.get(element)
    if (known) return known
    const { backgroundColor, backgroundImage, opacity, filter, position } = getComputedStyle(element)
    const below = element.parentElement ? behindOf(element.parentElement) : { layers: '', isPlaced: false }
    const own = [backgroundColor, backgroundImage, opacity, filter].join(' ')
    const isBare = own === 'rgba(0, 0, 0, 0) none 1 none'
    const found = {
      layers: isBare ? below.layers : `${below.layers}/${own}`,
      isPlaced: below.isPlaced || position === 'absolute' || position === 'fixed',
    }
    behind.set(element, found)
    return found
  }
  const marked = new Set<string>()
  const mark = (element: Element): void => {
    if (!element.checkVisibility({ visibilityProperty: true })) return
    const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element)
    const { layers, isPlaced } = behindOf(element)
    const kind = [layers, color, fontSize, fontWeight, textShadow].join(' ')
    if (isPlaced || !marked.has(kind)) element.setAttribute('data-contrast', '')
    marked.add(kind)
  }
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { parentElement } = node
    if (parentElement && (node.textContent ?? '').trim() !== '') mark(parentElement)
  }
  // what a field says is no text of the document
  for (const field of document.querySelectorAll('input, select, textarea')) mark(field)
}
