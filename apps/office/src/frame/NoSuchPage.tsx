import { Empty } from '@games/web/ui/Empty.tsx'
import { useT } from '../i18n/use-t.ts'
import { PageHead } from '../ui/PageHead.tsx'

export function NoSuchPage() {
  const t = useT()
  return (
    <>
      <PageHead title={t('office.not-found')} />
      <Empty title={t('office.not-found-why')}>
        <a className="ui-button" href="/office/">
          {t('office.to-start')}
        </a>
      </Empty>
    </>
  )
}
