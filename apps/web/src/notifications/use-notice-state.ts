import { useEffect, useState, useSyncExternalStore } from 'react'
import { isNative } from '../platform/is-native.ts'
import { ownLack, ownPermission } from './device.ts'
import { lookAtPermission, noticeKeeper } from './keep-notices.ts'
import { type NoticeState, noticeState } from './notice-state.ts'
import { useNotices } from './notices.ts'

/** Notices what is changed in the browser's own settings. */
function usePermission(): void {
  const [, setPermission] = useState(ownPermission)
  useEffect(() => {
    let status: PermissionStatus | undefined
    let isOver = false
    const look = async () => {
      const now = await lookAtPermission()
      if (isOver) return
      setPermission(now)
      if (now === 'granted') void noticeKeeper().run()
    }
    const onChange = () => void look()
    void navigator.permissions
      ?.query({ name: 'notifications' })
      .then((found) => {
        if (isOver) return
        status = found
        found.addEventListener('change', onChange)
      })
      // a browser that does not tell: it is looked at when the page is seen again
      .catch(() => undefined)
    document.addEventListener('visibilitychange', onChange)
    // the system is asked, and answers later
    if (isNative()) onChange()
    return () => {
      isOver = true
      status?.removeEventListener('change', onChange)
      document.removeEventListener('visibilitychange', onChange)
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
