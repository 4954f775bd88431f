import type { ContentItem } from '@games/contract'
import type { ContentBody } from '@games/contract/content/content-body'
import type { ContentKind } from '@games/domain/content/content-kinds'
import { isSame, mergeBodies } from '@games/domain/content/merge'
import { bodyOf, jsonOf } from './bodies.ts'
import type { DraftSaver } from './draft-saver.ts'
import type { DraftStore } from './draft-store.ts'
import { EMPTY } from './kinds.ts'

interface TakeUpOptions {
  readonly kind: ContentKind
  /** As the server has it; null: it was never saved. */
  readonly item: ContentItem | null
  readonly store: Pick<DraftStore, 'all' | 'drop'>
  readonly saver: Pick<DraftSaver, 'current' | 'changed' | 'flush' | 'disagree'>
  readonly readVersion: (version: number) => Promise<ContentBody>
  /** The fields are to show this body, which contains a draft of this device. */
  readonly onFound: (body: ContentBody) => void
  /** The page was left meanwhile. */
  readonly isLeft: () => boolean
}

/**
 * Merges the drafts that are stored on this device into the item, saves each and removes it from the device once the server has it. A draft
 * that changes the same as the server's version becomes a conflict and stays stored. Throws if a version cannot be read.
 */
export async function takeUpDrafts({ kind, item, store, saver, readVersion, onFound, isLeft }: TakeUpOptions) {
  for (const { key, draft } of store.all()) {
    const base =
      draft.base === null ? EMPTY[kind] : draft.base === item?.version ? item.body : await readVersion(draft.base)
    if (isLeft()) return
    const [before, mine, now] = [jsonOf(base), jsonOf(draft.body), jsonOf(saver.current())]
    if (isSame(mine, before) || draft.body.kind !== kind) {
      store.drop(key)
      continue
    }
    const { merged, conflicts } = mergeBodies(before, mine, now)
    const body = bodyOf(merged)
    if (conflicts.length > 0 || body === null) {
      if (item) saver.disagree({ base, theirs: item }, draft.body)
      return
    }
    if (isSame(merged, now)) {
      store.drop(key)
      continue
    }
    onFound(body)
    saver.changed(body)
    if (await saver.flush()) store.drop(key)
  }
}
