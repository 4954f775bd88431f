import type { ContentItem } from '@games/contract'
import type { ContentBody } from '@games/contract/content/content-body'
import { ApiFailure } from '@games/contract/failure'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { draftSaver, type SaverState } from './draft-saver.ts'
import { draftStore } from './draft-store.ts'
import { EMPTY } from './kinds.ts'

/** What is typed is kept on the device and on the server, whatever happens between them (R6.1). */

type Volunteer = Extract<ContentBody, { kind: 'volunteer' }>
const body = (por: string, change: Partial<Volunteer> = {}): ContentBody => ({
  ...EMPTY.volunteer,
  title: { por },
  ...change,
})
const itemOf = (version: number, now: ContentBody) => ({ version, body: now }) as ContentItem
const away = () => new ApiFailure(503, 'unavailable', 'away')
const changed = () => new ApiFailure(409, 'changed-meanwhile', 'changed')

class Shelf implements Storage {
  [name: string]: unknown
  getItem = (key: string): string | null => (Object.hasOwn(this, key) ? String(this[key]) : null)
  setItem = (key: string, value: string): void => void (this[key] = value)
  removeItem = (key: string): void => void delete this[key]
  clear = (): void => {}
  key = (): string | null => null
  length = 0
}

function opened(item: ContentItem | null) {
  const shelf = new Shelf()
  const store = draftStore('ivone', 'id', 'tab', () => shelf)
  const calls = { create: vi.fn(), save: vi.fn(), read: vi.fn() }
  const states: SaverState[] = []
  const shown: ContentBody[] = []
  const saver = draftSaver({
    item,
    empty: EMPTY.volunteer,
    calls,
    store,
    onState: (state) => states.push(state),
    onTaken: (taken) => shown.push(taken),
  })
  return { saver, calls, store, shelf, states, shown }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('what is typed lies on the device at once and is sent after a rest, once; then it lies there no longer (R6.1)', async () => {
  const { saver, calls, store, states } = opened(null)
  calls.create.mockImplementation((sent: ContentBody) => Promise.resolve(itemOf(1, sent)))
  saver.changed(body('Á'))
  saver.changed(body('Água'))
  expect(store.all().map(({ draft }) => draft)).toEqual([{ base: null, body: body('Água') }])
  expect(calls.create).not.toHaveBeenCalled()
  await vi.runAllTimersAsync()
  expect(calls.create.mock.calls).toEqual([[body('Água')]])
  expect(states.at(-1)?.phase).toBe('saved')
  expect(store.all()).toEqual([])
})

test('what was sent and not answered is sent again as it was, before what was typed since (R6.1)', async () => {
  const { saver, calls, states } = opened(itemOf(1, body('a')))
  calls.save.mockRejectedValueOnce(away())
  calls.save.mockImplementation((base: number, sent: ContentBody) => Promise.resolve(itemOf(base + 1, sent)))
  saver.changed(body('ab'))
  await saver.flush()
  expect(states.at(-1)?.phase).toBe('away')
  saver.changed(body('abc'))
  await vi.runAllTimersAsync()
  expect(calls.save.mock.calls.map(([base, sent]) => [base, (sent as Volunteer).title.por])).toEqual([
    [1, 'ab'],
    [1, 'ab'],
    [2, 'abc'],
  ])
  expect(saver.isUnsaved()).toBe(false)
})

test('a session that has ended loses nothing: the draft stays on the device and is sent once there is one again (R6.1)', async () => {
  const { saver, calls, store } = opened(itemOf(1, body('a')))
  calls.save.mockRejectedValueOnce(new ApiFailure(401, 'unauthorized', 'signed out'))
  calls.save.mockImplementation((base: number, sent: ContentBody) => Promise.resolve(itemOf(base + 1, sent)))
  saver.changed(body('ab'))
  expect(await saver.flush()).toBe(false)
  expect(store.all().map(({ draft }) => draft.body)).toEqual([body('ab')])
  await vi.runAllTimersAsync()
  expect(store.all()).toEqual([])
  expect(saver.version()).toBe(2)
})

test('somebody else’s change is put together with what is typed meanwhile (R6.1)', async () => {
  const { saver, calls, store, shown } = opened(itemOf(1, body('a')))
  const answers: ((item: ContentItem) => void)[] = []
  calls.save.mockImplementation(() => new Promise<ContentItem>((resolve) => answers.push(resolve)))
  saver.changed(body('ab'))
  const sent = saver.flush()
  saver.changed(body('abc'))
  // the server has put theirs together with what was sent
  answers[0]?.(itemOf(3, body('ab', { people: 7 })))
  await vi.advanceTimersByTimeAsync(0)
  expect(shown).toEqual([body('abc', { people: 7 })])
  answers[1]?.(itemOf(4, body('abc', { people: 7 })))
  expect(await sent).toBe(true)
  expect(calls.save.mock.lastCall).toEqual([3, body('abc', { people: 7 }), []])
  // also where it was put together with theirs only
  calls.save.mockResolvedValueOnce(itemOf(6, body('abcd', { people: 8 })))
  saver.changed(body('abcd', { people: 7 }))
  expect(await saver.flush()).toBe(true)
  expect(store.all()).toEqual([])
})

test('where both changed the same nothing is sent until one is chosen, and the choice is the next version (R6.1)', async () => {
  const { saver, calls, store, states, shown } = opened(itemOf(1, body('a')))
  calls.save.mockRejectedValueOnce(changed())
  calls.read.mockResolvedValue(itemOf(5, body('theirs')))
  saver.changed(body('mine'))
  expect(await saver.flush()).toBe(false)
  expect(states.at(-1)).toMatchObject({ phase: 'conflict', conflict: { base: body('a'), theirs: { version: 5 } } })
  saver.changed(body('mine too'))
  await vi.runAllTimersAsync()
  expect(calls.save).toHaveBeenCalledTimes(1)
  expect(store.all().map(({ draft }) => draft.body)).toEqual([body('mine too')])
  calls.save.mockImplementation((base: number, sent: ContentBody) => Promise.resolve(itemOf(base + 1, sent)))
  expect(await saver.resolve(body('mine too'))).toBe(true)
  expect(calls.save.mock.lastCall).toEqual([5, body('mine too'), []])
  expect(shown.at(-1)).toEqual(body('mine too'))
  expect(store.all()).toEqual([])
})

test('two tabs never write over each other’s draft, and what is broken on the device is left out (R6.1)', () => {
  const { saver, shelf, store } = opened(itemOf(1, body('a')))
  const other = draftStore('ivone', 'id', 'another', () => shelf)
  other.put({ base: 1, body: body('there') })
  shelf.setItem('office-draft:ivone:id:broken', '{"base":"x"')
  shelf.setItem('office-draft:renato:id:tab', JSON.stringify({ base: 1, body: body('foreign') }))
  saver.changed(body('here'))
  expect(store.all().map(({ draft }) => draft.body)).toEqual([body('here'), body('there')])
  saver.stop()
})

test('where the browser stores nothing it is not said to lie on the device (R6.1)', async () => {
  const { saver, calls, states, shelf } = opened(itemOf(1, body('Água')))
  calls.save
    .mockRejectedValueOnce(away())
    .mockImplementation((_, sent: ContentBody) => Promise.resolve(itemOf(2, sent)))
  shelf.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  saver.changed(body('Água fria'))
  expect(states.at(-1)).toMatchObject({ phase: 'device', isStored: false })
  await saver.flush()
  expect(states.at(-1)).toMatchObject({ phase: 'away', isStored: false })
  await vi.runAllTimersAsync()
  expect(states.at(-1)?.phase).toBe('saved')
})
