/** Style sheet → that it is loaded; one that was lost is requested again. */
const sheets = new Map<string, Promise<unknown>>()

function loadSheet(href: string): Promise<unknown> {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
  const come = new Promise((settle, fail) => {
    link.onload = settle
    link.onerror = () => {
      link.remove()
      sheets.delete(href)
      fail(new Error(`lost: ${link.href}`))
    }
  })
  sheets.set(href, come)
  document.head.append(link)
  return come
}

/**
 * Loads a lazily loaded part after its style sheets (`assets/menu.css`), each once. What is lost is reported as `vite:preloadError`, with the
 * error as its payload (pwa/lost-chunk.ts), and thrown as an error of another name: the router would know the browser's, and reload the page
 * by itself, even while the server is away. In place of Vite's own of four times the bytes, which every page would pay for:
 * build/load-part-plugin.ts.
 */
export async function loadPart<T>(load: () => Promise<T>, files: readonly string[] = []): Promise<T> {
  try {
    await Promise.all(files.map((file) => sheets.get(`/${file}`) ?? loadSheet(`/${file}`)))
    return await load()
  } catch (payload) {
    dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }))
    throw new Error('lost', { cause: payload })
  }
}
