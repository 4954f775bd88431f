/*
 * /embed.js, for pages of other sites (R3.3, docs/contracts/iframe-resize.md): makes a frame in every
 * `<div data-games-widget="medals">`, and gives every frame marked `data-games-widget` the height its content has. A classic script
 * without imports: build/classic-scripts-plugin.ts writes it out as it is.
 */
;(() => {
  const script = document.currentScript
  if (!(script instanceof HTMLScriptElement)) return
  const { origin } = new URL(script.src)
  /** Higher is no widget of ours. */
  const HIGHEST = 20_000
  // in the order of the router's own addresses: another would be redirected
  const PARAMETERS = [
    'lang',
    'theme',
    'limit',
    'rows',
    'discipline',
    'delegation',
    'gender',
    'division',
    'day',
    'show',
    'spoilers',
  ]
  /** What a frame is called until it says so itself, by the beginning of a language's name. */
  const NAMES: Record<string, readonly [medals: string, events: string]> = {
    es: ['Medallero', 'Programación'],
    sp: ['Medallero', 'Programación'],
    en: ['Medal table', 'Schedule'],
  }
  const titledByUs = new WeakSet<HTMLIFrameElement>()
  const frames = () => document.querySelectorAll<HTMLIFrameElement>('iframe[data-games-widget]')

  addEventListener('message', (event: MessageEvent<{ type?: unknown; height?: unknown; title?: unknown } | null>) => {
    const { type, height, title } = event.data ?? {}
    if (event.origin !== origin || type !== 'resize-iframe' || typeof height !== 'number' || !(height > 0)) return
    for (const frame of frames()) {
      if (frame.contentWindow !== event.source) continue
      frame.style.height = `${Math.min(height, HIGHEST)}px`
      if (typeof title !== 'string' || title === '' || (frame.title && !titledByUs.has(frame))) continue
      titledByUs.add(frame)
      frame.title = title
    }
  })

  const frameIn = (place: HTMLElement): void => {
    const { gamesWidget = '', title } = place.dataset
    const address = new URL(`/widget/${encodeURIComponent(gamesWidget)}`, origin)
    for (const name of PARAMETERS) if (place.dataset[name]) address.searchParams.set(name, place.dataset[name])
    const frame = document.createElement('iframe')
    frame.dataset.gamesWidget = gamesWidget
    const [medals, events] = NAMES[(place.dataset.lang || navigator.language).slice(0, 2).toLowerCase()] ?? [
      'Quadro de medalhas',
      'Programação',
    ]
    frame.title = title || (gamesWidget === 'events' ? events : medals)
    if (!title) titledByUs.add(frame)
    frame.loading = 'lazy'
    frame.style.cssText = 'display:block;width:100%;height:320px;border:0'
    frame.src = address.href
    place.append(frame)
  }
  const fill = (): void => {
    for (const place of document.querySelectorAll<HTMLElement>('[data-games-widget]:not(iframe)'))
      if (!place.querySelector('iframe')) frameIn(place)
    // frames that were there before this script may have posted their height to nobody
    for (const frame of frames()) frame.contentWindow?.postMessage({ type: 'resize-iframe?' }, '*')
  }
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', fill)
  else fill()
})()
