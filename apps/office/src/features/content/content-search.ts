import { CONTENT_STATES, type ContentKind, type ContentState } from '@games/domain/content/content-kinds'
import { isContentKind } from './kinds.ts'

export interface ContentSearch {
  /** Absent: the first kind. */
  readonly kind?: ContentKind
  readonly state?: ContentState
  readonly translation?: 'todo'
  readonly search?: string
}

const isState = (value: unknown): value is ContentState => (CONTENT_STATES as readonly unknown[]).includes(value)

/** What of the address narrows the list; what is no such thing is as if it were not there. */
export const contentSearch = ({ kind, state, translation, search }: Record<string, unknown>): ContentSearch => ({
  ...(typeof kind === 'string' && isContentKind(kind) && { kind }),
  ...(isState(state) && { state }),
  ...(translation === 'todo' && { translation: 'todo' as const }),
  ...((typeof search === 'string' || typeof search === 'number') &&
    search !== '' && { search: String(search).slice(0, 80) }),
})

export interface EditorSearch {
  /** Of this kind one is written that is not there yet. */
  readonly new?: ContentKind
}

export const editorSearch = (search: Record<string, unknown>): EditorSearch =>
  typeof search['new'] === 'string' && isContentKind(search['new']) ? { new: search['new'] } : {}
