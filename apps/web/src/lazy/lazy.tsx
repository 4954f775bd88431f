import { type ComponentType, lazy, memo, Suspense, useEffect, useLayoutEffect, useState } from 'react'
import type { RememberedFields } from './remember-fields.ts'

/** A page at rest loads what is lazy this long after it has loaded, and what it loaded first is running. Milliseconds. */
const SETTLE = 1_500

/**
 * Does `work` once the browser has painted what it has now: a finger is answered first, by the pressed link's own look, and then comes what
 * takes a slow phone longer than a finger's patience.
 */
export const afterPaint = (work: () => void): void => {
  requestAnimationFrame(() => setTimeout(work))
}

/** Does `work` so many milliseconds after the page has loaded. */
export function afterLoad(ms: number, work: () => void): void {
  const wait = () => setTimeout(work, ms)
  if (document.readyState === 'complete') wait()
  else addEventListener('load', wait, { once: true })
}

/** Calls `listener` with each sign that the page is in use: a press, a key, a scroll. With `once`, with the first of each kind. */
export function onUse(listener: (sign: Event) => void, options: AddEventListenerOptions): void {
  for (const sign of ['pointerdown', 'keydown', 'scroll']) addEventListener(sign, listener, options)
}

/** Settles when what could not be had may be there now: with the network, or when the page is pressed. */
const nextTry = (): Promise<Event> =>
  new Promise((settle) => {
    for (const sign of ['online', 'pointerdown'] as const) addEventListener(sign, settle, { once: true })
  })

/**
 * Holds back what the browser would send by itself of a form whose script is not there, and what a button is pressed for, and gives what does
 * it by that script: what was typed stays where it is. Of several presses the last counts.
 */
function holdPresses(mark: string): () => void {
  const forms = () => [...document.querySelectorAll<HTMLFormElement>(`form${mark},${mark} form`)]
  const buttons = () => [...document.querySelectorAll<HTMLButtonElement>(`${mark} button[type=button]`)]
  let redo = () => {}
  // by their places: what is taken over may be drawn anew
  const hold = (event: Event) => {
    if (!(event.target instanceof Element)) return
    const form = forms().findIndex((one) => one === event.target)
    if (form === -1) return
    event.preventDefault()
    // what was typed is React's a moment after it has taken the fields over
    redo = () => setTimeout(() => forms()[form]?.requestSubmit())
  }
  const keep = (event: Event) => {
    const pressed = event.target instanceof Element ? event.target.closest('button') : null
    const button = buttons().findIndex((one) => one === pressed)
    // a press that has the part taken over at once, its script being there, is on its way to it
    const isOver = () => event.eventPhase === Event.NONE
    if (button !== -1)
      redo = () => {
        if (isOver()) buttons()[button]?.click()
      }
  }
  addEventListener('submit', hold, true)
  addEventListener('click', keep, true)
  return () => {
    removeEventListener('submit', hold, true)
    removeEventListener('click', keep, true)
    redo()
  }
}

/** Says once that what stands beside it has been drawn, before anything else is pressed, and that it has been taken over. */
function Taken({ onDrawn, onTaken }: { onDrawn: () => void; onTaken: () => void }) {
  useLayoutEffect(onDrawn, [onDrawn])
  useEffect(onTaken, [onTaken])
  return null
}

/** What the server rendered, drawn anew. */
function Served({ html, onDrawn }: { html: string; onDrawn: () => void }) {
  useLayoutEffect(onDrawn, [onDrawn])
  return <div dangerouslySetInnerHTML={{ __html: html }} />
}

/**
 * A part of a page that the server has rendered and whose script is not of the page's first load: it is fetched when the page is
 * used or at rest, and takes over what stands there. A visitor who comes from another page waits for it like for the page. Worth it from
 * 2 kB of script (docs/decisions/0064-one-room-for-lazy-loading.md).
 *
 * @param mark Selector of the part's outermost element: where it stands before the part is loaded, the server put it there.
 * @param remember `rememberFields` of a part with fields to type in.
 * @returns `preload` to be awaited by the route's loader, and `Part`, whose props have to stay the same objects as long as nothing changes
 * and to change by `useDeferredValue` alone: what the server rendered would else give way to an empty page until the script is there.
 */
export function lazyPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  mark: string,
  remember?: (mark: string) => RememberedFields,
) {
  let loaded: ComponentType<P> | undefined
  let release = () => {}
  let restore = () => {}
  const onTaken = () => {
    release()
    release = restore = () => {}
  }
  const onDrawn = () => restore()
  const fetchPart = async () => ({ default: (loaded ??= await load()) })
  const Later = lazy(async () => {
    const fields = remember?.(mark)
    const redo = holdPresses(mark)
    restore = fields?.restore ?? restore
    release = () => {
      fields?.end()
      redo()
    }
    await new Promise<Event | void>((settle) => {
      onUse(settle, { once: true })
      afterLoad(SETTLE, settle)
    })
    // while the server is away what it rendered stays: it can be read, and its links lead on
    for (;;) {
      const part = await fetchPart().catch(() => undefined)
      if (part) return part
      await nextTry()
    }
  })
  return {
    preload: async (): Promise<void> => {
      if (import.meta.env.SSR || !document.querySelector(mark)) await fetchPart()
    },
    Part: memo(function LazyPart(props: P) {
      // another component would be another tree: what is shown first stays
      const [Shown] = useState<ComponentType<P>>(() => loaded ?? Later)
      // a changed context (the visitor's zone, platform, language) draws anew what is not taken over yet: meanwhile what stood there stands, with what was typed
      const [html] = useState(() => (loaded || import.meta.env.SSR ? '' : document.querySelector(mark)?.outerHTML))
      return (
        <Suspense fallback={html ? <Served html={html} onDrawn={onDrawn} /> : null}>
          <Shown {...props} />
          <Taken onDrawn={onDrawn} onTaken={onTaken} />
        </Suspense>
      )
    }),
  }
}
