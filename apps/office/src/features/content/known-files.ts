import type { ContentFile } from '@games/contract/content/shown-content'
import { createContext, use } from 'react'
import type { Stored } from './upload-queue.ts'

/** What the files are that a body names, as far as the page has heard of them. */
export interface KnownFiles {
  readonly get: (id: string) => ContentFile | undefined
  /** The server has said what there is: a file that is not known is gone. */
  readonly isWhole: boolean
  readonly learn: (stored: Stored) => void
  /** Files that said where they were taken, which is no longer in them. */
  readonly placeRemoved: (id: string) => boolean
}

export const KnownFilesContext = createContext<KnownFiles | null>(null)

export function useKnownFiles(): KnownFiles {
  const known = use(KnownFilesContext)
  if (!known) throw new Error('there is no KnownFilesContext above')
  return known
}
