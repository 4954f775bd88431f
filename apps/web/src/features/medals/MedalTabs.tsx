import { useT } from '../../i18n/use-t.ts'
import { Tabs } from '../../ui/Tabs.tsx'

/** The tabs of the medals, in order (spec R2.6), and where they are. */
const MEDAL_TABS = {
  all: '/medals/all',
  discipline: '/medals/discipline',
  gender: '/medals/gender',
  division: '/medals/division',
  medallists: '/medals/medallists',
} as const
export type MedalTab = keyof typeof MEDAL_TABS
const TABS = Object.keys(MEDAL_TABS) as MedalTab[]

export function MedalTabs({ shown }: { shown: MedalTab }) {
  const t = useT()
  return (
    <Tabs label={t('medals.tabs')}>
      {TABS.map((tab) => (
        <a key={tab} href={MEDAL_TABS[tab]} aria-current={tab === shown ? 'page' : undefined}>
          {t(`medals.tab-${tab}`)}
        </a>
      ))}
    </Tabs>
  )
}
