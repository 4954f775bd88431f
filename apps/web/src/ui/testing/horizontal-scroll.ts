/** How far the page reaches beyond the screen's right edge, in CSS pixels: 0 unless it scrolls sideways. */
export const horizontalScroll = (): number =>
  document.documentElement.scrollWidth - document.documentElement.clientWidth
