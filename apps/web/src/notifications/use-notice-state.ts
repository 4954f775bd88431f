import { useEffect, useState, useSyncExternalStore } from 'react'
import { ownLack, ownPermission } from './device.ts'
import { noticeKeeper } from './keep-notices.ts'
import { type NoticeState, noticeState } from './notice-state.ts'
import { useNotices } from './notices.ts'

/** Notices what is changed in the browser's own settings. */
function usePermission(): void {
  const [, setPermission] = useState(ownPermission)
  useEffect(() => {
    const look = () => {
      const now = ownPermission()
      setPermission(now)
      if (now === 'granted') void noticeKeeper().run()
    }
    let status: PermissionStatus | undefined
    let isOver = false
    void navigator.permissions
      ?.query({ name: 'notifications' })
      .then((found) => {
        if (isOver) return
        status = found
        found.addEventListener('change', look)
      })
      // a browser that does not tell: it is looked at when the page is seen again
      .catch(() => undefined)
    document.addEventListener('visibilitychange', look)
    return () => {
      isOver = true
      status?.removeEventListener('change', look)
      document.removeEventListener('visibilitychange', look)
    }
  }, [])
}

/** Where this device stands. For a browser, once the page is taken over. */
export function useNoticeState(): NoticeState {
  const notices = useNotices()
  usePermission()
  const { status } = noticeKeeper()
  const { fault } = useSyncExternalStore(status.subscribe, status.get)
  return noticeState({ lack: ownLack(), permission: ownPermission(), notices, fault })
}
