import type { ErrorComponentProps } from '@tanstack/react-router'
import { useRouter } from '@tanstack/react-router'
import { CallFailed } from '../ui/CallFailed.tsx'

/** A page that could not be shown: its part, its messages or something within it failed. */
export function PageFailed({ error }: ErrorComponentProps) {
  const router = useRouter()
  return (
    <div className="office-page">
      <CallFailed error={error} onRetry={() => void router.invalidate()} />
    </div>
  )
}
