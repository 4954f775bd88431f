import { PageTitle } from '../../app-shell/PageTitle.tsx'
import { useT } from '../../i18n/use-t.ts'
import { EmptySection } from './EmptySection.tsx'
import type { SectionKey } from './sections.ts'

/** The page of a section that nothing has been published for (spec §2); `of` narrows its title: "Judô". */
export function SectionPage({ section, of }: { section: SectionKey; of?: string }) {
  const t = useT()
  const title = t(`pages.title-${section}`)
  return (
    <>
      <PageTitle title={title} full={of === undefined ? title : `${title}, ${of}`} />
      <EmptySection section={section} />
    </>
  )
}
