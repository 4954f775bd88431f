import { createFileRoute } from '@tanstack/react-router'
import { ErrorStatus } from '../app-shell/ErrorStatus.tsx'

export const Route = createFileRoute('/403')({
  staticData: { status: 403 },
  component: () => <ErrorStatus status={403} />,
})
