import type { ContentItem } from '@games/contract'
import type { BodyOf } from '@games/contract/content/content-body'
import { expect, test, vi } from 'vitest'
import type { DeviceDraft } from './draft-store.ts'
import { EMPTY } from './kinds.ts'
import { takeUpDrafts } from './take-up-drafts.ts'

const team = (change: Partial<BodyOf<'volunteer'>>): BodyOf<'volunteer'> => ({ ...EMPTY.volunteer, ...change })
const TITLE = { por: 'Acolhida' }
const SAVED = team({ title: TITLE, people: 7 })
const ITEM = { version: 3, body: SAVED } as unknown as ContentItem

async function takenUp(drafts: readonly DeviceDraft[], { isSent = true, item = ITEM as ContentItem | null } = {}) {
  let current = item?.body ?? EMPTY.volunteer
  const dropped: string[] = []
  const saver = {
    current: () => current,
    changed: vi.fn((body: typeof current) => {
      current = body
    }),
    flush: () => Promise.resolve(isSent),
    disagree: vi.fn(),
  }
  const readVersion = vi.fn((version: number) => Promise.resolve(team(version === 2 ? { title: TITLE } : {})))
  await takeUpDrafts({
    kind: 'volunteer',
    item,
    store: {
      all: () => drafts.map((draft, at) => ({ key: String(at), draft })),
      drop: (key) => dropped.push(key),
    },
    saver,
    readVersion,
    onFound: () => {},
    isLeft: () => false,
  })
  return { current, dropped, saver, readVersion }
}

test('a draft of an older version is merged with what was saved since, and removed from the device once it is saved (R6.1)', async () => {
  const draft = { base: 2, body: team({ title: { ...TITLE, eng: 'Welcome' } }) }
  const { current, dropped, readVersion } = await takenUp([draft])
  expect(current).toEqual(team({ title: { ...TITLE, eng: 'Welcome' }, people: 7 }))
  expect(readVersion).toHaveBeenCalledWith(2)
  expect(dropped).toEqual(['0'])
  expect((await takenUp([draft], { isSent: false })).dropped).toEqual([])
})

test('a draft of a new item is restored unchanged (R6.1)', async () => {
  const { current } = await takenUp([{ base: null, body: team({ title: TITLE }) }], { item: null })
  expect(current).toEqual(team({ title: TITLE }))
})

test('the drafts of two tabs are merged one after the other (R6.1)', async () => {
  const { current, dropped } = await takenUp([
    { base: 3, body: team({ title: { ...TITLE, eng: 'Welcome' }, people: 7 }) },
    { base: 3, body: team({ title: { ...TITLE, spa: 'Acogida' }, people: 7 }) },
  ])
  expect(current).toEqual(team({ title: { por: 'Acolhida', spa: 'Acogida', eng: 'Welcome' }, people: 7 }))
  expect(dropped).toEqual(['0', '1'])
})

test('a draft that changes the same as the server is decided by its author and stays stored (R6.1)', async () => {
  const body = team({ title: { por: 'Recepção' } })
  const { current, dropped, saver } = await takenUp([{ base: 1, body }])
  expect(saver.disagree.mock.calls).toEqual([[{ base: team({}), theirs: ITEM }, body]])
  expect([current, dropped]).toEqual([SAVED, []])
})

test('a draft that changes nothing, is saved already or is of another kind is removed (R6.1)', async () => {
  const { saver, dropped } = await takenUp([
    { base: 3, body: SAVED },
    { base: 2, body: team({ title: TITLE, people: 7 }) },
    { base: null, body: EMPTY.sponsor },
  ])
  expect(saver.changed).not.toHaveBeenCalled()
  expect(dropped).toEqual(['0', '1', '2'])
})
