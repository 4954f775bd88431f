import type { ContentRow } from '@games/contract'
import { expect, test } from 'vitest'
import type { call } from '../../calls/call.ts'
import { bulkActions, bulkChoices, runEach } from './bulk-actions.ts'

const row = (id: string, change: Partial<ContentRow> = {}) =>
  ({ id, state: 'draft', version: 2, published: null, scheduled: null, ...change }) as ContentRow
const published = (version: number) => ({ state: 'published', published: { version, at: '' } }) as Partial<ContentRow>

/** Answers each call with the item at a version; records the calls. */
function answering(version: number) {
  const sent: string[] = []
  const send = ((name: string, input: { params: { id: string }; body?: object }) => {
    sent.push([name, input.params.id, input.body && JSON.stringify(input.body)].filter(Boolean).join(' '))
    return input.params.id === 'refused' ? Promise.reject(new Error()) : Promise.resolve({ version })
  }) as typeof call
  return { sent, actions: bulkActions(send) }
}

test('only rows that an undo restores exactly are published or archived (R6.1)', () => {
  const rows = [
    row('draft'),
    row('current', published(2)),
    row('changed since', published(1)),
    row('scheduled again', { ...published(2), scheduled: { version: 2, at: '' } as ContentRow['scheduled'] }),
    row('archived', { state: 'archived' }),
  ]
  const { toPublish, toArchive } = bulkChoices(rows)
  expect(toPublish.map(({ id }) => id)).toEqual(['draft'])
  expect(toArchive.map(({ id }) => id)).toEqual(['draft', 'current'])
})

test('one row that is refused does not stop the others (R6.1)', async () => {
  const { actions } = answering(2)
  const done = await runEach(actions.publish.does, [row('a'), row('refused'), row('b')])
  expect(done.map(({ id }) => id)).toEqual(['a', 'b'])
})

test('the undo of an archived row publishes what was published, unless it was changed meanwhile (R6.1)', async () => {
  const same = answering(2)
  await same.actions.archive.undoes(row('a', published(2)))
  expect(same.sent).toEqual(['takeFromArchive a', 'publishContent a {"version":2}'])
  const changed = answering(3)
  await changed.actions.archive.undoes(row('a', published(2)))
  expect(changed.sent).toEqual(['takeFromArchive a'])
})
