import { isFromWorker } from '../sw/messages.ts'
import { hasUnsentInput } from './unsent-input.ts'

/** What leads to another page of the app. */
export interface PageHistory {
  push(address: string): void
}

/** Goes where a pressed notification leads, unless something would be lost that was written and not sent: then the worker opens another page. */
export function followNotices(container: EventTarget, history: PageHistory): void {
  container.addEventListener('message', (event) => {
    if (!(event instanceof MessageEvent) || !isFromWorker(event.data)) return
    const { path } = event.data
    const goes = !hasUnsentInput()
    event.ports[0]?.postMessage(goes)
    if (goes) history.push(path)
  })
}
