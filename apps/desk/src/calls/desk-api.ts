import type { DeskCourt, DeskMoves, DeskUnit, DeskUnits, TapsTaken, WeighIns, WeighTapsTaken } from '@games/contract'
import { addressOf } from '@games/contract/client'
import { CSRF_HEADER } from '@games/contract/csrf-header'
import { ApiFailure } from '@games/contract/failure'
import { privatePaths } from '@games/contract/private-paths'
import type { Tap } from '@games/domain/scoring/index'

/** The header with the key of a scorer's link (contract/desk DESK_KEY_HEADER, which stands beside schemas that no phone needs). */
const KEY_HEADER = 'x-desk-key'
/** An answer that takes longer is none: the network of a hall swallows requests without a word. */
const PATIENCE_MS = 15_000
/** The same of a photo, which is half a megabyte on a thin network. */
const PHOTO_PATIENCE_MS = 120_000

export interface SentTaps {
  readonly device: string
  readonly deviceName: string | null
  readonly after: number
  readonly open: boolean
  readonly takeOver?: true
  /** Of the list that these were tapped under. */
  readonly listVersion?: string
  readonly taps: readonly Tap[]
}

export interface Signature {
  readonly side: 0 | 1
  readonly upTo: number
  readonly strokes: readonly (readonly (readonly [number, number])[])[]
}

/** What the desk asks of the server. Each rejects with ApiFailure where it is refused, and with the fetch's own error where nobody answers. */
export interface DeskApi {
  listUnits(query: { date?: string; venue?: string; location?: string }): Promise<DeskUnits>
  getCourt(query: { date?: string; venue: string; location?: string }): Promise<DeskCourt>
  getUnit(unit: string): Promise<DeskUnit>
  sendTaps(unit: string, sent: SentTaps): Promise<TapsTaken>
  /** What the last of these would move in the event; none is stored. */
  movesOf(unit: string, taps: readonly Tap[]): Promise<DeskMoves>
  /** Rejects with 401 for a link: weights are for accounts alone. */
  listWeighIns(query: { date: string; venue: string }): Promise<WeighIns>
  sendWeighTaps(
    at: { event: string; day: string },
    sent: Pick<SentTaps, 'device' | 'after' | 'taps'>,
  ): Promise<WeighTapsTaken>
  /** For accounts alone. */
  lead(unit: string, leading: { leads: boolean; reason: string }): Promise<{ readonly feed: DeskUnit['feed'] }>
  sign(unit: string, signature: Signature): Promise<void>
  addPhoto(unit: string, id: string, photo: Blob): Promise<void>
  /** A PDF. */
  getSheet(unit: string, lang: 'por' | 'spa' | 'eng'): Promise<Blob>
}

interface Request {
  readonly params?: Readonly<Record<string, unknown>>
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: object
  readonly file?: Blob
}

/** The calls over HTTP: by the key of a link where there is one, else by the session of the browser. */
export function createDeskApi(key: () => string | null): DeskApi {
  let csrf: string | null = null

  async function send(path: string, request: Request): Promise<Response> {
    const [method, template] = path.split(' ') as [string, string]
    const link = key()
    if (link === null && method !== 'GET') csrf ??= await askCsrf()
    return fetch(addressOf(template, request), {
      method,
      signal: AbortSignal.timeout(request.file ? PHOTO_PATIENCE_MS : PATIENCE_MS),
      headers: {
        ...(link === null ? {} : { [KEY_HEADER]: link }),
        ...(link === null && csrf !== null ? { [CSRF_HEADER]: csrf } : {}),
        ...(request.body ? { 'content-type': 'application/json' } : {}),
      },
      body: request.file ?? (request.body ? JSON.stringify(request.body) : null),
    })
  }

  async function askCsrf(): Promise<string | null> {
    const answer = await fetch(addressOf(privatePaths.getSession.split(' ')[1] ?? '', {}), {
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    if (!answer.ok) throw await failureOf(answer)
    return ((await answer.json()) as { readonly csrf: string | null }).csrf
  }

  async function answer(name: keyof typeof privatePaths, request: Request): Promise<Response> {
    let response = await send(privatePaths[name], request)
    if (response.status === 403 && key() === null && csrf !== null) {
      // another tab has signed in since
      csrf = null
      response = await send(privatePaths[name], request)
    }
    if (!response.ok) throw await failureOf(response)
    return response
  }

  const call = async <T>(name: keyof typeof privatePaths, request: Request = {}): Promise<T> =>
    (await (await answer(name, request)).json()) as T

  return {
    listUnits: (query) => call('listDeskUnits', { query }),
    getCourt: (query) => call('getDeskCourt', { query }),
    getUnit: (unit) => call('getDeskUnit', { params: { unit } }),
    sendTaps: (unit, body) => call('sendTaps', { params: { unit }, body }),
    movesOf: (unit, taps) => call('previewDeskTaps', { params: { unit }, body: { taps } }),
    listWeighIns: (query) => call('listWeighIns', { query }),
    sendWeighTaps: (params, body) => call('sendWeighTaps', { params, body }),
    lead: (unit, body) => call('leadDeskUnit', { params: { unit }, body }),
    sign: (unit, body) => call('signDeskUnit', { params: { unit }, body }),
    addPhoto: (unit, id, file) => call('addDeskPhoto', { params: { unit, id }, file }),
    getSheet: async (unit, lang) => (await answer('getDeskSheet', { params: { unit }, query: { lang } })).blob(),
  }
}

async function failureOf(response: Response): Promise<ApiFailure> {
  const said = (await response.json().catch(() => ({}))) as { id?: ApiFailure['id']; message?: string }
  return new ApiFailure(response.status, said.id ?? 'internal', said.message ?? response.statusText)
}
