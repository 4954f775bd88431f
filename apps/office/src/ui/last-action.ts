import { createStore } from '@games/web/session/store.ts'

/** The line of the record of what was last changed here, which Ctrl/⌘ Z takes back; null: nothing, or it is taken back. */
export const lastAction = createStore<{ readonly action: number | null }>({ action: null })
