import { useT } from '../../i18n/use-t.ts'
import { Empty } from '../../ui/Empty.tsx'

/** In place of a schedule that has not been published. */
export function NoGames() {
  const t = useT()
  return <Empty title={t('schedule.no-games')} why={t('schedule.no-games-why')} />
}
