import type { Informativo } from '@games/contract/content/shown-content'
import { useEffect } from 'react'
import { ShareButton } from '../../app-shell/ShareButton.tsx'
import { Corrected } from '../../content/Corrected.tsx'
import { Document } from '../../content/Document.tsx'
import { Priority } from '../../content/Priority.tsx'
import { ContentText } from '../../i18n/ContentText.tsx'
import { calendarDay, dayLabel, timeOfDay } from '../../i18n/format.ts'
import { useContent, useLocale, useT, useText } from '../../i18n/use-t.ts'
import { useShownTime } from '../../time/shown-time.ts'
import { RichText } from '../../ui/RichText.tsx'
import { noteRead } from './read-bulletins.ts'

/** A bulletin as a whole. */
export function Bulletin({ bulletin }: { bulletin: Informativo }) {
  const t = useT()
  const text = useText()
  const content = useContent()
  const locale = useLocale()
  const { at } = useShownTime()
  const { id, title, priority, publishedAt, issuer, body, attachments } = bulletin
  useEffect(() => noteRead(id), [id])
  const instant = at(publishedAt)
  const { content: doc, lang } = content(body)
  return (
    <article className="informativos-bulletin">
      <p className="informativos-when">
        <Priority level={priority} />
        <time dateTime={publishedAt}>{`${dayLabel(calendarDay(instant), locale)}, ${timeOfDay(instant)}`}</time>
      </p>
      <h2>
        <ContentText text={title} />
      </h2>
      <RichText doc={doc} top={3} lang={lang} />
      {attachments.map(({ title: name, file }) => (
        <Document key={file.id} of={`${id}/${file.id}`} file={file} name={text(name, file.name)} isKept>
          <ContentText text={name} />
        </Document>
      ))}
      <div className="informativos-foot">
        <p>
          {issuer ? t('content.issued-by', { issuer: text(issuer, '') }) : null} <Corrected of={bulletin} />
        </p>
        <ShareButton />
      </div>
    </article>
  )
}
