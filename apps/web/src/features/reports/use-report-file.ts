import type { MouseEvent } from 'react'
import { useViews } from '../../cache/use-view.ts'
import { useT } from '../../i18n/use-t.ts'
import { toast } from '../../ui/toast.ts'
import { downloadFile, type FileFault, fileHref, openFile } from '../../platform/open-file.ts'

/** A download that takes longer says that it is under way. Milliseconds. */
const SLOW = 300

/** True for a plain click: a new tab, a window or a download requested by keys is the browser's. */
const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

/** Opening and downloading a report, with the messages of the specification (§8). Without script both are plain links. */
export function useReportFile({ address }: { readonly address: string }) {
  const t = useT()
  const views = useViews()
  const href = fileHref(address)
  const name = address.slice(address.lastIndexOf('/') + 1).replace(/\?.*$/, '')
  const id = `report ${address}`

  const notify = (title: string, fault: FileFault) => {
    toast.error(title, { id, description: t(`reports.fault-${fault}`) })
    // the list on the page may be older than the file's going
    if (fault === 'gone') for (const { key, watched } of views.entries()) if (watched) void views.refetch(key)
  }
  const open = async () => {
    const fault = await openFile(href)
    if (fault) notify(t('reports.open-failed'), fault)
  }
  const download = async () => {
    const slow = setTimeout(() => toast.loading(t('reports.downloading'), { id }), SLOW)
    const fault = await downloadFile(href, name)
    clearTimeout(slow)
    if (fault) notify(t('reports.download-failed'), fault)
    else toast.success(t('reports.downloaded'), { id })
  }
  const instead = (act: () => Promise<void>) => (event: MouseEvent) => {
    if (!isPlain(event)) return
    event.preventDefault()
    void act()
  }
  return { href, name, onOpen: instead(open), onDownload: instead(download) }
}
