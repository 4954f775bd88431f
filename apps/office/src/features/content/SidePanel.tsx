import type { ContentItem } from '@games/contract'
import { useState } from 'react'
import { useT } from '../../i18n/use-t.ts'
import type { DraftSaver } from './draft-saver.ts'
import { HistoryPanel } from './HistoryPanel.tsx'
import type { Language } from './languages.ts'
import { PreviewPanel } from './PreviewPanel.tsx'

interface SidePanelProps {
  /** Null: it was never saved. */
  readonly item: ContentItem | null
  readonly saver: () => DraftSaver
  readonly isBusy: boolean
  /** The language that is written on a phone. */
  readonly language: Language
}

const TABS = ['preview', 'history'] as const
/** As in content.css: from here on the panel stands beside the text and is open. */
const WIDE = '(min-width: 1300px)'

/** Beside the text: how the public would see it, and what became of it so far. */
export function SidePanel({ item, saver, isBusy, language }: SidePanelProps) {
  const t = useT()
  const [shown, setShown] = useState<(typeof TABS)[number] | null>(() => (matchMedia(WIDE).matches ? 'preview' : null))
  return (
    <aside className="content-side-panel" aria-label={t('office-content.beside')}>
      <div className="content-side-tabs" role="group" aria-label={t('office-content.beside')}>
        {TABS.map((tab) => (
          <button
            key={tab}
            type="button"
            aria-pressed={shown === tab}
            onClick={() => setShown(shown === tab ? null : tab)}
          >
            {t(`office-content.${tab}`)}
            {tab === 'history' && item ? <span> {item.version}</span> : null}
          </button>
        ))}
      </div>
      {shown === null ? null : item === null ? (
        <p className="muted small">{t('office-content.preview-later')}</p>
      ) : shown === 'history' ? (
        <HistoryPanel item={item} saver={saver} isBusy={isBusy} />
      ) : (
        <PreviewPanel item={item} language={language} />
      )}
    </aside>
  )
}
