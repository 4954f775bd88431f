/** What a framed page posts to the page around it, and what that page may request (docs/contracts/iframe-resize.md). */
export const RESIZE = 'resize-iframe'
const RESIZE_REQUEST = 'resize-iframe?'

/**
 * Embedded mode (R3.3): posts the height of the page's content, in CSS pixels, and its title to the page around it, now, whenever the
 * height changes, and when requested. Gives the function that posts it again, for a change of page. Neither is a secret: whoever frames us may
 * hear it.
 */
export function postHeight(): () => void {
  const post = (): void => {
    const height = Math.ceil(document.body.getBoundingClientRect().height)
    window.parent.postMessage({ type: RESIZE, height, title: document.title }, '*')
  }
  new ResizeObserver(post).observe(document.body)
  addEventListener('load', post)
  addEventListener('message', ({ source, data }: MessageEvent<unknown>) => {
    if (source === window.parent && (data as { type?: unknown } | null)?.type === RESIZE_REQUEST) post()
  })
  post()
  return post
}
