import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { useT } from '../../i18n/use-t.ts'
import { Sheet } from '../../ui/Sheet.tsx'
import { MenuEntries } from './MenuEntries.tsx'
import { MenuTools } from './MenuTools.tsx'

/** The menu over the page it was opened on. It leaves as soon as one goes somewhere, be it to the same page. */
export function MenuSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useT()
  const router = useRouter()
  const leave = useEffectEvent(onClose)
  useEffect(() => router.subscribe('onBeforeNavigate', () => leave()), [router])
  return (
    <Sheet open={open} onClose={onClose} title={t('app-shell.menu')} closeLabel={t('app-shell.close')} height="full">
      <MenuEntries />
      <MenuTools />
    </Sheet>
  )
}
