import type { MedalTableView } from '@games/contract'
import { useState } from 'react'
import { useGames } from '../../app-shell/games-context.ts'
import { calendarDay, shortDay, timeOfDay } from '../../i18n/format.ts'
import type { Locale } from '../../i18n/locale.ts'
import { useLocale, useT, useText } from '../../i18n/use-t.ts'
import { useGamesNow } from '../../live/live-context.ts'
import { isNative } from '../../platform/is-native.ts'
import { openPlatform } from '../../platform/open-platform.ts'
import { pageMeta } from '../../platform/page-meta.ts'
import { type ShownTime, useShownTime } from '../../time/shown-time.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { Menu } from '../../ui/Menu.tsx'
import { toast } from '../../ui/toast.ts'
import { DotsSign } from './DotsSign.tsx'
import { inOrder, rankOf } from './medal-order.ts'
import type { MedalSort } from './medal-search.ts'
import { tableText } from './table-text.ts'

export interface TableMenuProps {
  readonly view: MedalTableView
  readonly sort: MedalSort
  /** Title of the table's subject; absent for the table of all events. */
  readonly of?: string | undefined
}

/** A moment in the time shown. The text leaves the page, which says whose time that is: where it is not the venue's it says so itself. */
function momentIn(shown: ShownTime, instant: number | string, locale: Locale): string {
  const written = shown.at(instant)
  const offset = shown.zone === null ? '' : ` (UTC${written.slice(-6)})`
  return `${shortDay(calendarDay(written), locale)} ${timeOfDay(written)}${offset}`
}

/** What the press does with a table: text and CSV to copy, files for spreadsheets, print. Opens by itself: it was pressed before it was loaded. */
export function TableMenu({ view, sort, of }: TableMenuProps) {
  const t = useT()
  const text = useText()
  const locale = useLocale()
  const { today } = useGames()
  const now = useGamesNow()
  const shown = useShownTime()
  const [uncopied, setUncopied] = useState<string | null>(null)
  const copy = async (words: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(words)
      toast.success(t('medals.copied'))
    } catch {
      // refused, or no clipboard on this device: the visitor takes it by hand
      setUncopied(words)
    }
  }
  const at = view.at === null ? '' : `&at=${view.at}`
  const origin = pageMeta('api-base') || location.origin
  const table = (format: 'csv' | 'xlsx') => `${origin}/api/medals/${view.scope}/table.${format}?lang=${locale}${at}`
  const book = `${origin}/api/books/medals/${view.scope}.pdf?lang=${locale}${at}`
  const copyCsv = async (): Promise<void> => {
    try {
      const answer = await fetch(table('csv'))
      if (!answer.ok) throw new Error(`status ${answer.status}`)
      await copy(await answer.text())
    } catch {
      toast.error(t('medals.no-csv'), { description: t('app-shell.try-later') })
    }
  }
  const copyText = (): Promise<void> => {
    const instant = view.at === null ? now : view.at.includes('T') ? view.at : null
    const when =
      instant !== null
        ? momentIn(shown, instant, locale)
        : view.at === null
          ? shortDay(today, locale)
          : t('medals.end-of-day', { day: shortDay(view.at, locale) })
    const nameOf = (row: (typeof view.rows)[number]) => text(row.organisation.name, row.organisation.code)
    return copy(
      tableText({
        head: t('medals.text-head', {
          title: of === undefined ? t('medals.title') : `${t('medals.title')}, ${of}`,
          when,
          finished: view.finishedEvents,
          total: view.totalEvents,
        }),
        rows: inOrder(view.rows, sort, nameOf).map((row) => ({ ...rankOf(row, sort), name: nameOf(row), counts: row })),
      }),
    )
  }
  /** The store's apps cannot keep a file themselves: the device's browser does. */
  const download = async (file: string): Promise<void> => {
    if (isNative()) await (await openPlatform()).openExternal(file)
    else Object.assign(document.createElement('a'), { href: file, download: '' }).click()
  }
  return (
    <span className="medals-menu">
      <Menu
        opened
        buttonClass="app-shell-icon-button"
        label={t('medals.use-table')}
        button={<DotsSign />}
        lines={[
          { key: 'text', label: t('medals.copy-text'), onSelect: () => void copyText() },
          { key: 'csv', label: t('medals.copy-csv'), onSelect: () => void copyCsv() },
          { key: 'download', label: t('medals.download-csv'), onSelect: () => void download(table('csv')) },
          { key: 'xlsx', label: t('medals.download-xlsx'), onSelect: () => void download(table('xlsx')) },
          { key: 'book', label: t('medals.download-pdf'), onSelect: () => void download(book) },
          { key: 'print', label: t('medals.print'), onSelect: () => window.print() },
        ]}
      />
      <Dialog
        title={t('medals.copy-by-hand')}
        closeLabel={t('app-shell.close')}
        open={uncopied !== null}
        onClose={() => setUncopied(null)}
      >
        <textarea
          className="ui-input medals-text"
          aria-label={t('medals.copy-by-hand')}
          readOnly
          value={uncopied ?? ''}
          onFocus={(event) => event.target.select()}
        />
      </Dialog>
    </span>
  )
}
