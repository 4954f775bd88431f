import { OFFLINE_PACK_PATH, type PackHead, type PackLine } from '@games/contract/offline-pack/offline-pack'
import { pageMeta } from '../platform/page-meta.ts'
import {
  beginGeneration,
  type HeldPack,
  heldPack,
  holdGeneration,
  OtherPack,
  putRecords,
  removePack,
  takeChanges,
} from './pack-store.ts'

const SHAPE = import.meta.env.DATA_SHAPE

/** Records written at once while a whole pack comes. */
const BATCH = 200

/** How a try to renew the pack ended. */
export type Renewal =
  /** It has everything that was known when the server last looked. */
  | 'renewed'
  /** The server is making it. */
  | 'being-made'
  /** The server is of another release, whose pages come first. */
  | 'other-release'
  /** The device has no room for it, or lets nothing be stored; what was held stays. */
  | 'no-room'

/**
 * Has the pack on the device hold what the server's does: what has changed of it, or the whole. One page of the device at a time. Rejects
 * without an answer; what was held stays whole then, as it does wherever this is interrupted.
 */
export const renewPack = (signal?: AbortSignal): Promise<Renewal> => inTurn(() => renew(signal))

/** One page of the device at a time. */
const inTurn = <T>(work: () => Promise<T>): Promise<T> =>
  navigator.locks ? navigator.locks.request('offline-pack', work) : work()

/** `anew`: what is held is of no use for changes. */
async function renew(signal: AbortSignal | undefined, anew = false): Promise<Renewal> {
  const held = await heldPack().catch(() => null)
  if (held === null) return 'no-room'
  const isOurs = !anew && held !== undefined && held.shape === SHAPE
  const query = isOurs ? `?${new URLSearchParams({ history: held.history, version: String(held.version) })}` : ''
  const response = await fetch(`${pageMeta('api-base')}${OFFLINE_PACK_PATH}${query}`, {
    priority: 'low',
    ...(signal && { signal }),
  })
  if (response.status === 202) return 'being-made'
  if (!response.ok || !response.body) throw new Error(`the pack was answered with ${response.status}`)
  const lines = linesOf(response.body)
  const first = await lines.next()
  if (first.done) throw new Error('the pack has no head')
  const head = JSON.parse(first.value) as PackHead
  if (head.shape !== SHAPE) {
    await lines.return()
    return 'other-release'
  }
  // the server's clock and this one need not agree
  const sent = Date.parse(response.headers.get('date') ?? '') || Date.now()
  const at = Date.now() - Math.max(0, sent - head.known)
  const taken = { history: head.history, version: head.version, shape: SHAPE, at }
  if (head.since === null || !isOurs) return takeWhole(lines, taken, held)
  try {
    return await takeSome(lines, { ...taken, generation: held.generation, bytes: held.bytes }, held)
  } catch (error) {
    if (error instanceof OtherPack) return renew(signal, true)
    throw error
  }
}

type Lines = AsyncGenerator<string, void, void>

async function takeSome(lines: Lines, held: HeldPack, before: HeldPack): Promise<Renewal> {
  const changed: PackLine[] = []
  for await (const line of lines) changed.push(JSON.parse(line) as PackLine)
  return stored(() => takeChanges(changed, held, before))
}

async function takeWhole(
  lines: Lines,
  taken: Omit<HeldPack, 'generation' | 'bytes'>,
  before: HeldPack | undefined,
): Promise<Renewal> {
  const generation = (before?.generation ?? 0) + 1
  let bytes = 0
  let batch: PackLine[] = []
  const put = async (): Promise<Renewal> => {
    const some = batch
    batch = []
    return stored(() => putRecords(generation, some))
  }
  let ending = await stored(() => beginGeneration(generation))
  for await (const line of lines) {
    if (ending !== 'renewed') break
    bytes += line.length
    batch.push(JSON.parse(line) as PackLine)
    if (batch.length >= BATCH) ending = await put()
  }
  if (ending === 'renewed') ending = await put()
  if (ending === 'renewed')
    ending = await stored(() => holdGeneration({ ...taken, generation, bytes }, before?.generation ?? null))
  // what came of it takes room that the device does not have
  if (ending !== 'renewed') await stored(() => beginGeneration(generation))
  return ending
}

const stored = (work: () => Promise<void>): Promise<Renewal> =>
  work().then(
    () => 'renewed',
    (error: unknown) => {
      if (error instanceof OtherPack) throw error
      return 'no-room'
    },
  )

/** The lines of a stream of text. */
async function* linesOf(body: ReadableStream<Uint8Array<ArrayBuffer>>): Lines {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) break
      const parts = (rest + value).split('\n')
      rest = parts.pop() ?? ''
      yield* parts
    }
  } finally {
    await reader.cancel().catch(() => {})
  }
  // what was cut off ends in the middle of a line
  if (rest !== '') throw new Error('the pack was cut off')
}

/** Gives the room back, once nothing is being taken any more. */
export const forgetPack = (): Promise<void> => inTurn(removePack).catch(() => {})
