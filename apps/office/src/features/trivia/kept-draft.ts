import type { OfficeTrivia, TriviaDraft } from '@games/contract'

/** What is typed and not saved, on this tab alone: it is there again after a reload, and gone once it is saved. */
export interface KeptDraft {
  /** The one that it was written on. */
  readonly version: number
  readonly draft: TriviaDraft
}

const keyOf = (id: string) => `office-trivia:${id}`

/** What lies here, whichever version it was written on; null: nothing. */
export function keptDraft(id: string): KeptDraft | null {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(id)) ?? 'null') as KeptDraft | null
  } catch {
    return null
  }
}

export function keepDraft(id: string, kept: KeptDraft | null): void {
  try {
    if (kept === null) sessionStorage.removeItem(keyOf(id))
    else sessionStorage.setItem(keyOf(id), JSON.stringify(kept))
  } catch {
    // a browser that keeps nothing: the page itself still has it
  }
}

/** The stored draft, but open or not as the newest version is: a change of that which was undone meanwhile is not repeated. */
export const resumedDraft = ({ draft }: KeptDraft, { draft: newest }: Pick<OfficeTrivia, 'draft'>): TriviaDraft => ({
  ...draft,
  isDraft: newest.isDraft,
})
