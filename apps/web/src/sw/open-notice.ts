import type { FromWorker } from './messages.ts'
import { requestStrategy } from './request-strategy.ts'
import type { WindowClient, WorkerScope } from './worker-scope.ts'

const AGENDA = '/agenda'
/** A page that has not answered by then is frozen, or not running yet. A browser lets a worker open a page for some seconds after the press. */
const ANSWER_MS = 1_000

/** The path of a notification: one of ours, whatever it names. */
export function ownPath(notice: unknown, origin: string): string {
  const path: unknown = typeof notice === 'object' && notice !== null && 'path' in notice ? notice.path : null
  if (typeof path !== 'string' || !URL.canParse(path, origin)) return AGENDA
  const address = new URL(path, origin)
  return address.origin === origin ? address.pathname + address.search + address.hash : AGENDA
}

/** Whether a page goes where it is told: one in which something is written and not sent does not. */
function goes(page: WindowClient, path: string, patience: number): Promise<boolean> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    const done = (answer: unknown) => {
      clearTimeout(timer)
      port1.close()
      resolve(answer === true)
    }
    const timer = setTimeout(done, patience, false)
    port1.onmessage = ({ data }) => done(data)
    page.postMessage({ say: 'open', path } satisfies FromWorker, [port2])
  })
}

const rank = ({ focused, visibilityState }: WindowClient): number =>
  focused ? 0 : visibilityState === 'visible' ? 1 : 2

/** Leads to a notification's page: in a page of the app that is open, which is brought to the front, else in a new one. */
export async function openNotice(
  notice: unknown,
  { clients, origin, patience = ANSWER_MS }: { clients: WorkerScope['clients']; origin: string; patience?: number },
): Promise<void> {
  const path = ownPath(notice, origin)
  const isOfApp = ({ url }: WindowClient) =>
    requestStrategy({ method: 'GET', mode: 'navigate', destination: 'document', url }, origin) === 'page'
  const open = (await clients.matchAll({ type: 'window', includeUncontrolled: true })).filter(isOfApp)
  const [page] = open.toSorted((a, b) => rank(a) - rank(b))
  if (page && (await goes(page, path, patience))) await page.focus().catch(() => undefined)
  else await clients.openWindow(origin + path)
}
