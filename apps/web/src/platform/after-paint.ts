/**
 * Does `work` once the browser has painted what it has now: a finger is answered first, by the pressed link's own look, and then comes what
 * takes a slow phone longer than a finger's patience.
 */
export const afterPaint = (work: () => void): void => {
  requestAnimationFrame(() => setTimeout(work))
}
