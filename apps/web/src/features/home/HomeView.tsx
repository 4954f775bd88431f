import type { Api, DayMedals, Delegations, HomeDay } from '@games/contract'
import { type ReactNode, useEffect } from 'react'
import { FreshnessLine } from '../../app-shell/FreshnessLine.tsx'
import { PageTitle } from '../../app-shell/PageTitle.tsx'
import { useViews } from '../../cache/use-view.ts'
import { shortDay } from '../../i18n/format.ts'
import { useLocale, useT } from '../../i18n/use-t.ts'
import { useMyDelegation } from '../../session/my-delegation.ts'
import { comingOf, dayNumber, liveOf } from './coming.ts'
import { Hero } from './Hero.tsx'
import { delegationDayQuery, homeQuery } from './home.query.ts'
import { LiveNow } from './LiveNow.tsx'
import { MedalsToday } from './MedalsToday.tsx'
import { MyDelegation } from './MyDelegation.tsx'
import { NextUp } from './NextUp.tsx'

const MOST_NEXT = 3

export interface HomeViewProps {
  readonly api: Api
  readonly gamesName: string
  readonly home: HomeDay
  /** The next day that has units, where nothing is left of this one. */
  readonly after: HomeDay | null
  readonly medals: DayMedals
  readonly delegations: Delegations['delegations']
  /** Games time; null on the server and until hydrated. */
  readonly now: number | null
  /** The way to what changed since the morning: another feature's, which the route adds. */
  readonly changes?: ReactNode
}

/** The home page (spec R2.1 `/`), in one screen: what is on, what is next, today's medals, one's delegation. */
export function HomeView({ api, gamesName, home, after, medals, delegations, now, changes }: HomeViewProps) {
  const t = useT()
  const locale = useLocale()
  const mine = useMyDelegation()
  const live = liveOf(home)
  const [hero, ...others] = live
  const coming = comingOf(after ?? home, now)
  const position = dayNumber(home)
  const nothingNext =
    home.days.length === 0 ? t('home.not-published') : hero ? t('home.nothing-after') : t('home.all-over')
  useRefetchedHome({ api, home, live: live.length, coming: coming.length, mine })
  return (
    <>
      <PageTitle title={gamesName} full={t('home.title')} />
      <FreshnessLine
        text={[shortDay(home.day, locale), position ? t('home.day-of', position) : ''].filter(Boolean).join(', ')}
      />
      {changes}
      <div className="home">
        <div className="home-column">
          {hero ? (
            <>
              <Hero unit={hero} mine={mine} />
              <LiveNow others={others} />
            </>
          ) : (
            <p className="home-quiet">{t('home.nothing-live')}</p>
          )}
          <div className={hero ? 'home-next-few' : undefined}>
            <NextUp coming={coming.slice(0, MOST_NEXT)} day={after?.day ?? null} now={now}>
              <p className="home-none">{nothingNext}</p>
            </NextUp>
          </div>
        </div>
        <div className="home-column">
          <MedalsToday medals={medals} mine={mine} />
          <MyDelegation api={api} day={home.day} mine={mine} delegations={delegations} leader={medals.leader} />
        </div>
      </div>
    </>
  )
}

/**
 * What the day's rows cannot say by themselves: the units to come that were given run out while the day has more, and a delegation has
 * fewer left whenever something begins or ends.
 */
function useRefetchedHome({
  api,
  home,
  live,
  coming,
  mine,
}: {
  api: Api
  home: HomeDay
  live: number
  coming: number
  mine: string | null
}): void {
  const views = useViews()
  const { day } = home
  const runsOut = coming < MOST_NEXT && home.toCome > MOST_NEXT
  useEffect(() => {
    if (runsOut) void views.refetch(homeQuery(api, day).key)
  }, [views, api, day, runsOut])
  useEffect(() => {
    if (mine !== null) void views.refetch(delegationDayQuery(api, mine, day).key)
  }, [views, api, day, mine, live, coming])
}
