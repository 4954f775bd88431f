import { Breadcrumb } from '../../app-shell/Breadcrumb.tsx'
import { useT } from '../../i18n/use-t.ts'

/** The way back from one discipline's medals to all disciplines. */
export function DisciplineCrumb({ tab, name }: { tab: 'discipline' | 'medallists'; name: string }) {
  const t = useT()
  return <Breadcrumb crumbs={[{ text: t('medals.every-discipline'), address: `/medals/${tab}` }, { text: name }]} />
}
