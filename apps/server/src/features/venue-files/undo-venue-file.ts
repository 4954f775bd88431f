import { undoImport } from '../imports/index.ts'
import { changedMeanwhile, notUndoable, type Undoer } from '../office-log/index.ts'
import { chooseBack } from './calls.ts'
import { forgetMeet } from './remember-meet.ts'
import { waitAgain } from './venue-files.queries.ts'
import type { VenueFileOptions } from './venue-files.ts'

/** Takes back what a file brought in, what somebody said of one, and that one was let be. */
export const undoVenueFile =
  (options: VenueFileOptions): Undoer =>
  async (tx, { id, action, before, after }) => {
    if (action === 'import') {
      const undone = await undoImport(tx, Number(after?.['import']), options)
      if (!undone.ok) throw changedMeanwhile()
      await forgetMeet(tx, after)
      const { seq } = undone.value
      return {
        now: null,
        committed: () => {
          options.onCommitted(seq)
          options.wake()
        },
      }
    }
    if (before === null || after === null) throw notUndoable()
    if (action === 'assign' ? !(await chooseBack(tx, before, after)) : !(await waitAgain(tx, Number(id))))
      throw changedMeanwhile()
    return { now: before }
  }
