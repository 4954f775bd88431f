import { createFileRoute } from '@tanstack/react-router'
import { EmptySection } from '../features/pages/index.ts'

export const Route = createFileRoute('/discipline/$key/_sections/reports')({
  staticData: { messages: ['pages'] },
  component: () => <EmptySection section="reports" />,
})
