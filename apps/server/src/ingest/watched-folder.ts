import { createFolderIntake, type FolderIntakeOptions } from './folder-intake.ts'
import { keepLooking, type WatchedFolder } from './keep-looking.ts'

export interface WatchedFolderOptions extends FolderIntakeOptions {
  readonly everyMs?: number
}

/** Takes ODF messages from a folder (folder-intake.ts), looking at it again and again. A folder that is gone is looked for until it is back. */
export function watchFolder({ folder, receive, log, everyMs }: WatchedFolderOptions): WatchedFolder {
  return keepLooking({
    folder,
    look: createFolderIntake({ folder, receive, log }),
    log,
    ...(everyMs !== undefined && { everyMs }),
  })
}
