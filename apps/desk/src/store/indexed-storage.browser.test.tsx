import { afterEach, expect, test } from 'vitest'
import { createIndexedStorage } from './indexed-storage.ts'
import type { KeptTap } from './kept.ts'

let made = 0
const names: string[] = []
function aName(): string {
  const name = `desk-test-${(made += 1)}`
  names.push(name)
  return name
}
const asked = <T,>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('no answer'))
  })
const aTap = (id: string): KeptTap => ({
  tap: { id, unit: 'UNIT', device: 'phone', seq: 1, deviceTime: 0, kind: 'start' },
})
const ids = async (name: string) => (await createIndexedStorage(name).load()).taps.map(({ tap }) => tap.id)

afterEach(async () => {
  for (const name of names.splice(0)) await asked(indexedDB.deleteDatabase(name))
})

test('a database that was closed under the page is opened anew, and the tap is kept (R12.6)', async () => {
  const name = aName()
  const storage = createIndexedStorage(name)
  await storage.keep({ taps: [aTap('one')] })
  // another page asks for the next version of it: this one has to let go
  await asked(indexedDB.deleteDatabase(name))
  await storage.keep({ taps: [aTap('two')] })
  expect(await ids(name)).toEqual(['two'])
})

test('a disk that does not answer has failed after its time, and is asked again with the next tap (R12.6)', async () => {
  const name = aName()
  await createIndexedStorage(name).keep({ taps: [aTap('one')] })
  const other = await asked(indexedDB.open(name))
  // held by something that does not end
  const tx = other.transaction('taps', 'readwrite')
  let isHeld = true
  const hold = (): void => {
    if (isHeld) tx.objectStore('taps').count().onsuccess = hold
  }
  hold()
  const storage = createIndexedStorage(name, 50)
  await expect(storage.keep({ taps: [aTap('two')] })).rejects.toThrow('in time')
  isHeld = false
  await new Promise((resolve) => (tx.oncomplete = resolve))
  other.close()
  await expect.poll(() => storage.keep({ taps: [aTap('three')] }).then(() => ids(name))).toContain('three')
})
