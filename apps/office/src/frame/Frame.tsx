import { belongsTo } from '@games/domain/accounts/user-types'
import { Outlet } from '@tanstack/react-router'
import { useT } from '../i18n/use-t.ts'
import { useWorker } from '../session/office-session.ts'
import { FrameKeys } from './FrameKeys.tsx'
import { NotAllowed } from './NotAllowed.tsx'
import { Notices } from './Notices.tsx'
import { PhoneBar } from './PhoneBar.tsx'
import { Sidebar } from './Sidebar.tsx'
import { SessionEnded } from './SessionEnded.tsx'
import { TopBar } from './TopBar.tsx'
import { useFollowedLinks } from './use-followed-links.ts'
import { usePage } from './use-place.ts'
import { useRail } from './use-rail.ts'

/** The office around a page: sidebar, top, what is to be known of server and session, and on phones a bar at the foot. */
export function Frame() {
  const t = useT()
  const { role, username } = useWorker()
  const { audience, rail: wantsRail } = usePage()
  const [rail, toggleRail] = useRail(wantsRail)
  useFollowedLinks()
  return (
    <div className={rail ? 'frame frame-rail' : 'frame'}>
      <a className="frame-skip" href="#page">
        {t('office.skip')}
      </a>
      <Sidebar rail={rail} onToggle={toggleRail} />
      <div className="frame-right">
        <TopBar />
        <Notices />
        {belongsTo(audience, role) ? (
          <main id="page" className="frame-page" tabIndex={-1}>
            <Outlet />
          </main>
        ) : (
          <NotAllowed username={username} forAdmins />
        )}
      </div>
      <PhoneBar />
      <SessionEnded />
      <FrameKeys onToggleRail={toggleRail} />
    </div>
  )
}
