import type { Announcement, Announcements } from '@games/contract'
import { FreshnessLine } from '../../app-shell/FreshnessLine.tsx'
import { PageTitle } from '../../app-shell/PageTitle.tsx'
import { Corrected } from '../../content/Corrected.tsx'
import { MoreOf } from '../../content/MoreOf.tsx'
import { usePublished } from '../../content/use-published.ts'
import { useShownPart } from '../../content/use-shown-part.ts'
import { ContentText } from '../../i18n/ContentText.tsx'
import { useContent, useT } from '../../i18n/use-t.ts'
import { RichText } from '../../ui/RichText.tsx'

/** The organiser's communications, the newest first, each with its whole text (R6.1). */
export function AnnouncementsPage({ view: { announcements } }: { view: Announcements }) {
  const t = useT()
  const { shown, showMore } = useShownPart(announcements, '')
  return (
    <>
      <PageTitle title={t('pages.title-announcements')} />
      <FreshnessLine text={t('pages.about-announcements')} />
      <ul className="announcements">
        {shown.map((one) => (
          <Line key={one.id} announcement={one} />
        ))}
      </ul>
      <MoreOf shown={shown.length} of={announcements.length} onMore={showMore} />
    </>
  )
}

function Line({ announcement }: { announcement: Announcement }) {
  const t = useT()
  const inLocale = useContent()
  const published = usePublished()
  const { id, level, title, body, publishedAt, correctedAt } = announcement
  const shown = body && inLocale(body)
  return (
    <li id={id}>
      <article>
        <p className="announcements-when">
          {level === 'notice' ? null : (
            <span className={`announcements-level announcements-level-${level}`}>{t(`app-shell.banner-${level}`)}</span>
          )}
          <time dateTime={publishedAt}>{published({ publishedAt, correctedAt: null })}</time>
        </p>
        <h2>
          <ContentText text={title} />
        </h2>
        {shown ? <RichText doc={shown.content} lang={shown.lang} top={3} /> : null}
        {correctedAt === null ? null : (
          <p className="announcements-when">
            <Corrected of={announcement} />
          </p>
        )}
      </article>
    </li>
  )
}
