import type { ContentFile } from '@games/contract/content/shown-content'
import { type MouseEvent, useEffect, useState } from 'react'
import { useMoment } from '../app-shell/use-moment.ts'
import { type KeptFile, keepFile, keptBytes, keptFile } from '../cache/kept-files.ts'
import { useT } from '../i18n/use-t.ts'
import { fetchDocument, fileHref, keepBytes, openFile, showBytes } from '../platform/open-file.ts'
import { toast } from '../ui/toast.ts'

/** How a document stands: on the server, on its way, on the device, or not to be had. */
type DocumentState = 'there' | 'busy' | 'kept' | 'failed'

const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

/** Opening and downloading a document, with the messages of the specification (§8). Without script both are plain links. */
export function useDocument(of: string, file: ContentFile, isKept: boolean) {
  const t = useT()
  const moment = useMoment()
  const [kept, setKept] = useState<KeptFile | undefined>()
  const [work, setWork] = useState<'busy' | 'failed' | null>(null)
  useEffect(() => {
    let isGone = false
    if (isKept)
      void keptFile(of).then((found) => {
        if (!isGone) setKept(found)
      })
    return () => {
      isGone = true
    }
  }, [of, isKept])
  const address = file.variants[0]?.address ?? ''
  const href = fileHref(address)
  const id = `document ${of}`
  const isHere = kept?.file === file.id

  const openKept = async () => {
    const bytes = await keptBytes(of)
    if (!bytes || !(await showBytes(bytes, file.name))) toast.error(t('content.open-failed'), { id })
  }
  const open = async () => {
    if (isHere) return openKept()
    if (await openFile(href)) toast.error(t('content.open-failed'), { id, description: t('app-shell.try-later') })
  }
  const download = async () => {
    if (work === 'busy') return undefined
    setWork('busy')
    const bytes = await fetchDocument(href)
    if (typeof bytes === 'string' || !(await keepBytes(bytes, file.name))) {
      setWork('failed')
      toast.error(t('content.failed'), { id, description: t('app-shell.try-later') })
      return undefined
    }
    if (isKept) {
      await keepFile(of, file.id, bytes)
      setKept(await keptFile(of))
    }
    setWork(null)
    toast.success(t('content.done'), { id })
    return undefined
  }
  const instead = (act: () => Promise<void>) => (event: MouseEvent) => {
    if (!isPlain(event)) return
    event.preventDefault()
    void act()
  }
  const state: DocumentState = work ?? (isHere ? 'kept' : 'there')
  return {
    href,
    state,
    /** When what remains of an earlier document was downloaded; null: nothing remains. */
    remaining: kept && !isHere ? moment(new Date(kept.at).toISOString()) : null,
    onOpen: instead(open),
    onDownload: instead(download),
    openKept: () => void openKept(),
  }
}
