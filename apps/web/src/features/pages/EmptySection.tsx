import { useT } from '../../i18n/use-t.ts'
import { Empty } from '../../ui/Empty.tsx'
import { SECTIONS, type SectionKey } from './sections.ts'

/** What a section is for, that there is nothing in it, why, and the way on: never a promise. */
export function EmptySection({ section }: { section: SectionKey }) {
  const t = useT()
  const { key, address } = SECTIONS[section]
  return (
    <>
      <p className="pages-about">{t(`pages.about-${section}`)}</p>
      <Empty title={t('app-shell.no-results')} why={t(`pages.why-${section}`)}>
        <a className="ui-button" href={address}>
          {t(`pages.next-${key}`)}
        </a>
      </Empty>
    </>
  )
}
