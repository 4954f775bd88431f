/** How far the page reaches beyond the screen's right edge, in CSS pixels: 0 unless it scrolls sideways. */
export const sidewaysScroll = (): number => document.documentElement.scrollWidth - document.documentElement.clientWidth
