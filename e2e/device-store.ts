import type { Page } from 'playwright'

/** What a page's device has stored of what was seen, for when it has no network (R3.9): record names, and all that is in them as JSON. */
export const deviceStore = (page: Page): Promise<{ readonly keys: string[]; readonly text: string }> =>
  page.evaluate(async () => {
    // opening it before the app does would make an empty one
    if (!(await indexedDB.databases()).some(({ name }) => name === 'games-kept')) return { keys: [], text: '' }
    return new Promise<{ keys: string[]; text: string }>((resolve, reject) => {
      const opening = indexedDB.open('games-kept')
      opening.onerror = () => reject(new Error('no storage'))
      opening.onsuccess = () => {
        const transaction = opening.result.transaction('kept')
        const store = transaction.objectStore('kept')
        const [keys, values] = [store.getAllKeys(), store.getAll()]
        transaction.oncomplete = () => {
          opening.result.close()
          resolve({ keys: keys.result.map(String), text: JSON.stringify(values.result) })
        }
      }
    })
  })
