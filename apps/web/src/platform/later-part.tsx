import { type ComponentType, lazy, memo, Suspense, useState } from 'react'

/** The first of these and the page is in use. */
export const SIGNS_OF_USE = ['pointerdown', 'keydown', 'scroll'] as const
/** Else a page is at rest this long after it has loaded, and what it brought first is running. Milliseconds. */
const SETTLE = 1_500

/** Settles when the page is used, or at rest. */
function firstUse(): Promise<void> {
  return new Promise((settle) => {
    const wait = () => setTimeout(settle, SETTLE)
    if (document.readyState === 'complete') wait()
    else addEventListener('load', wait, { once: true })
    for (const sign of SIGNS_OF_USE) addEventListener(sign, () => settle(), { once: true })
  })
}

/** Settles when what could not be had may be there now: with the network, or when the page is pressed. */
const nextTry = (): Promise<void> =>
  new Promise((settle) => {
    for (const sign of ['online', 'pointerdown'] as const) addEventListener(sign, () => settle(), { once: true })
  })

/**
 * A part of a page that comes rendered from the server and whose script is not of the page's first load: it is fetched when the page is
 * used or at rest, and takes over what stands there. A visitor who comes from another page waits for it like for the page.
 *
 * @param mark Selector of the part's outermost element: where it stands before the part has come, the server put it there.
 * @returns `bring` to be awaited by the route's loader, and `Part`, whose props have to stay the same objects as long as nothing changes
 * and to change by `useDeferredValue` alone: what came from the server would else give way to an empty page until the script is there.
 */
export function laterPart<P extends object>(load: () => Promise<ComponentType<P>>, mark: string) {
  let come: ComponentType<P> | undefined
  const fetchPart = async () => ({ default: (come ??= await load()) })
  const Later = lazy(async () => {
    await firstUse()
    // while the server is away what it rendered stays: it can be read, and its links lead on
    for (;;) {
      const part = await fetchPart().catch(() => undefined)
      if (part) return part
      await nextTry()
    }
  })
  return {
    bring: async (): Promise<void> => {
      if (import.meta.env.SSR || !document.querySelector(mark)) await fetchPart()
    },
    Part: memo(function LaterPart(props: P) {
      // another component would be another tree: what is shown first stays
      const [Shown] = useState<ComponentType<P>>(() => come ?? Later)
      // a changed context (the visitor's zone, the language) draws anew what is not taken over yet: meanwhile what stood there stands
      const [html] = useState(() => (come || import.meta.env.SSR ? '' : document.querySelector(mark)?.outerHTML))
      return (
        <Suspense fallback={html ? <div dangerouslySetInnerHTML={{ __html: html }} /> : null}>
          <Shown {...props} />
        </Suspense>
      )
    }),
  }
}
