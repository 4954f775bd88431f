import { useText } from '@games/web/i18n/use-t.ts'
import { useEffect, useState } from 'react'
import { useT } from '../i18n/use-t.ts'
import { isByLink } from '../store/kept.ts'
import { useDesk, useDeskState } from '../store/use-desk.ts'
import { go } from '../ui/address.ts'
import { TopBar } from '../ui/TopBar.tsx'
import { DayList } from './DayList.tsx'
import { DeviceMenu } from './DeviceMenu.tsx'
import { NetBar } from './NetBar.tsx'
import { UseLink } from './UseLink.tsx'

/** The units of one's own courts: what is open here, what comes next, what is over. */
export function ChooseScreen() {
  const t = useT()
  const text = useText()
  const desk = useDesk()
  const { device, list, weighIns } = useDeskState()
  const [asksLink, askLink] = useState(false)
  useEffect(() => desk.open(null), [desk])
  const venues = [...new Map((list?.courts ?? []).map((court) => [court.venue, court])).values()]
  const venue = venues.find((one) => one.venue === device.court?.venue)
  const title = venue ? text(venue.venueName, venue.venue) : t('desk.title')
  return (
    <div className="desk-page">
      <TopBar title={title} under={device.me?.name ?? (device.me ? t('desk.by-link') : t('desk.nobody'))}>
        <DeviceMenu />
      </TopBar>
      <NetBar />
      <main className="desk-body">
        {venues.length > 1 ? (
          <label className="desk-field">
            <span>{t('desk.venue')}</span>
            <select
              value={device.court?.venue ?? ''}
              onChange={({ target }) =>
                void desk.chooseCourt({ venue: target.value, location: null }).catch(() => undefined)
              }
            >
              <option value="">–</option>
              {venues.map((one) => (
                <option key={one.venue} value={one.venue}>
                  {text(one.venueName, one.venue)}
                </option>
              ))}
            </select>
          </label>
        ) : null}
        {weighIns.length > 0 && !isByLink(device) ? (
          <button type="button" className="desk-button" data-key="weigh-in" onClick={() => go({ is: 'weigh-in' })}>
            {t('desk.weigh-in')}
          </button>
        ) : null}
        <DayList />
      </main>
      <footer className="desk-foot desk-foot-2">
        <button type="button" className="desk-button" onClick={() => askLink(true)}>
          {t('desk.use-link')}
        </button>
        <button type="button" className="desk-button" onClick={() => go({ is: 'practise' })}>
          {t('desk.practise')}
        </button>
      </footer>
      {asksLink ? <UseLink onClose={() => askLink(false)} /> : null}
    </div>
  )
}
