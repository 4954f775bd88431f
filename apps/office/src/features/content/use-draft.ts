import type { ContentItem } from '@games/contract'
import type { ContentBody } from '@games/contract/content/content-body'
import type { ContentKind } from '@games/domain/content/content-kinds'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { call } from '../../calls/call.ts'
import { useWorker } from '../../session/office-session.ts'
import { type DraftSaver, draftSaver, type SaverState } from './draft-saver.ts'
import { draftStore } from './draft-store.ts'
import { EMPTY } from './kinds.ts'
import { takeUpDrafts } from './take-up-drafts.ts'

/** Of this tab, as long as it is open, also where it is loaded anew. */
function tabName(): string {
  try {
    const name = sessionStorage.getItem('office-tab') ?? crypto.randomUUID()
    sessionStorage.setItem('office-tab', name)
    return name
  } catch {
    return 'tab'
  }
}

interface DraftOptions {
  readonly id: string
  readonly kind: ContentKind
  readonly item: ContentItem | null
  /** What is shown is to be this. */
  readonly onTaken: (body: ContentBody) => void
}

/** What is written on a piece of content, kept on the device and on the server; what lay on the device is taken up first. */
export function useDraft({ id, kind, item, onTaken }: DraftOptions): {
  readonly saver: () => DraftSaver
  readonly state: SaverState
  /** Something that lay on this device was taken up. */
  readonly found: boolean
} {
  const worker = useWorker()
  const client = useQueryClient()
  const [state, setState] = useState<SaverState>({ phase: 'saved', isStored: true, item, conflict: null, error: null })
  const [found, setFound] = useState(false)
  const saver = useRef<DraftSaver>(null)
  const taken = useRef(onTaken)
  useEffect(() => {
    taken.current = onTaken
  }, [onTaken])
  useEffect(() => {
    const store = draftStore(worker.id, id, tabName())
    const params = { id }
    const own = draftSaver({
      item,
      empty: EMPTY[kind],
      store,
      calls: {
        create: (body) => call('createContent', { body: { id, body } }),
        save: async (base, body, confirmed) =>
          (await call('saveContent', { params, body: { base, body, confirmed: [...confirmed] } })).item,
        read: () => call('getContent', { params }),
      },
      onState: (next) => {
        setState(next)
        if (next.phase === 'saved') void client.invalidateQueries({ queryKey: ['listContent'] })
      },
      onTaken: (body) => taken.current(body),
    })
    saver.current = own
    let isLeft = false
    // a draft that cannot be taken up now stays on the device for the next time
    takeUpDrafts({
      kind,
      item,
      store,
      saver: own,
      readVersion: async (version) => (await call('getContentVersion', { params: { id, version } })).body,
      onFound: (body) => {
        setFound(true)
        taken.current(body)
      },
      isLeft: () => isLeft,
    }).catch(() => {})
    const onLeave = (event: BeforeUnloadEvent) => {
      if (own.isUnsaved()) event.preventDefault()
    }
    addEventListener('beforeunload', onLeave)
    return () => {
      isLeft = true
      removeEventListener('beforeunload', onLeave)
      own.stop()
    }
    // the item is what it was when the page was opened
    // oxlint-disable-next-line react/exhaustive-deps
  }, [id, kind, worker.id, client])
  return {
    saver: () => {
      if (!saver.current) throw new Error('the editor is not there yet')
      return saver.current
    },
    state,
    found,
  }
}
