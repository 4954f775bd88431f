import { ContentBody } from '@games/contract/content/content-body'

/** What was typed and no server has yet. */
export interface DeviceDraft {
  /** The version it was made of; null: it was never saved. */
  readonly base: number | null
  readonly body: ContentBody
}

const PREFIX = 'office-draft'
const keyOf = (account: string, id: string, tab: string): string => `${PREFIX}:${account}:${id}:${tab}`

/**
 * The drafts of one person on this device, one for each tab that writes: two tabs never write over each other. Where the browser stores
 * nothing they are as short-lived as the page.
 */
export function draftStore(account: string, id: string, tab: string, storage: () => Storage = () => localStorage) {
  const own = keyOf(account, id, tab)
  const attempt = <T>(work: () => T, otherwise: T): T => {
    try {
      return work()
    } catch {
      return otherwise
    }
  }
  return {
    /** False: the browser did not store it. */
    put: (draft: DeviceDraft): boolean =>
      attempt(() => {
        storage().setItem(own, JSON.stringify(draft))
        return true
      }, false),
    /** The server has this: it need not lie here any longer, unless more was typed since. */
    settle: (body: ContentBody): void =>
      attempt(() => {
        const { body: stored } = JSON.parse(storage().getItem(own) ?? '{}') as Partial<DeviceDraft>
        if (JSON.stringify(stored) === JSON.stringify(body)) storage().removeItem(own)
      }, undefined),
    /** It was taken over by this tab. */
    drop: (key: string): void => attempt(() => storage().removeItem(key), undefined),
    /** What lies there of this content, this tab's first; what is broken is left out. */
    all: (): { readonly key: string; readonly draft: DeviceDraft }[] =>
      attempt(
        () =>
          Object.keys(storage())
            .filter((key) => key.startsWith(keyOf(account, id, '')))
            .sort((a, b) => Number(b === own) - Number(a === own))
            .flatMap((key) => {
              const draft = attempt(() => readDraft(storage().getItem(key)), null)
              return draft === null ? [] : [{ key, draft }]
            }),
        [],
      ),
  }
}
export type DraftStore = ReturnType<typeof draftStore>

function readDraft(text: string | null): DeviceDraft | null {
  const { base, body } = JSON.parse(text ?? 'null') as { base?: unknown; body?: unknown }
  const sound = ContentBody.safeParse(body)
  if (!sound.success || !(base === null || Number.isSafeInteger(base))) return null
  return { base: base as number | null, body: sound.data }
}
