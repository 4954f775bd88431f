import { createFileRoute } from '@tanstack/react-router'
import { SectionPage } from '../features/pages/index.ts'

export const Route = createFileRoute('/official-photos')({
  staticData: { messages: ['pages'] },
  component: () => <SectionPage section="official-photos" />,
})
