import { CONTENT_STATES, type ContentState } from '@games/domain/content/content-kinds'
import { isWrittenKind, type WrittenKind } from './kinds.ts'

export interface ContentSearch {
  /** Absent: the first kind. */
  readonly kind?: WrittenKind
  readonly state?: ContentState
  readonly translation?: 'todo'
  readonly search?: string
}

const isState = (value: unknown): value is ContentState => (CONTENT_STATES as readonly unknown[]).includes(value)

/** What of the address narrows the list; what is no such thing is as if it were not there. */
export const contentSearch = ({ kind, state, translation, search }: Record<string, unknown>): ContentSearch => ({
  ...(typeof kind === 'string' && isWrittenKind(kind) && { kind }),
  ...(isState(state) && { state }),
  ...(translation === 'todo' && { translation: 'todo' as const }),
  ...((typeof search === 'string' || typeof search === 'number') &&
    search !== '' && { search: String(search).slice(0, 80) }),
})

export interface EditorSearch {
  /** Of this kind one is written that is not there yet. */
  readonly new?: WrittenKind
}

export const editorSearch = (search: Record<string, unknown>): EditorSearch =>
  typeof search['new'] === 'string' && isWrittenKind(search['new']) ? { new: search['new'] } : {}
